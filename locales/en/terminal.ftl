### The table in the terminal: what is listed, asked, explained and refused there.

## Words of the grammar. The English words are always understood; a language may add its own, separated by spaces.
## The first of them is the one shown. Small letters; accents make no difference.

terminal-words-take = take
terminal-words-build = build
terminal-words-pay = pay
terminal-words-produce = produce
terminal-words-sell = sell
terminal-words-keep = keep
terminal-words-discard = discard
terminal-words-tuck = tuck
terminal-words-swap = swap
terminal-words-demolish = demolish
terminal-words-pass = pass
terminal-words-yes = yes
terminal-words-no = no
terminal-words-hand = hand
terminal-words-towns = towns
terminal-words-prices = prices
terminal-words-tiles = tiles
terminal-words-log = log
terminal-words-score = score
terminal-words-rules = rules
terminal-words-hint = hint
terminal-words-auto = auto
terminal-words-undo = undo
terminal-words-save = save
terminal-words-options = options
terminal-words-help = help
terminal-words-quit = quit exit
terminal-words-library = library
terminal-words-over = over
terminal-words-nothing = nothing
terminal-words-none = none

## What follows a word, as help shows it. What stands in capitals is replaced by what is meant.

terminal-usage-role = ROLE [library yes|no]
terminal-usage-build = CARD [over PLACE]
terminal-usage-goods = GOODS
terminal-usage-cards = CARDS
terminal-usage-place = PLACE
terminal-usage-card = CARD
terminal-usage-file = [FILE]
terminal-usage-word = [WORD]

## A line of help for each word.

terminal-help-answers = Answers (the word may be left out: a number or a name is enough):
terminal-help-others = Other commands:
terminal-help-short = Words and names may be cut short. Numbers are those of the list; places are counted in your town.
terminal-help-take = take a role, an event, or a card that was turned up
terminal-help-build = build a card; with a crane, over a building
terminal-help-pay = pay with these cards and goods
terminal-help-produce = make goods at these buildings
terminal-help-sell = sell these goods
terminal-help-keep = keep these cards
terminal-help-discard = discard these cards
terminal-help-tuck = tuck these cards under a building
terminal-help-swap = exchange these cards
terminal-help-demolish = give this building up
terminal-help-pass = do nothing: build, sell, produce or tuck nothing
terminal-help-yes = use the power
terminal-help-no = do not use the power
terminal-help-hand = your hand with today’s prices
terminal-help-towns = all towns
terminal-help-prices = how the price of each card comes about
terminal-help-tiles = the price tiles seen so far
terminal-help-log = what has happened
terminal-help-score = the points as far as they can be seen
terminal-help-rules = what a card or a role does
terminal-help-hint = ask a strong bot what it would do
terminal-help-auto = let that bot answer
terminal-help-undo = take your last answer back
terminal-help-save = save the game
terminal-help-options = how this game is played
terminal-help-help = this list, or one word of it
terminal-help-quit = leave the table

## What a question offers.

terminal-item-event = event: { $event }
terminal-item-pass = build nothing (pass)
terminal-item-yes = yes
terminal-item-no = no
terminal-item-library = { $role } with the library
terminal-item-no-library = { $role } without the library
terminal-site-new = { $price }
terminal-site-over = over { $place } { $card } { $price }
terminal-site-short = over { $place }: { $price }
terminal-card = { $card } (cost { $cost }, points { $points })
terminal-good = { $good } ({ $card })
terminal-good-price = { $good } for { $price } ({ $card })
terminal-good-at = { $good } at place { $place } ({ $card })

## How to answer. $example is a whole answer.

terminal-how-role = Type a number or a name.
terminal-how-build = Type a number or a name, or pass.
terminal-how-build-over = Type a number or a name, with a place to build over as in: 2 over 3. Or pass.
terminal-how-demolish = Type the number or the name of a building.
terminal-how-confirm = Type yes or no.
terminal-how-exactly = { $n ->
    [1] Type one number or name, as in: { $example }
    [2] Type 2 numbers or names, as in: { $example }
   *[other] Type { $n } numbers or names, as in: { $example }
}
terminal-how-up-to = { $n ->
    [1] Type one number or name, as in: { $example }. Or pass.
   *[other] Type up to { $n } numbers or names, as in: { $example }. Or pass.
}

