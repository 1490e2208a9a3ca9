### What happened, told. $person is "you" if the story is told to the player it is about, else "other".

## The beginning.

story-seats = { $names } sit at the table. { $governor }
story-governor = { $person ->
    [you] You are governor.
   *[other] { $who } is governor.
}
story-begins = { $person ->
    [you] You begin with { $cards }.
   *[other] { $who } begins with { $cards }.
}
story-begins-unseen = { $person ->
    [you] You begin with { n-cards }.
   *[other] { $who } begins with { n-cards }.
}
story-open-events = Open events: { $events }.

## Turns.

story-round = Round { $round }. { $governor }
story-role = { $person ->
    [you] You take { $role }.
   *[other] { $who } takes { $role }.
}
story-role-library = { $person ->
    [you] You take { $role } and the library with it.
   *[other] { $who } takes { $role } and the library with it.
}
story-visit = { $person ->
    [you] You use { $role } once more.
   *[other] { $who } uses { $role } once more.
}
story-visit-library = { $person ->
    [you] You use { $role } once more and the library with it.
   *[other] { $who } uses { $role } once more and the library with it.
}
story-event-taken = { $person ->
    [you] You take the event “{ $event }”.
   *[other] { $who } takes the event “{ $event }”.
}
story-event-over = The event “{ $event }” is over.
story-event-opened = The event “{ $event }” comes to light.

## Buildings.

story-built = { $person ->
    [you] You build { $card }.
   *[other] { $who } builds { $card }.
}
story-built-over = { $person ->
    [you] You build { $card } over { $covered }.
   *[other] { $who } builds { $card } over { $covered }.
}
story-built-nothing = { $person ->
    [you] You build nothing.
   *[other] { $who } builds nothing.
}
story-paid = { $person ->
    [you] You pay { $cards }.
   *[other] { $who } pays { $cards }.
}
story-paid-unseen = { $person ->
    [you] You pay { n-cards }.
   *[other] { $who } pays { n-cards }.
}
story-paid-goods = { $person ->
    [you] You pay with goods: { $goods }.
   *[other] { $who } pays with goods: { $goods }.
}
story-paid-both = { $person ->
    [you] You pay { $cards }, and with goods: { $goods }.
   *[other] { $who } pays { $cards }, and with goods: { $goods }.
}
story-paid-both-unseen = { $person ->
    [you] You pay { n-cards }, and with goods: { $goods }.
   *[other] { $who } pays { n-cards }, and with goods: { $goods }.
}
story-paid-nothing = { $person ->
    [you] You pay nothing.
   *[other] { $who } pays nothing.
}
story-demolished = { $person ->
    [you] You give up { $card }.
   *[other] { $who } gives up { $card }.
}
story-demolished-tucked = { $person ->
    [you] You give up { $card } with { n-cards } tucked there.
   *[other] { $who } gives up { $card } with { n-cards } tucked there.
}

## Goods.

story-produced = { $person ->
    [you] You produce { $goods }.
   *[other] { $who } produces { $goods }.
}
story-stored = { $person ->
    [you] You get a good on { $card }.
   *[other] { $who } gets a good on { $card }.
}
story-tile = Tile { $tile } is turned up: { $prices }.
story-price = { $good } { $n }
story-sold = { $person ->
    [you] You sell { $goods } for { n-cards }.
   *[other] { $who } sells { $goods } for { n-cards }.
}
story-sold-tucked = { $person ->
    [you] You sell { $goods } for { n-cards }; one good goes under { $card }.
   *[other] { $who } sells { $goods } for { n-cards }; one good goes under { $card }.
}
story-sold-nothing = { $person ->
    [you] You sell nothing.
   *[other] { $who } sells nothing.
}

## Cards.

story-drew = { $person ->
    [you] You draw { n-cards } { $because }: { $cards }.
   *[other] { $who } draws { n-cards } { $because }: { $cards }.
}
story-drew-unseen = { $person ->
    [you] You draw { n-cards } { $because }.
   *[other] { $who } draws { n-cards } { $because }.
}
story-shown = { $person ->
    [you] You look at { n-cards }: { $cards }.
   *[other] { $who } looks at { n-cards }: { $cards }.
}
story-shown-unseen = { $person ->
    [you] You look at { n-cards }.
   *[other] { $who } looks at { n-cards }.
}
story-revealed = { $person ->
    [you] You turn up { n-cards }: { $cards }.
   *[other] { $who } turns up { n-cards }: { $cards }.
}
story-kept = { $person ->
    [you] You keep { $cards } and discard { n-discarded }.
   *[other] { $who } keeps { $cards } and discards { n-discarded }.
}
story-kept-unseen = { $person ->
    [you] You keep { n-cards } and discard { n-discarded }.
   *[other] { $who } keeps { n-cards } and discards { n-discarded }.
}
n-discarded = { $discarded ->
    [one] { $discarded } card
   *[other] { $discarded } cards
}
story-discarded = { $person ->
    [you] You discard { n-cards } { $because }: { $cards }.
   *[other] { $who } discards { n-cards } { $because }: { $cards }.
}
story-discarded-unseen = { $person ->
    [you] You discard { n-cards } { $because }.
   *[other] { $who } discards { n-cards } { $because }.
}
story-tucked = { $person ->
    [you] You tuck { n-cards } under { $card }: { $cards }.
   *[other] { $who } tucks { n-cards } under { $card }: { $cards }.
}
# How many is not told: opponents see the hand shrink, and may count. (RULES 11.4)
story-tucked-unseen = { $person ->
    [you] You tuck cards under { $card }.
   *[other] { $who } tucks cards under { $card }.
}
story-took = { $person ->
    [you] You take { $card }.
   *[other] { $who } takes { $card }.
}
story-revealed-discarded = The cards turned up are discarded.
story-reshuffled = The discard pile becomes a deck of { n-cards }.

because-role = for { $role }
because-building = for { $card }
because-event = for the event “{ $event }”
because-opening = for the opening hand
because-hand-limit = for the hand limit
because-turn = for the turn

## The end.

story-over = The game is over.
story-waiting = The game is not over yet: it waits for { $names }.
story-score = { $person ->
    [you] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $items }), tie-break { $tie }.
   *[other] { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $items }), tie-break { $tie }.
}
story-wins = { $person ->
    [you] You win.
   *[other] { $who } wins.
}
story-shared = { $names } share the victory.
