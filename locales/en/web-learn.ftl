### The guided first game. A step has a title and a text; one in which something is to be done also has what the teacher says when the
### learner does something else. $n is the number of the step, $of how many there are.

learn-heading = Your first game
learn-about = You play a whole game against Ana, and a teacher tells you what to do and why. It takes about ten minutes, you need to know nothing, and you can leave at any time and go on later.
learn-left = You were at step { $n } of { $of }.
learn-begin = Begin
learn-continue = Go on
learn-again = Start again
learn-rival = Ana
learn-step = Step { $n } of { $of }
learn-leave = Leave
learn-back = Back
learn-next = Next
learn-show = Do it for me
learn-skip = Skip
learn-happened = What happened
learn-fold = Hide the text
learn-unfold = Show the text
learn-to-rules = Rules
learn-to-cards = All cards
learn-play = Play against bots now

## Before the first move.

learn-title-welcome = Welcome to San Juan
learn-text-welcome = You are building a town, and so is Ana. The game ends when somebody has twelve buildings; then the town with the most points wins.
learn-title-town = Your town and your hand
learn-text-town = Your town has an indigo plant so far. Below it are your four cards: each is a building you may put up, with its cost at the top and its points at the bottom. And each card is also a coin.
learn-title-roles = Five roles
learn-text-roles = In turn each of you takes a role from the middle. Everybody does what it says; whoever took it gets a bonus on top, the privilege. You are the governor, so you begin.

## Round 1.

learn-title-builder = Take the builder
learn-text-builder = Everybody may build one building now. You took the role, so you pay one card less than Ana does.
learn-other-builder = A good role, too, but with a single workshop it brings little yet. In this lesson we begin with the builder.
learn-title-tobacco = Build the tobacco storage
learn-text-tobacco = It costs 3, and 1 less for you: 2 cards. Goods will be made here, and goods are sold for new cards. Touch the card, then the button.
learn-other-tobacco = That is possible, but a workshop that earns cards is worth more at the beginning. Let us build the tobacco storage.
learn-title-pay = Cards are money
learn-text-pay = Each card pays 1, whatever it is. Hero and triumphal arch are fine buildings, but far too dear for now. Pay with these two and keep the market stand.
learn-other-pay = You could pay with those as well. But the market stand is cheap enough to be built some day, so we keep it.
learn-title-produce = Ana produces, and so do you
learn-text-produce = Ana has built, too, at the full price, and has taken the producer: she makes two goods, you make one. Put yours on the tobacco storage, because tobacco sells better than indigo. A good is a card from the deck that nobody looks at.
learn-other-produce = Indigo is the cheapest good of all. Tobacco usually brings a card more, so we make that.
learn-title-trader = Turn the good into cards
learn-text-trader = It is your turn again: with two players the governor takes two roles in a round. Take the trader and sell.
learn-other-trader = That brings one card at most. Tobacco usually brings two, so we take the trader and sell.
learn-title-sell = The price tile
learn-text-sell = A tile with prices was turned up. Tobacco is worth 2 cards this time. Touch the tobacco in your town and sell it.
learn-other-sell = You may keep a good for better prices. But cards in the hand are buildings soon, so we sell.

## Round 2.

learn-title-governor = A new round
learn-text-governor = All roles go back to the middle and the governor changes. Now Ana takes the first and the third role, and you the one in between.
learn-title-smithy = Ana builds, and so do you
learn-text-smithy = Ana took the builder and got an archive for nothing. You pay the full price, but the smithy costs just 1. From the next phase on your production buildings cost 1 less. (We pay with the market stand for you.)
learn-other-smithy = Not bad, but it would take all you have. The smithy costs one card and soon saves it again.
learn-title-councillor = Look for good cards
learn-text-councillor = Your hand is nearly empty. The councillor lets you look at five cards and keep one; Ana looks at two.
learn-other-councillor = With one card in your hand and no goods, that would bring less. The councillor finds you what you need.
learn-title-keep = Keep the coffee roaster
learn-text-keep = Coffee brings as much as tobacco, and sometimes more. The roaster costs 4, but as builder and with your smithy you will pay only 2.
learn-other-keep = A good card as well! But you could not pay for it, or not use it, for a while. The coffee roaster fits your smithy.

## Round 3.

learn-title-prospector = The last of the five
learn-text-prospector = Ana took the prospector: she draws a card, and nobody else gets anything. Now you have seen all five roles. Round three begins, and you are governor again.
learn-title-producer = Make two goods
learn-text-producer = Take the producer yourself this time: everybody makes one good, and you one more.
learn-other-producer = First we need goods: two empty workshops are waiting. We take the producer.
learn-title-goods = Fill both buildings
learn-text-goods = Touch indigo plant and tobacco storage. There is room for one good on each building.
learn-other-goods = You may make two goods, and each is worth cards. Choose both buildings.
learn-title-price = Ana sells, and so do you
learn-text-price = Ana took the trader, so you may sell one good. This tile pays 1 for indigo and 2 for tobacco.
learn-other-price = The other good brings more today. You can still sell this one later.
learn-title-discount = Take the builder
learn-text-discount = You hold a coffee roaster, a smithy stands in your town, and you have cards to pay with. Time to build.
learn-other-discount = Possible, but the coffee roaster should stand before the next goods are made. We take the builder.
learn-title-coffee = Build the coffee roaster
learn-text-coffee = The price is a sum: 4 printed, 1 off for the privilege, 1 off for the smithy. You pay 2.
learn-other-coffee = That would work. But nothing is as cheap for you now as the coffee roaster: two cards instead of four.
learn-title-coins = Pay
learn-text-coins = Choose indigo plant and poor house as your coins. The well is to be built soon.
learn-other-coins = We want to keep the well, it will bring us cards. Pay with indigo plant and poor house.

