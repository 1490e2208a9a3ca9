### Words that every page in the browser needs.

web-close = Schließen
web-reload = Seite neu laden
web-help = Hilfe
web-cancel = Abbrechen
web-yes = Ja
web-no = Nein
web-copy = Kopieren
web-copied = Kopiert
web-skip = Zum Hauptinhalt springen
web-learn = Lernen
web-rules = Regeln
web-cards = Karten
web-settings = Einstellungen

## On a card, for those who listen to it.

card-cost = Kosten:
card-points = Punkte:
card-once = Von jedem Stadtgebäude darf nur eines in deiner Stadt stehen.
card-more = Mehr über diese Karte
