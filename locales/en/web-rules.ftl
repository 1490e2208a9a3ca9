### The rules page, and what is good to know about single cards (one ruling a line). Numbers in brackets are sections of RULES.md.

rules-title = The rules
rules-lead = Five minutes of reading, and you can play. What is folded up can wait until you need it.
rules-lesson = Would you rather play than read? The guided first game takes about ten minutes.
rules-contents = Contents
rules-number = § { $section }
rules-more = The fine print

## What it is about.

rules-about-title = What it is about
rules-about-goal = Everybody builds a town, card by card. Each building is worth points; most of them also help you to build the next ones. When somebody has twelve buildings the game is over, and the town with the most points wins.
rules-about-cards = There is no money and there are no pieces. Cards are everything: plans, coins and goods. The art is to decide which cards to build and which to spend.

## The table.

rules-table-title = The table
rules-table-town = Your town lies in front of you. It starts with one indigo plant and grows to twelve buildings at most.
rules-table-hand = Your hand: four cards to begin with, and nobody else may see them.
rules-table-roles = The five roles lie in the middle. You play by taking them.
rules-table-house = The trading house: five price tiles, face down in a stack.
rules-table-deck = The deck, from which all cards come, and the discard pile, to which they all go, face down.
rules-table-governor = One player is the governor and begins the round.
rules-table-more =
    One indigo plant for each player is taken out of the deck before it is shuffled. (3.1)
    The first governor is drawn by lot, unless you name somebody. (1.6)
    When the deck is used up, the discard pile is shuffled and becomes the deck. If both are empty, there is simply nothing to draw. (4.11, 4.12)

## Three uses of a card.

rules-cards-title = One card, three uses
rules-cards-building = In your town it is a building. Its cost stands at the top, its points at the bottom.
rules-cards-money = In your hand it is also a coin: whatever is printed on it, it pays for 1.
rules-cards-good = Face down on a production building it is a good, and nobody knows what is on the other side.
rules-cards-kinds = Production buildings hold goods, and you may have as many of one kind as you like. All others are city buildings, of which you may have only one of each kind. Among them are the monuments, which are worth points and nothing else, and those that cost 6, whose points are counted at the end.
rules-cards-link = Look at all cards

## A round.

rules-round-title = A round
rules-round-choose = The governor takes one of the five roles. Everybody carries it out, beginning with the one who took it and going clockwise.
rules-round-next = Then the next player takes one of the roles that are left, and so on. With three players three roles are played in a round, with four players four.
rules-round-two = With two players the governor takes a role, then the other, then the governor once more.
rules-round-end = At the end all roles go back to the middle, and the player on the governor’s left becomes governor.
rules-round-privilege = Whoever takes a role gets its privilege: something extra that the others do not get.
rules-round-more =
    You must take a role, but you need not build, produce or sell. What costs nothing comes by itself and cannot be turned down. (4.9)
    A role is carried out to its end before the next one is taken. (4.8)
    Producing, selling and choosing cards happens at the same time for everybody; building and prospecting one after another. (5.7)

## The roles.

rules-roles-title = The five roles
rules-roles-all = Everybody
rules-roles-privilege = Privilege
rules-roles-library = The library doubles the privilege of the role you take: 2 cards off, 2 more goods to make or to sell, 8 cards to look at, 2 cards to draw.
rules-role-builder-all = may build one building.
rules-role-builder-privilege = You pay 1 card less.
rules-role-producer-all = makes 1 good on an empty production building.
rules-role-producer-privilege = You make 1 good more.
rules-role-trader-all = may sell 1 good at the prices of the tile that is turned up.
rules-role-trader-privilege = You sell 1 good more.
rules-role-councillor-all = looks at 2 cards and keeps 1.
rules-role-councillor-privilege = You look at 5 and keep 1.
rules-role-prospector-all = gets nothing.
rules-role-prospector-privilege = You draw 1 card.

## Building.

