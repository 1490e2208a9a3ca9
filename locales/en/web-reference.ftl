### The card reference. $n is a number, $section that of a section of the rules.

reference-title = All cards
reference-search = Search
reference-search-hint = Name, effect or cost
reference-group = Kind
reference-set = Box
reference-shown = Edition shown
reference-all = all
reference-differing = Only where the editions differ
reference-differs = differs
reference-found = { $n ->
    [0] No card fits.
    [one] { $n } card
   *[other] { $n } cards
}
reference-reset = Show all cards
reference-unknown = There is no such card. Here are all there are.

reference-group-production = Production building
reference-group-city = City building
reference-group-monument = Monument
reference-group-six = Six-cost building
reference-group-cathedral = Cathedral
reference-group-event = Event
reference-set-base = Base game
reference-set-treasure-chest = New Buildings (first edition)
reference-set-second-set = New Buildings (second edition)

reference-back = All cards
reference-editions = In each edition
reference-cost = Cost { $n }
reference-cost-label = Cost
reference-points = Points
reference-counted = counted at the end
reference-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
reference-absent = not part of it
reference-one-set = It comes with the New Buildings of one edition only.
reference-rulings = Good to know
reference-section = Section { $section } of the rules
reference-neighbours = Neighbouring cards