## What could not be understood.

terminal-misread-empty = Type an answer, or help for the list of commands.
terminal-misread-unknown = “{ $word }” means nothing here. Type help for the list of commands.
terminal-misread-nearest = “{ $word }” means nothing here. Did you mean “{ $nearest }”?
terminal-misread-ambiguous = “{ $word }” could be { $names }. Type more of it.
terminal-misread-number = There is no number { $n } in the list.
terminal-misread-twice = The number { $n } was named twice.
terminal-misread-one = Only one thing can be chosen here: name one.
terminal-misread-incomplete = Something is missing; type it as in: { $usage }
terminal-misread-not-asked = “{ $word }” answers another question. This one is answered with: { $usage }
terminal-misread-nothing-asked = “{ $word }” answers a question, but you are not asked one now.
terminal-misread-site = It can only be built over another building; say which, as in: build tower over 2

## The table in words.

terminal-hand = Your hand ({ $n }):
terminal-price-now = price now { $n }
terminal-price-stands = stands in your town already
terminal-price-too-dear = price now { $n }, but only { $means } can be paid
terminal-prices = Printed cost, what is taken off, and the price now:
terminal-player = { $who }{ $governor ->
    [no] {""}
   *[other] , governor
}: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-building-good = with { $good }
terminal-building-covers = over { $cards }
terminal-building-tucked = { $n } tucked
terminal-building-tucked-cards = tucked: { $cards }
terminal-building-stored = { $n } stored
terminal-building-idle = works from the next phase on
terminal-tiles = The price tiles, the next one first:
terminal-tile-unseen = not seen yet
terminal-score = Points as far as you can see them; what others have tucked does not count yet:
terminal-score-final = Final score:
terminal-score-total = { $who }: { $points } (tie-break { $tie })

## Hints. $wins, $error and $share are per cents.

terminal-hint = Best: { $answer } (wins { $wins } % ± { $error }, { $share } % of the games tried).
terminal-hint-sure = Best: { $answer }.
terminal-hint-else = Else: { $answer } (wins { $wins } % ± { $error }, { $share } %).
terminal-hint-else-sure = Else: { $answer }.
terminal-hint-else-unsure = Else: { $answer } (wins { $wins } % ± { $error }, { $share } %; too few games to be sure).
terminal-hint-playouts = { $n ->
    [one] { $n } game was played out for this.
   *[other] { $n } games were played out for this.
}
terminal-hint-nothing = There is nothing to advise: you are not asked anything now.
terminal-thinking = { $who } is thinking …

## What the faces say.

terminal-welcome = San Juan: { $options }. Type help for the commands.
terminal-seed = Seed: { $seed }
terminal-pass-to = Pass the screen to { $who }, who presses Enter.
terminal-your-cards = Your hand: { $cards }.
terminal-your-town = Your town: { $buildings }.
terminal-undone = The last answer was taken back.
terminal-nothing-to-undo = There is no answer of yours to take back.
terminal-saved = The game was saved in { $file }.
terminal-kept-there = From now on it is saved there after every answer.
terminal-not-kept = The game is not saved: { $problem }. It goes on; save it elsewhere, as in: save game.jsonl
terminal-save-not-a-record = { $file }: there is something in this file that is no record of a game; choose another name.
terminal-save-other-game = { $file }: there is the record of another game in this file; choose another name.
terminal-save-where = Say where to save the game, as in: save game.jsonl
terminal-input-ended = The input ended before the game did. Nothing was saved.
terminal-input-ended-saved = The input ended before the game did. It is saved in { $file }.
terminal-input-ended-earlier = The input ended before the game did. It is saved in { $file }, without the answers since then.
terminal-left = You left the table. Nothing was saved.
terminal-left-saved = You left the table. The game is saved in { $file }.
terminal-left-earlier = You left the table. The game is saved in { $file }, without the answers since then.
terminal-no-screen = there is no terminal to draw in, so lines are printed and read; --plain asks for that without this note