rules-building-title = Building and paying
rules-building-how = Lay a card from your hand into your town and pay its price with other cards from your hand. Each pays for 1, and you pay the price exactly.
rules-building-price = The price is the printed cost, less 1 for the privilege, less 1 for a smithy (production buildings) or a quarry (city buildings). It never falls below 0.
rules-building-example = You took the builder, have a quarry and build a market hall:
rules-building-printed = printed
rules-building-privilege = privilege
rules-building-pay = to pay
rules-building-works = A new building works from the next phase on, not in the phase in which it was built.
rules-building-more =
    The card that is being built cannot pay for itself. (5.1 d)
    Once you have paid, the carpenter gives its card first, the poor house after it. (5.1 e)
    With a crane you may build over a building of yours and pay only the difference. What is covered is gone: it has no function and no points any more. (7.3)
    With a black market up to two goods can pay as if they were cards. (7.4)
    Two cards of the same city building may stand in your town if one of them is covered. (5.1 b)

## Goods.

rules-goods-title = Making and selling goods
rules-goods-make = To make a good, lay the top card of the deck face down on an empty production building. There is room for one good on each.
rules-goods-sell = To sell, the trader turns up a price tile. It holds for everybody. Goods go to the discard pile, and you draw as many cards as they are worth.
rules-goods-tiles = The five tiles
rules-goods-tile = tile
rules-goods-order = A tile goes under the stack after use. The tiles are never mixed again, so whoever remembers their order knows the prices to come.
rules-goods-more =
    You may make or sell fewer goods than you could, or none. (5.2, 5.3)
    The tile is turned and put away even if nobody sells. (5.3 d)
    Aqueduct and trading post allow one good more: two, three if you took the role, four if your library works as well. (R1)
    The well looks at the goods you made, market stand and market hall at the goods you sold. (7.8, 7.10, 7.11)

## The start of a round.

rules-limit-title = The start of a round
rules-limit-seven = From the second round on, before the first role is taken, whoever holds more than 7 cards discards down to 7. With a tower it is 12. At any other time a hand may be of any size.
rules-limit-chapel = Just before that, the owner of a chapel may tuck a card under it: at the end it is worth 1 point.
rules-limit-more =
    The order is: office buildings, then chapels and banks, then the hand limit; each for all players before the next begins. (4.2)
    With the New Buildings a guard room lowers the limit of those who have neither guard room nor tower to 6. (4.5)

## The end.

rules-end-title = The end and the score
rules-end-when = The game ends with the builder phase in which somebody gets twelve buildings. Everybody still has a turn in that phase; other roles are not played any more.
rules-end-count = Then everybody adds up:
rules-end-printed = the points printed on the buildings that can be seen;
rules-end-tucked = 1 point for each tucked card;
rules-end-sixes = the points of the buildings that score only now, such as the city hall;
rules-end-palace = and last the palace: a quarter of all other points, rounded down.
rules-end-tie = In a tie the player with more cards in hand and goods wins. If that is the same, too, they share the victory.
rules-end-more =
    Only buildings that can be seen count towards the twelve, not those that are covered. (10.1)
    There is no hand limit at the end. (10.4)
    A game also ends when nobody has built for twenty rounds, or after round 200. (10.3)

## Who may know what.

rules-secret-title = Open and secret
rules-secret-open = Open to all: the towns, which buildings have goods, how many cards each player holds, the roles, the tile turned up.
rules-secret-own = For you alone: your hand, the cards the councillor shows you, what you discard and what you tuck.
rules-secret-nobody = Known to nobody: the cards that serve as goods, and the order of the deck.
rules-secret-more =
    How many cards lie under somebody’s chapel or bank is told only at the end. (11.4)
    What a gold mine or a goldsmith turns up, everybody sees. (11.1)

## Two players.

