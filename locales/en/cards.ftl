### The cards. A name is the one printed; .a and .the are its forms in a sentence, .count is the form in a
### list, .text says what the card does.

card-indigo-plant = Indigo plant
    .a = an indigo plant
    .the = the indigo plant
    .count = { $n ->
        [1] indigo plant
       *[other] { $n } indigo plants
    }
    .text = Producer: holds one good, indigo.

card-sugar-mill = Sugar mill
    .a = a sugar mill
    .the = the sugar mill
    .count = { $n ->
        [1] sugar mill
       *[other] { $n } sugar mills
    }
    .text = Producer: holds one good, sugar.

card-tobacco-storage = Tobacco storage
    .a = a tobacco storage
    .the = the tobacco storage
    .count = { $n ->
        [1] tobacco storage
       *[other] { $n } tobacco storages
    }
    .text = Producer: holds one good, tobacco.

card-coffee-roaster = Coffee roaster
    .a = a coffee roaster
    .the = the coffee roaster
    .count = { $n ->
        [1] coffee roaster
       *[other] { $n } coffee roasters
    }
    .text = Producer: holds one good, coffee.

card-silver-smelter = Silver smelter
    .a = a silver smelter
    .the = the silver smelter
    .count = { $n ->
        [1] silver smelter
       *[other] { $n } silver smelters
    }
    .text = Producer: holds one good, silver.

card-smithy = Smithy
    .a = a smithy
    .the = the smithy
    .count = { $n ->
        [1] smithy
       *[other] { $n } smithies
    }
    .text = Builder: production buildings cost you 1 card less.

card-gold-mine = Gold mine
    .a = a gold mine
    .the = the gold mine
    .count = { $n ->
        [1] gold mine
       *[other] { $n } gold mines
    }
    .text = { $edition ->
        [first] Prospector: may turn up 4 cards; if all their costs differ, take any one of them.
       *[second] Prospector: may turn up 4 cards; if all their costs differ, take the cheapest.
    }

card-archive = Archive
    .a = an archive
    .the = the archive
    .count = { $n ->
        [1] archive
       *[other] { $n } archives
    }
    .text = Councillor: choose what to discard from your whole hand, not only from the cards dealt.

card-poor-house = Poor house
    .a = a poor house
    .the = the poor house
    .count = { $n ->
        [1] poor house
       *[other] { $n } poor houses
    }
    .text = Builder: draw 1 card if you have built and then hold at most 1 card.

card-black-market = Black market
    .a = a black market
    .the = the black market
    .count = { $n ->
        [1] black market
       *[other] { $n } black markets
    }
    .text = Builder: pay with up to 2 goods as if they were cards.

card-trading-post = Trading post
    .a = a trading post
    .the = the trading post
    .count = { $n ->
        [1] trading post
       *[other] { $n } trading posts
    }
    .text = Trader: sell 1 good more.

card-well = Well
    .a = a well
    .the = the well
    .count = { $n ->
        [1] well
       *[other] { $n } wells
    }
    .text = Producer: draw 1 card if you made at least 2 goods.

card-market-stand = Market stand
    .a = a market stand
    .the = the market stand
    .count = { $n ->
        [1] market stand
       *[other] { $n } market stands
    }
    .text = Trader: draw 1 card if you sold at least 2 goods.

card-crane = Crane
    .a = a crane
    .the = the crane
    .count = { $n ->
        [1] crane
       *[other] { $n } cranes
    }
    .text = Builder: may build over a building of yours and pay only the difference; never over a crane or over its like.

card-chapel = Chapel
    .a = a chapel
    .the = the chapel
    .count = { $n ->
        [1] chapel
       *[other] { $n } chapels
    }
    .text = Start of a round: may tuck 1 hand card, worth 1 point at the end.

card-tower = Tower
    .a = a tower
    .the = the tower
    .count = { $n ->
        [1] tower
       *[other] { $n } towers
    }
    .text = Start of a round: your hand limit is 12.

card-aqueduct = Aqueduct
    .a = an aqueduct
    .the = the aqueduct
    .count = { $n ->
        [1] aqueduct
       *[other] { $n } aqueducts
    }
    .text = Producer: make 1 good more.

card-carpenter = Carpenter
    .a = a carpenter
    .the = the carpenter
    .count = { $n ->
        [1] carpenter
       *[other] { $n } carpenters
    }
    .text = Builder: draw 1 card after building a city building.

card-prefecture = Prefecture
    .a = a prefecture
    .the = the prefecture
    .count = { $n ->
        [1] prefecture
       *[other] { $n } prefectures
    }
    .text = Councillor: keep 2 of the cards dealt.

card-market-hall = Market hall
    .a = a market hall
    .the = the market hall
    .count = { $n ->
        [1] market hall
       *[other] { $n } market halls
    }
    .text = Trader: draw 1 card if you sold anything.

card-quarry = Quarry
    .a = a quarry
    .the = the quarry
    .count = { $n ->
        [1] quarry
       *[other] { $n } quarries
    }
    .text = Builder: city buildings cost you 1 card less.

card-library = Library
    .a = a library
    .the = the library
    .count = { $n ->
        [1] library
       *[other] { $n } libraries
    }
    .text = Every role: the privilege of the role you choose counts twice; with two players, of one role a round.

