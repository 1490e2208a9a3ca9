### Games that are looked at again in the browser.

replay-title = Replay
replay-about = Look at a game again, step by step: from any seat, or with all cards open.
replay-games = My games, to look at one that is over
replay-loading = The game is being played again…
replay-of = Replay: { $names }

## Where one is.

replay-at = Round { $round }, step { $step } of { $last }
replay-dealt = The cards are dealt.
replay-unseen = Nothing of this step can be seen from here.
replay-eyes = Seen by
replay-open = all cards open
replay-hand = Hand of { $who }: { n-cards }
replay-hands = All hands
replay-words = In words

## What moves it.

replay-controls = Controls of the replay
replay-slider = Step of the game
replay-start = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-next-round = To the next round
replay-end = To the end
replay-pace = Speed
replay-times = { $n }×

## Keys.

replay-keys = Keys
replay-key-home = Home
replay-key-end = End
replay-key-space = Space
replay-does-back = one step back
replay-does-forward = one step on
replay-does-round-back = to the start of the round
replay-does-round-forward = to the next round
replay-does-start = to the start of the game
replay-does-end = to the end of the game
replay-does-play = play or pause
replay-does-help = this list

## Handing it on.

replay-link = Link to this moment
replay-link-about = This link takes whoever may see the game to exactly this step.
replay-no-link = This game comes from a file, so there is no link to it. Hand the file on instead.
replay-record = Record
replay-other = Open a record

## Playing on.

replay-continue = Continue from here
replay-continue-about = A new table begins at this position ({ $where }), with the cards as they lie. Bots play for all the others.
replay-continue-seat = I play as
replay-continue-level = Strength of the bots
replay-continue-start = Play on
replay-no-continue = The game is over here. To play on, go back to an earlier step.

## Records that somebody brings.

replay-upload = Open a record
replay-upload-about = Drop a record file here, or choose one (at most { $most } KiB). Nothing of it is kept on the server.
replay-upload-choose = Choose a file
replay-upload-busy = The game is being played again…
replay-file-empty = The file is empty. Choose a record as it was downloaded after a game.
replay-file-big = The file has { $size } KiB, but a record has at most { $most } KiB. Choose a record as it was downloaded after a game.
replay-file-unlike = This is no record of a game of San Juan. Choose a file as it was downloaded after a game.
replay-file-version = This record was written by another version of the program. Open it with that version.
replay-file-line = Line { $line } of this record does not fit: something was changed or is missing. Choose the file as it was downloaded.
replay-file-refused = This record cannot be played again: something in it was changed or is missing. Choose the file as it was downloaded.