rules-two-title = Two players and the library
rules-two-text = The governor takes two roles in a round, but the library works for only one of them. You are asked when you take the first role. If you say no, it works for the second by itself.
rules-two-more =
    The other player takes one role in a round, and for that the library works without a question. (5.6)
    A library that was set to work counts as used, even if nothing came of it. (R21)

## The options.

rules-options-title = More ways to play
rules-options-lead = All of these can be combined as you like.

rules-editions-title = First or second edition
rules-editions-text = Both have the same 110 cards. Only these are different:
rules-editions-link = All differences, card by card

rules-new-buildings-title = New Buildings
rules-new-buildings-text = More cards are shuffled into the deck: 31 in the first edition, 33 in the second. Most are new city buildings, and there are a few more production buildings.

rules-cathedral-title = The cathedral
rules-cathedral-text = It comes with the New Buildings and lies beside the roles from the start. Whoever may build can build it in place of a card from the hand, for 7, like any city building. At the end it brings points for the six-cost buildings of all opponents together.
rules-cathedral-number = buildings
rules-cathedral-points = points

rules-events-title = Events
rules-events-text = Six event cards are shuffled into the deck. As soon as one comes to light it is laid open beside the roles, and another card is drawn for it. Whoever is to take a role may take an open event instead. Then it goes to the discard pile and can come again.
rules-events-more =
    An event that nobody takes stays open, from round to round. (9.0 e)
    Buildings have no influence on events. (9.0 f)
    As a good or under a harbor an event is a card like any other, as long as nobody sees it. (9.0 c)

rules-opening-title = Choosing your opening hand
rules-opening-text = The governor is dealt five cards, the next player six, then seven, then eight. All choose at the same time: each keeps four and discards the others.

## Good to know about cards.

rules-card-smithy = It does nothing for city buildings; that is what the quarry is for.
rules-card-quarry = Monuments, six-cost buildings and the cathedral are city buildings, too: the quarry helps with all of them.
rules-card-gold-mine =
    Every owner may use it whenever somebody takes the prospector, not only whoever took the role.
    If two of the four costs are equal, all four cards are discarded.
    If four different costs have come up in the first edition, one of the cards has to be taken.
    You are asked only if deck and discard pile hold at least four cards. If they cannot all be turned up, nothing is taken.
rules-card-archive =
    All cards dealt go into your hand; then you discard as many as you would have had to anyway: one less than were dealt, or two less with a prefecture.
    Old cards and new ones are equally good for that, so you can keep two fine new cards and throw away an old one.
rules-card-poor-house =
    It looks at your hand after you have paid, and after the carpenter’s card.
    Whoever builds nothing gets nothing.
rules-card-black-market =
    The goods go to the discard pile; their prices do not matter, each pays for 1.
    If the price is 0, no good can be given away.
    A good on a building that is covered in this very build cannot pay.
    The good of a customs office can pay, too.
rules-card-trading-post = You may sell two goods, three if you took the role, four if your library works as well.
rules-card-aqueduct = You may make two goods, three if you took the role, four if your library works as well.
rules-card-well =
    It counts the goods that were really placed. If the cards ran out, that may be fewer than you named.
    The good that a customs office gets was not produced and does not count.
rules-card-market-stand = One card, however many goods you sold beyond two. With a market hall you get both cards.
rules-card-market-hall = One card per phase, not one per good.
rules-card-crane =
    You save what is printed on the covered building as its cost, not what you once paid for it. Nothing is given back.
    Never over a crane, and never over a building of the same kind.
    What is covered is gone: no function, no points, and it does not count towards the twelve buildings. Its kind may be built again.
    A good on it is lost. Cards tucked under it stay and still bring their points.
    The covered building does not help with the build that covers it.
rules-card-chapel =
    It may be used at the start of every round, before the hand limit.
    Any card brings 1 point, whatever is printed on it.
    How many cards lie there is your secret until the end.
    If it is built over, its cards still count. If you build another one, both stacks count.
