### The roles: .the is the form in a sentence, .text says what everybody does and what the privilege is.

role-builder = Builder
    .the = the builder
    .text = Everybody may build one building. Privilege: you pay 1 card less.

role-producer = Producer
    .the = the producer
    .text = Everybody makes 1 good on an empty production building. Privilege: you make 1 more.

role-trader = Trader
    .the = the trader
    .text = A price tile is turned up, and everybody sells 1 good. Privilege: you sell 1 more.

role-councillor = Councillor
    .the = the councillor
    .text = Everybody looks at 2 cards and keeps 1. Privilege: you look at 5 and keep 1.

role-prospector = Prospector
    .the = the prospector
    .text = Nobody gets anything. Privilege: you draw 1 card.
