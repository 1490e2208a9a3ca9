### The card reference. $n is a number, $section that of a section of the rules.

reference-title = Alle Karten
reference-search = Suchen
reference-search-hint = Name, Wirkung oder Kosten
reference-group = Art
reference-set = Schachtel
reference-shown = Gezeigte Ausgabe
reference-all = alle
reference-differing = Nur wo sich die Ausgaben unterscheiden
reference-differs = verschieden
reference-found = { $n ->
    [0] Keine Karte passt.
    [one] { $n } Karte
   *[other] { $n } Karten
}
reference-reset = Alle Karten zeigen
reference-unknown = Diese Karte gibt es nicht. Hier sind alle.

reference-group-production = Produktionsgebäude
reference-group-city = Stadtgebäude
reference-group-monument = Monument
reference-group-six = Gebäude mit Kosten 6
reference-group-cathedral = Kathedrale
reference-group-event = Ereignis
reference-set-base = Grundspiel
reference-set-treasure-chest = Neue Gebäude (erste Ausgabe)
reference-set-second-set = Neue Gebäude (zweite Ausgabe)

reference-back = Alle Karten
reference-editions = In jeder Ausgabe
reference-cost = Kosten { $n }
reference-cost-label = Kosten
reference-points = Punkte
reference-counted = am Ende gezählt
reference-copies = { $n ->
    [one] { $n } Exemplar
   *[other] { $n } Exemplare
}
reference-absent = nicht dabei
reference-one-set = Nur bei den Neuen Gebäuden einer Ausgabe dabei.
reference-rulings = Gut zu wissen
reference-section = Abschnitt { $section } der Regeln
reference-neighbours = Benachbarte Karten