rules-card-tower = Twelve cards at the start of a round, and no guard room of anybody changes that.
rules-card-carpenter =
    Its own arrival does not count, and production buildings do not either.
    Its card comes before the poor house looks at your hand.
rules-card-prefecture =
    You keep two cards whether you took the role or not.
    Without the privilege you look at two cards, so you keep both.
rules-card-library =
    Only the privilege of the role that you took yourself is doubled, nothing that everybody gets and nothing that buildings give.
    With two players it works for one role a round. The governor is asked at the first of the two roles.
    Once it was set to work it counts as used, even if you build nothing or cover it in that phase.
rules-card-statue = Monuments count for the triumphal arch and, as city buildings, for the city hall.
rules-card-victory-column = Monuments count for the triumphal arch and, as city buildings, for the city hall.
rules-card-hero = Monuments count for the triumphal arch and, as city buildings, for the city hall.
rules-card-guild-hall =
    Only production buildings that can be seen count.
    An example for the second edition: three indigo plants, a sugar mill and two tobacco storages are six buildings of three kinds, so 9 points. In the first edition it would be 12.
rules-card-city-hall = It counts itself, the monuments, other six-cost buildings and the cathedral.
rules-card-triumphal-arch = The points come on top of those of the monuments. Without a monument there are none.
rules-card-palace =
    It is counted last, after all other points, tucked cards included.
    Fractions are dropped: 34 points from everything else make 8 more.
rules-card-guard-room =
    Your own limit stays 7. It matters only to others.
    Players with a tower or a guard room of their own are not affected. Several guard rooms do no more than one.
rules-card-office-building =
    It is the very first thing in a round, before chapels and the hand limit.
    The cards are discarded first, then you draw as many.
rules-card-hut = A single good sold by anybody, yourself included, and there is no card.
rules-card-tavern = If all have the same number of buildings, nobody gets a card. If several have the fewest, each of them with a tavern does.
rules-card-caritas = If all have the same number of buildings, nobody gets a card. It works already in the phase in which it was built.
rules-card-park = It costs 3, but as something to build over it is worth 6: a library over a park costs nothing.
rules-card-customs-office =
    It gets its good at the start of a councillor phase, if it is empty. No more than one lies there.
    Its good always sells for 2 cards, whatever the tile says, but takes up one of your sales.
    The good counts for market stand, market hall, harbor and black market, not for the well.
rules-card-bank =
    Once a game for each player. Whoever tucks nothing has not used it and can still do so later.
    A second bank, after the first was built over, brings no second chance.
    If you have a chapel as well, the chapel comes first.
rules-card-harbor =
    One card per trader phase, however many goods you sold: of the buildings that sell, the one that stands first in your town gives it.
    You are paid for that good all the same.
    Nobody looks at the card, and everybody may know how many there are.
rules-card-goldsmith =
    Every owner may use it when somebody takes the prospector, after all gold mines.
    A building of that kind in any town, your own included, and the card is discarded. What is covered does not count.
rules-card-residence =
    Three different buildings of the same cost are a set, and each building belongs to one set at most. The residence itself is one of your six-cost buildings.
    Two indigo plants cannot be in the same set, but they can be in two.
rules-card-cathedral =
    It needs no card from your hand. Quarry, carpenter, crane, poor house and black market work as with any city building.
    The six-cost buildings of all opponents count together: 4, 7, 9 or 10 points for 1, 2, 3 or at least 4 of them.
rules-card-earthquake =
    Everything in the stack goes: buildings beneath, the good and tucked cards.
    A cathedral goes back beside the roles and can be built again.
    Whoever has only one building loses that one.
rules-card-free-building =
    The crane cannot be used, and there are no cards for carpenter, poor house, tavern or Caritas.
    It can end the game, once everybody has had a turn.
rules-card-governor-visit =
    The role is played as if you had just taken it: everybody takes part, and you have the privilege.
    It cannot be taken as long as no role was used in the round.
    A builder played this way can end the game.