## The full screen. Short texts: much of it must fit into 80 columns.

terminal-too-small = Please make this window larger: at least { $width } × { $height } (now { $now }).
terminal-status = Round { $round } · ★ { $governor } · Deck { $deck } · Discard { $discard } · Tiles { $tiles }
terminal-open = Open: { $names }
terminal-town = { $who } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points } vp)
terminal-waiting = { $who } has to answer …
terminal-over = The game is over.
terminal-where = Where do you build { $card }?
terminal-sites = { $card }: { $n } sites, from { $price }
terminal-picked = picked { $picked }, at most { $most }
terminal-picked-exactly = picked { $picked } of { $most }
terminal-pick-first = Nothing is picked. Space picks the card under the cursor, Enter answers.
terminal-pick-or-pass = Nothing is picked. Space picks the card under the cursor, Enter answers, p passes.
terminal-title-hand = Your hand ({ $n }): cost/vp→now
terminal-title-log = What happened
terminal-title-hint = Hint
terminal-title-options = This game
terminal-title-towns = Towns
terminal-title-keys = Keys and commands
terminal-title-leave = Leave the table?
terminal-leave-kept = The game is saved after every answer; you can resume it.
terminal-leave-saved = The game is saved in { $file }.
terminal-leave-earlier = The game is saved in { $file }, but not the answers since then.
terminal-leave-unkept = What you have not saved is lost.
terminal-leave-keys = y leaves, s saves first, any other key stays.
terminal-window-close =  any key closes{" "}
terminal-window-scroll =  ↑↓ scroll, Esc closes{" "}
terminal-window-search =  ↑↓ scroll, Esc closes, type to search: { $text }
terminal-signs = Signs: ★ governor, ▶ has to answer or is being carried out, ○ role free or building without a good, × role taken, ● good, ^1 covers a card, +2 cards tucked or stored; in your hand ✓ can be built, ✗ too dear, = stands already.

## Keys: what the footer says, and what the list of keys says about them.

terminal-key-accept = answer
    .about = answer with what is picked, or with what the cursor is on
terminal-key-pick = pick
    .about = pick a card or good, or lay it back
terminal-key-pass = pass
    .about = do nothing: build, sell, produce or tuck nothing
terminal-key-keys = keys
    .about = this list
terminal-key-hint = hint
    .about = ask a strong bot what it would do
terminal-key-undo = undo
    .about = take your last answer back
terminal-key-rules = rules
    .about = what the card or role under the cursor does
terminal-key-look = look
    .about = move the cursor to the hand and the towns, and back
terminal-key-quit = quit
    .about = leave the table
terminal-key-save = save
    .about = save the game
terminal-key-log = log
    .about = all that has happened
terminal-key-line = command
    .about = type a command; : does the same
terminal-key-move = move
    .about = move the cursor
terminal-key-number = choose
    .about = choose the item with this number
terminal-key-confirm = yes, no
    .about = use a power, or do not
terminal-key-auto = auto
    .about = let a strong bot answer
terminal-key-towns = towns
    .about = all towns, with everything on and under the buildings
terminal-key-prices = costs
    .about = how the price of each card comes about
terminal-key-tiles = tiles
    .about = the price tiles seen so far
terminal-key-score = score
    .about = the points as far as they can be seen

## Why a key does nothing now.

terminal-disabled-over = The game is over; q leaves the table, u takes your last answer back.
terminal-disabled-not-asked = You are not asked anything now; wait for the others.
terminal-disabled-thinking = A bot is still thinking; wait for it.
terminal-disabled-nothing-to-undo = There is no answer of yours to take back.
terminal-disabled-one = Only one thing can be chosen here: Enter chooses it.
terminal-disabled-no-pass = You cannot pass here: something must be chosen.
terminal-disabled-no-yes = This is no question of yes or no: choose from the list.
terminal-disabled-no-card = There is no card under the cursor; Tab moves it to your hand and the towns.
terminal-disabled-elsewhere = The cursor is not in the list of answers; Esc takes it back there.
terminal-disabled-unknown = { $key } does nothing here; ? shows the keys.
