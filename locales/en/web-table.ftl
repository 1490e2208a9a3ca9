### The table in the browser. $who is the name of a player, $n a number.

## What lies on it.

table-title = Table
table-round = Round { $round }
table-your-town = Your town
table-town-of = Town of { $who }
table-your-hand = Your hand
table-hand-title = Your hand: { n-cards }
table-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
table-drawn = and { $n ->
    [one] { $n } card
   *[other] { $n } cards
} to choose from
table-drawn-cards = Dealt to you: choose from these
table-built = { $n } of { $of } buildings
table-open-hand = Hand: { $cards }
table-governor = Governor
table-turn = Has the turn
table-thinking = is thinking
table-answered = has answered
table-stand-in = a bot stands in
table-bank-used = bank used up
table-library-used = library used in this round
table-roles = Roles
table-taken-by = taken by { $who }
table-role-now = being carried out now
table-open-cards = Cards lying open
table-revealed = Cards turned up
table-market = Trading house, deck and discard pile
table-open-tile = Trading house, tile { $tile }
table-closed-tile = Trading house
table-tiles-seen = { $n ->
    [0] No price tile has been seen yet.
    [one] { $n } of the five price tiles has been seen.
   *[other] { $n } of the five price tiles have been seen.
}
table-memory = Prices to come, as far as they are known
table-memory-place = in turn
table-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
table-discard = { $n ->
    [one] { $n } card discarded
   *[other] { $n } cards discarded
}
table-with-good = with a good: { $good }
table-fresh = just built, works from the next phase on
table-covers = built over { $cards }
table-tucked = { $n ->
    [one] { $n } card tucked
   *[other] { $n } cards tucked
}
table-tucked-cards = tucked: { $cards }
table-stored = { $n ->
    [one] { $n } sold good tucked
   *[other] { $n } sold goods tucked
}
table-costs = costs { $n }
table-now-costs = now for { $n }
table-price-tag = for { $n }

## What a price is made of.

table-price-printed = printed
table-price-total = to pay

## What is going on.

table-waiting = What the table waits for
table-waits-for = Waiting for { $names }.
table-going-on = The game goes on…
table-forced = You have nothing to choose here: it goes on by itself in a moment.
table-skip = Skip
table-since = Since your turn ({ $n }):
table-stale = The table has moved on meanwhile. Have a look, and answer again.
table-paused = The table pauses.
table-resume = Go on
table-proposal-undo = { $who } would like to take back an answer.
table-proposal-pause = { $who } would like to pause.
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-away-left = A bot has been playing for you since you left.
table-away-timed-out = Your time was up, so a bot is playing for you.
table-return = Play myself
table-end-near = The end is near. { $who }: { $n } of 12 buildings.
table-end-next = { $who }: { $n } of 12 buildings. The next builder phase may end the game.
table-limit-near = You hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
} and may keep { $limit } at the start of the next round: you would have to discard { $over }.
table-days-left = { $n ->
    [one] { $n } day left
   *[other] { $n } days left
}

## What one can do.

table-undo = Undo
table-undo-refused = This cannot be taken back: since your last answer cards have come to light or somebody else has acted, or you have not answered anything yet.
table-pause = Pause
table-leave = Leave
table-leave-sure = A bot will play for you until you come back. Do you want to leave the game?
table-cover = Cover my cards
table-text-mode = Text mode
table-log = What happened
table-log-mine = only what concerns me

## Handing over at one screen.

table-hand-over = Over to { $who }
table-hand-over-why = Nobody’s cards are shown until the right person has the screen.
table-hand-over-ready = I am { $who }: show my cards

## The connection.

link-connecting = Connecting…
link-catching = Catching up…
link-live = Connected
link-offline = No connection. Nothing is lost: it goes on as soon as the server answers.
link-unsure = Your last answer is being sent again.

## Looking back.

lookback-title = Looking back:
lookback-earlier = One step earlier
lookback-later = One step later
lookback-now = Back to now
lookback-asked = You are asked something.

## The table in words.

text-round = Round { $round }, governor: { $governor }

## Answering.

decide-take = Take: { $what }
decide-build = { $n ->
    [0] Build for nothing
    [one] Build for { $n } card
   *[other] Build for { $n } cards
}
decide-build-how = Choose a card from your hand to see its price.
decide-site = Where to build
decide-new-site = New site
decide-over = Over { $card } (place { $place })
decide-pass = Build nothing
decide-pay = Pay
decide-produce = Produce
decide-produce-nothing = Produce nothing
decide-sell = Sell
decide-sell-nothing = Sell nothing
decide-demolish = Give it up
decide-keep = Keep
decide-keep-nothing = Keep nothing
decide-discard = Discard
decide-discard-nothing = Discard nothing
decide-tuck = Tuck
decide-tuck-nothing = Tuck nothing
decide-swap = Exchange
decide-swap-nothing = Exchange nothing
decide-library = Use the library for it
decide-chosen-of = Chosen: { $n } of { $of }
decide-chosen-up-to = Chosen: { $n } of at most { $of }
decide-sure-pass = You could build something. Do you really want to build nothing?
decide-sure-dear = You would give away { $cards }. Are you sure?
decide-on-its-way = Your answer is on its way…

## Keys.

keys-title = Keys
keys-choose = choose the first, second, … thing that can be chosen
keys-answer = give the answer that is chosen
keys-nothing = build nothing
keys-undo = undo
keys-question = go to the question
keys-hand = go to your hand
keys-log = show or hide what happened
keys-lines = go from line to line in what happened
keys-explain = explain the card that has the focus
keys-text = the table in words or in pictures
keys-hurry = skip the movement
keys-back = back to now; let go of what is chosen
keys-help = this list
keys-switch = single keys work as shortcuts

## The log, where it tells of the table and not of the game. $person is "you" or "other".

log-created = The table is set up.
log-started = The game begins.
log-rematch = There is a rematch.
log-answered = { $person ->
    [you] You have answered.
   *[other] { $who } has answered.
}
log-left = { $person ->
    [you] You leave; a bot plays on.
   *[other] { $who } leaves; a bot plays on.
}
log-timed-out = { $person ->
    [you] Your time is up; a bot plays on.
   *[other] The time of { $who } is up; a bot plays on.
}
log-proposed-undo = { $person ->
    [you] You would like to take back an answer.
   *[other] { $who } would like to take back an answer.
}
log-proposed-pause = { $person ->
    [you] You would like to pause.
   *[other] { $who } would like to pause.
}
log-agreed = { $person ->
    [you] You agree.
   *[other] { $who } agrees.
}
log-declined = { $person ->
    [you] You decline.
   *[other] { $who } declines.
}
log-joined = { $person ->
    [you] You sit down.
   *[other] { $who } sits down.
}
log-invited = { $person ->
    [you] There is a new link to your seat.
   *[other] There is a new link to the seat of { $who }.
}
log-added = { $person ->
    [you] You add chance to the shuffle.
   *[other] { $who } adds chance to the shuffle.
}
log-returned = { $person ->
    [you] You are back.
   *[other] { $who } is back.
}
log-undone = { $person ->
    [you] You take back your last answer.
   *[other] { $who } takes back the last answer.
}
log-resumed = { $person ->
    [you] You end the pause.
   *[other] { $who } ends the pause.
}
log-tile-unsaid = A price tile is turned up.
