### The end of a game in the browser: who has won, the score sheet, the game in pictures, the check of the shuffle.

## Who has won. $person is "you" if it is told to the one it is about, else "other".

end-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
end-won = { $person ->
    [you] You win with { end-points }!
   *[other] { $who } wins with { end-points }
}
end-shared = { $names } share the victory with { end-points } each
end-shared-why = They have the same points and the same number of cards and goods left.
end-beaten = { $names } had as many points. Cards and goods left over decided: the winner had { $n }.
end-second = { $person ->
    [you] You are second, { end-points } behind.
   *[other] { $who } is second, { end-points } behind.
}
end-seconds = { $names } share second place, { end-points } behind.

## The score sheet.

end-sheet = Score sheet
end-sheet-item = Points for
end-total = Total
end-tie-break = Cards and goods left
end-place = Place
end-winner = Winner

## What can be done now.

end-rematch = Rematch
end-rematch-go = Go to the rematch
end-rematch-ready = The table for the rematch is ready.
end-replay = Watch the game again
end-record = Download the record
end-new = New table

## The game in pictures.

end-statistics = This game in pictures
end-statistics-wait = The pictures of this game will be here as soon as its log has arrived.
end-chart-table = The numbers as a table
end-axis-round = Round
end-axis-deal = Deal
end-axis-end = End
end-chart-points = Points over the rounds
end-chart-points-counted = The points printed on the buildings after each round. The end adds tucked cards and the buildings that score only then.
end-chart-buildings = Buildings over the rounds
end-chart-buildings-counted = How many buildings stand after each round; covered ones do not count.
end-chart-twelve = twelve end the game
end-chart-roles = Roles chosen
end-chart-roles-counted = How often each player took which role.
end-chart-role = Role
end-events = Events
end-chart-drawn = Where the cards came from
end-chart-drawn-counted = Cards that came into the hand after the opening, by what brought them. Of the councillor’s cards only those kept count.
end-chart-source = Source
end-sources-other = Everything else
end-alt-line = { $who }: from { $first } to { $last }.
end-alt-bars = { $who }: { $parts }.
end-alt-part = { $what } { $n }

## The check of the shuffle.

end-check-title = Was the shuffle fair?
end-check-intro = Before the deal the server fixed a secret number and showed its fingerprint; then everybody added chance of their own. The secret is open now, so this page can work out whether the cards followed from both.
end-check-start = Check the shuffle
end-check-busy = Checking…
end-check-fine = Everything fits: nobody could choose the cards.
end-check-partly = { $n ->
    [one] Nothing is wrong, but { $n } step cannot be checked here.
   *[other] Nothing is wrong, but { $n } steps cannot be checked here.
}
end-check-bad = { $n ->
    [one] { $n } step does not fit. Keep the record and ask whoever runs this server.
   *[other] { $n } steps do not fit. Keep the record and ask whoever runs this server.
}
end-check-no-deal = This game was continued from a position of another one, so its cards were not dealt here and there is nothing to check.
end-check-impossible = This browser computes fingerprints only on encrypted pages. Download the record and check it with the program: sanjuan verify.
end-check-yourself = You have to take the server’s word that it played the game again. If you would rather not, download the record and use the program: sanjuan verify.
end-verdict-holds = Fits
end-verdict-fails = Does not fit
end-verdict-unknown = Not known here
end-check-commitment-holds = The secret has the fingerprint that the server showed.
end-check-commitment-fails = The secret does not have the fingerprint that the server showed.
end-check-before-holds = It is the fingerprint that this browser noted before the deal.
end-check-before-fails = Before the deal this browser noted another fingerprint.
end-check-before-unknown = This browser was not here before the deal, so it did not note the fingerprint.
end-check-own-holds = What this browser added for { $who } went into the shuffle.
end-check-own-fails = What this browser added for { $who } did not go into the shuffle.
end-check-own-unknown = This browser does not remember what was added for { $who }.
end-check-chance-holds = At least one player added chance of their own.
end-check-chance-unknown = No player added any chance, so the server could have looked for a secret it liked.
end-check-deal-holds = The record names the same secret, fingerprint and additions as this table.
end-check-deal-fails = The record names a different secret, fingerprint or addition than this table.
end-check-seed-holds = The start number of all shuffles follows from the secret and the additions.
end-check-seed-fails = The start number of all shuffles does not follow from the secret and the additions.
end-check-chain-holds = { $n ->
    [one] The record is whole: { $n } line seals itself.
   *[other] The record is whole: each of its { $n } lines seals those before it.
}
end-check-chain-fails = The record is not whole: a line was changed or is missing.
end-check-result-holds = Its result is the one on the score sheet.
end-check-result-fails = Its result is not the one on the score sheet.
end-check-again-holds = { $n ->
    [one] The server played the { $n } answer of the record again and came to the same end.
   *[other] The server played all { $n } answers of the record again and came to the same end.
}
end-check-again-fails = The server played the record again and did not come to the same end.
end-check-again-unknown = The server could not be asked to play the record again.
