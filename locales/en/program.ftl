### The command line: titles, messages and failures. A failure begins small, because a name stands before it.

## cards

cards-name = Name
cards-group = Group
cards-cost = Cost
cards-points = Points
cards-copies = Copies
cards-effect = Effect

## demo

demo-seed = Seed { $seed }.
demo-player-1 = Ann
demo-player-2 = Ben
demo-player-3 = Cleo
demo-player-4 = Dan

## verify

verify-holds = The record holds: { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}; { $scores }; won by { $winners }.
verify-unfinished = The record holds as far as it goes, but the game is not over: { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, round { $rounds }, waiting for { $names }.
verify-no-deal = Nobody committed to the deal before the game, so whoever dealt could choose the cards.
verify-deal = The cards follow from a secret with the commitment { $commitment }.
verify-deal-compare = Compare it with the one you were shown before the game. If they are the same, the server had fixed its part by then.
verify-deal-shown = It is the one you gave. If you were shown it before the game, the server had fixed its part by then.
verify-deal-added = They follow also from what the players added: { $added }. Look for your own.
verify-deal-nobody-added = But no player added anything, so the server could choose the cards before it committed itself.

## serve

serve-at = San Juan is at { $url }
serve-port-in-use = another program listens at { $address }; stop it, or choose another port with --listen
serve-cannot-listen = cannot listen at { $address } ({ $detail }); choose another address with --listen
serve-store-in-use = { $file } is in use by another server; stop that one, or name another folder with --data
serve-newer-store = a newer version of this program has written the tables; start that one, or go back to a backup from before
serve-no-folder = there is no folder for data on this system; name one with --data
serve-failed = the server cannot start: { $detail }

## backup, migrate-store

backup-done = The copy holds { $tables } tables with { $rows } rows; SHA-256 { $hash }
migrate-done = All { $tables } tables with { $rows } rows are in the new store and the same as in the old one; SHA-256 { $hash }
tables-not-copied = the tables were not copied: { $detail }

## Failures.

failure-no-file = there is no such file; check the name
failure-no-folder = there is no folder { $folder }; check the name, or make the folder first
failure-folder = this is a folder; name a file
failure-exists = the file exists already; choose another name
failure-output = reading or writing failed: { $detail }
failure-no-seat = there is no seat { $seat } in this game; give 0 to { $most }

## What is wrong with a file of networks.

networks-foreign = this is no file of networks; name one that training made
networks-version = these networks are of version { $found }, which this program does not read; train them anew, or use the program that made them
networks-shape = these networks have another shape than this program’s; train them anew
networks-cut-off = the file ends too early; copy it again
networks-damaged = the file is damaged; copy it again
networks-instead = { $why }. The bots play by their own networks.

## What is wrong with a record. $detail is in English: it speaks of JSON.

record-line = line { $line }: { $problem }
record-empty = the file is empty; a record begins with a header
record-too-big = the file has more than { $most } bytes, so it is no record of a game
record-too-many-answers = there are more than { $most } answers, so this is no record of a game
record-unreadable = the line cannot be read ({ $detail }); take the file as it was saved
record-not-canonical = the line is not written as records are (keys in order, no spaces, cards in the order of the card table); take the file as it was saved
record-broken-chain = the hash does not fit: this line or one before it was changed, lost or moved; take an unchanged copy of the record
record-other-rules = the game was refereed by rules { $found }, but these are { $own }; check it with the version of the program that has them
record-bad-setup = { $problem }; the header is wrong
record-wrong-commitment = the commitment is not the SHA-256 of the secret: either the server showed another secret after the game than it had before, or this line was changed; do not trust this deal
record-wrong-seed = the seed does not follow from the secret and what the players added: the cards were not dealt as the commitment promised, or this line was changed; do not trust this deal
record-other-commitment = the commitment is { $found }, not { $shown }: the server dealt from another secret than it promised, or this is the record of another game; compare both with what you were shown
record-no-deal = the record has no deal, so the cards were not dealt from a secret the server committed itself to; compare with the record the server keeps
record-illegal = the answer cannot have been given. { $problem }
record-early-result = there is a result, but the game is not over; answers are missing before it
record-missing-result = the game is over, but its result is missing; the end of the file was lost
record-after-result = nothing may follow the result; delete this line and those behind it
record-wrong-result = the result does not fit the game: written { $written }, played { $played }
