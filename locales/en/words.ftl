### Words that many texts share: numbers of things, goods, lists, options, players, rules.

n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Goods, one or several of a kind.

good-indigo = { $n ->
    [1] indigo
   *[other] { $n } indigo
}
good-sugar = { $n ->
    [1] sugar
   *[other] { $n } sugar
}
good-tobacco = { $n ->
    [1] tobacco
   *[other] { $n } tobacco
}
good-coffee = { $n ->
    [1] coffee
   *[other] { $n } coffee
}
good-silver = { $n ->
    [1] silver
   *[other] { $n } silver
}
good-customs = { $n ->
    [1] the customs good
   *[other] { $n } customs goods
}

## Lists. Before the sound of an i, Spanish has another "and".

list-and = { $most } and { $last }
list-and-i = { $most } and { $last }
list-nothing = nothing

## Groups of cards.

group-production = production
group-city = city
group-monument = monument
group-six = six
group-cathedral = cathedral
group-event = event

## The options of a game.

option-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
edition-first = first edition (2004)
edition-second = second edition (2014)
option-new-buildings = New Buildings
option-events = events
opening-dealt = four cards dealt
opening-chosen = four cards chosen

## Who plays.

player-you = You
player-number = Player { $n }
player-computer = Computer { $n }
bot-random = Random
bot-novice = Novice
bot-steady = Steady
bot-search = Strategist
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-expert = Expert
bot-master = Master
bot-grandmaster = Grandmaster

## What asks a question, where it is neither a role nor a card.

rule-opening = Opening hand
rule-turn = Turn
rule-hand-limit = Hand limit

## What lowers a price.

price-privilege = privilege
price-over = built over { $card }