card-statue = Statue
    .a = a statue
    .the = the statue
    .count = { $n ->
        [1] statue
       *[other] { $n } statues
    }
    .text = Monument: only worth its points.

card-victory-column = Victory column
    .a = a victory column
    .the = the victory column
    .count = { $n ->
        [1] victory column
       *[other] { $n } victory columns
    }
    .text = Monument: only worth its points.

card-hero = Hero
    .a = a hero
    .the = the hero
    .count = { $n ->
        [1] hero
       *[other] { $n } heroes
    }
    .text = Monument: only worth its points.

card-guild-hall = Guild hall
    .a = a guild hall
    .the = the guild hall
    .count = { $n ->
        [1] guild hall
       *[other] { $n } guild halls
    }
    .text = { $edition ->
        [first] End: 2 points for each of your production buildings.
       *[second] End: 1 point for each of your production buildings and 1 for each kind of them.
    }

card-city-hall = City hall
    .a = a city hall
    .the = the city hall
    .count = { $n ->
        [1] city hall
       *[other] { $n } city halls
    }
    .text = End: 1 point for each of your city buildings, itself included.

card-triumphal-arch = Triumphal arch
    .a = a triumphal arch
    .the = the triumphal arch
    .count = { $n ->
        [1] triumphal arch
       *[other] { $n } triumphal arches
    }
    .text = End: 4, 6 or 8 points for 1, 2 or 3 monuments.

card-palace = Palace
    .a = a palace
    .the = the palace
    .count = { $n ->
        [1] palace
       *[other] { $n } palaces
    }
    .text = End: 1 point for every 4 points you have from everything else.

card-guard-room = Guard room
    .a = a guard room
    .the = the guard room
    .count = { $n ->
        [1] guard room
       *[other] { $n } guard rooms
    }
    .text = Start of a round: rivals without guard room or tower have hand limit 6.

card-office-building = Office building
    .a = an office building
    .the = the office building
    .count = { $n ->
        [1] office building
       *[other] { $n } office buildings
    }
    .text = Start of a round: may exchange 1 or 2 hand cards.

card-hut = Hut
    .a = a hut
    .the = the hut
    .count = { $n ->
        [1] hut
       *[other] { $n } huts
    }
    .text = Trader: draw 1 card if nobody sold anything.

card-tavern = Tavern
    .a = a tavern
    .the = the tavern
    .count = { $n ->
        [1] tavern
       *[other] { $n } taverns
    }
    .text = Builder: draw 1 card at the end of the phase if nobody has fewer buildings and somebody more; not when just built.

card-caritas = Caritas
    .a = the Caritas
    .the = the Caritas
    .count = { $n ->
        [1] Caritas
       *[other] { $n } Caritas
    }
    .text = Builder: draw 1 card at the end of the phase if nobody has fewer buildings and somebody more, already when just built.

card-park = Park
    .a = a park
    .the = the park
    .count = { $n ->
        [1] park
       *[other] { $n } parks
    }
    .text = Builder: takes 6 off the price of what a crane builds over it.

card-customs-office = Customs office
    .a = a customs office
    .the = the customs office
    .count = { $n ->
        [1] customs office
       *[other] { $n } customs offices
    }
    .text = Councillor: gets a good if empty. Trader: that good sells for 2 cards.

card-bank = Bank
    .a = a bank
    .the = the bank
    .count = { $n ->
        [1] bank
       *[other] { $n } banks
    }
    .text = Start of a round: once a game, tuck any hand cards, worth 1 point each.

card-harbor = Harbor
    .a = a harbor
    .the = the harbor
    .count = { $n ->
        [1] harbor
       *[other] { $n } harbors
    }
    .text = Trader: one good of each sale of yours is tucked here, worth 1 point.

card-goldsmith = Goldsmith
    .a = a goldsmith
    .the = the goldsmith
    .count = { $n ->
        [1] goldsmith
       *[other] { $n } goldsmiths
    }
    .text = Prospector: may turn up a card; it is yours if no town has its kind.

card-residence = Residence
    .a = a residence
    .the = the residence
    .count = { $n ->
        [1] residence
       *[other] { $n } residences
    }
    .text = End: 4, 7, 9 or 10 points for 1, 2, 3 or 4 sets of three different buildings of one cost.

card-cathedral = Cathedral
    .a = the cathedral
    .the = the cathedral
    .count = { $n ->
        [1] cathedral
       *[other] { $n } cathedrals
    }
    .text = Builder: anybody may build it from beside the roles. End: 4, 7, 9 or 10 points for 1, 2, 3 or 4 six-cost buildings of rivals.

card-debt-relief = Debt relief
    .text = Everybody draws 3 cards.

card-earthquake = Earthquake
    .text = Everybody gives up a building with all that lies on and under it.

card-free-building = Free building
    .text = Everybody may build a hand card of cost 4 or less for nothing.

card-general-amnesty = General amnesty
    .text = Everybody may exchange any number of hand cards.

card-governor-visit = Governor's visit
    .text = Carry out a role again that was used in this round, with its privilege.

card-taxes = Taxes
    .text = Everybody else discards a card.