## Rounds 4 and 5.

learn-title-guess = What now?
learn-text-guess = Ana took the producer, and you made coffee. Two goods lie in your town, and you have one card left. Which role turns goods into cards?
learn-other-guess = Look at your town: two goods are waiting to be sold. That is what the trader is for.
learn-title-well = Build the well
learn-text-well = You sold indigo and coffee for three cards. Now Ana has taken the builder and put up a trading post. The well gives you a card whenever you make two goods or more. (We pay the two cards for you.)
learn-other-well = Too dear, or too early. The well costs two cards and brings one back again and again.
learn-title-refill = Let the well work
learn-text-refill = All your workshops are empty and you are governor. As producer you make two goods, and that wakes the well.
learn-other-refill = There is nothing to sell yet. Make goods first: two of them, and the well gives a card on top.

## Round 6.

learn-title-limit = Too many cards
learn-text-limit = The best tile paid you five cards for tobacco and coffee: you hold eight. When a round begins you may keep seven, so one has to go. Give away the cheap indigo plant.
learn-other-limit = That one may still be useful. The indigo plant is the card you need least.
learn-title-library = Build the library
learn-text-library = Ana took the builder and put up an aqueduct. You spend nearly your whole hand on the library: it doubles your privilege, and it is worth 3 points. (We keep the chapel for you.)
learn-other-library = Cheaper, yes. But the library helps with every role you take for the rest of the game. You can pay for it now.
learn-title-double = The privilege counts twice
learn-text-double = The library works from now on. Take the producer: one good as everybody, and two more as your privilege. That makes three, and a card from the well.
learn-other-double = Three empty workshops and a library: there is no better moment for the producer.

## Rounds 7 and 8.

learn-title-choice = The library and two roles
learn-text-choice = With two players the governor takes two roles, but the library helps with only one of them. You are asked at the first: leave the tick where it is, take the builder and pay two cards less.
learn-other-choice = We use the library for building now. Leave the tick and take the builder.
learn-title-quarry = Build the quarry
learn-text-quarry = 4 printed, 2 off for the doubled privilege. With a quarry every city building costs you 1 less, as production buildings do with the smithy. All buildings that make no goods are city buildings, and you may have only one of each.
learn-other-quarry = A fine plan for later. The quarry first: then all city buildings get cheaper.
learn-title-chapel = Build the chapel
learn-text-chapel = Ana took the builder. You have no privilege, but a quarry: the chapel costs 2 instead of 3. It collects points for the end. (We pay for you.)
learn-other-chapel = It would be allowed. But the sooner the chapel stands, the more cards it collects.

## Rounds 9 and 10.

learn-title-tuck = A card under the chapel
learn-text-tuck = When a round begins you may lay a card under the chapel. It is gone, but worth 1 point at the end. It is too late to build the silver smelter, so tuck it.
learn-other-tuck = Keep that one, you will need it. The silver smelter comes too late anyway, so let it become a point.
learn-title-crane = A crane for nothing
learn-text-crane = We have taken the builder with the library for you: 2 printed, 2 off for the privilege, 1 off for the quarry. It cannot be less than nothing. You will see at the end what a crane is for.
learn-other-crane = You cannot do everything at once. The crane costs nothing today and will be worth a lot.

## Rounds 11 and 12.

learn-title-meanwhile = Two rounds later
learn-text-meanwhile = Monuments such as your victory column do nothing, but are worth many points. The deck was used up, so the discard pile was shuffled. And Ana has a tower: she may hold twelve cards.
learn-title-hero = Another monument
learn-text-hero = You have tucked a card and taken the builder with your library. The hero is worth 5 points: 5 printed, 2 off for the privilege, 1 off for the quarry. (We pay for you.)
learn-other-hero = The city hall comes soon! Today the hero: five points for two cards.
learn-title-last = The end is near
learn-text-last = Ana has eleven buildings. Her guild hall brings 2 points for each of her production buildings. When somebody has twelve, the builder phase is played to its end, and the game is over.
learn-title-over = Your last building
learn-text-over = Ana’s twelfth building stands: this phase is the last. The city hall costs you 5, and you have 3 cards to pay with. Use the crane: build it over the coffee roaster, whose cost of 4 is taken off. You need no coffee any more.
learn-other-over = Choose the city hall and then the coffee roaster as its place. On a new site you could not pay for it, and everything else brings fewer points.
learn-title-score = You have won!
learn-text-score = 35 points to 33: the city hall decided it. Here is the score sheet. Now you know everything you need; the cards themselves tell you the rest.

## The score sheet, explained.

learn-end-buildings = Buildings: the points printed on all that can be seen in a town. What was built over does not count any more.
learn-end-tucked = Tucked cards: 1 point for each of the four cards under your chapel.
learn-end-halls = Buildings that cost 6 bring points for what you have. Your city hall: 1 point for each of your nine city buildings. Ana’s guild hall: 2 points for each of her five production buildings.
learn-end-tie = In a tie the player with more cards and goods left wins.
