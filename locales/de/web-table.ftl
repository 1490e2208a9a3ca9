### The table in the browser. $who is the name of a player, $n a number.

## What lies on it.

table-title = Tisch
table-round = Runde { $round }
table-your-town = Deine Stadt
table-town-of = Stadt von { $who }
table-your-hand = Deine Hand
table-hand-title = Deine Hand: { n-cards }
table-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
table-drawn = und { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} zur Auswahl
table-drawn-cards = Dir ausgeteilt: Wähle daraus
table-built = { $n } von { $of } Gebäuden
table-open-hand = Hand: { $cards }
table-governor = Gouverneur
table-turn = Ist am Zug
table-thinking = denkt nach
table-answered = hat geantwortet
table-stand-in = ein Bot springt ein
table-bank-used = Bank schon genutzt
table-library-used = Bibliothek in dieser Runde genutzt
table-roles = Rollen
table-taken-by = genommen von { $who }
table-role-now = wird gerade ausgeführt
table-open-cards = Offen liegende Karten
table-revealed = Aufgedeckte Karten
table-market = Handelshaus, Nachziehstapel und Ablagestapel
table-open-tile = Handelshaus, Tafel { $tile }
table-closed-tile = Handelshaus
table-tiles-seen = { $n ->
    [0] Noch wurde keine Preistafel gesehen.
    [one] { $n } von fünf Preistafeln wurde gesehen.
   *[other] { $n } von fünf Preistafeln wurden gesehen.
}
table-memory = Kommende Preise, soweit bekannt
table-memory-place = der Reihe nach
table-deck = { $n ->
    [one] { $n } Karte im Nachziehstapel
   *[other] { $n } Karten im Nachziehstapel
}
table-discard = { $n ->
    [one] { $n } Karte im Ablagestapel
   *[other] { $n } Karten im Ablagestapel
}
table-with-good = mit einer Ware: { $good }
table-fresh = gerade gebaut, wirkt ab der nächsten Phase
table-covers = gebaut über: { $cards }
table-tucked = { $n ->
    [one] { $n } Karte untergelegt
   *[other] { $n } Karten untergelegt
}
table-tucked-cards = untergelegt: { $cards }
table-stored = { $n ->
    [one] { $n } verkaufte Ware untergelegt
   *[other] { $n } verkaufte Waren untergelegt
}
table-costs = kostet { $n }
table-now-costs = jetzt für { $n }
table-price-tag = für { $n }

## What a price is made of.

table-price-printed = aufgedruckt
table-price-total = zu zahlen

## What is going on.

table-waiting = Worauf der Tisch wartet
table-waits-for = Warten auf { $names }.
table-going-on = Das Spiel geht weiter …
table-forced = Hier hast du keine Wahl: Es geht gleich von selbst weiter.
table-skip = Überspringen
table-since = Seit deinem Zug ({ $n }):
table-stale = Am Tisch ist es inzwischen weitergegangen. Sieh nach und antworte noch einmal.
table-paused = Der Tisch macht Pause.
table-resume = Weiter
table-proposal-undo = { $who } möchte eine Antwort zurücknehmen.
table-proposal-pause = { $who } möchte eine Pause machen.
table-agree = Zustimmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-away-left = Seit du gegangen bist, spielt ein Bot für dich.
table-away-timed-out = Deine Zeit war um, darum spielt ein Bot für dich.
table-return = Selbst spielen
table-end-near = Das Ende naht. { $who }: { $n } von 12 Gebäuden.
table-end-next = { $who }: { $n } von 12 Gebäuden. Die nächste Baumeisterphase kann das Spiel beenden.
table-limit-near = Du hast { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} auf der Hand und darfst zu Beginn der nächsten Runde { $limit } behalten: Du müsstest { $over } abwerfen.
table-days-left = { $n ->
    [one] noch { $n } Tag
   *[other] noch { $n } Tage
}

## What one can do.

table-undo = Zurücknehmen
table-undo-refused = Das lässt sich nicht zurücknehmen: Seit deiner letzten Antwort sind Karten ans Licht gekommen oder jemand anderes hat gehandelt, oder du hast noch nichts beantwortet.
table-pause = Pause
table-leave = Verlassen
table-leave-sure = Ein Bot spielt für dich, bis du zurückkommst. Möchtest du das Spiel verlassen?
table-cover = Meine Karten verdecken
table-text-mode = Textansicht
table-log = Was geschah
table-log-mine = nur was mich betrifft

## Handing over at one screen.

table-hand-over = Weiter an { $who }
table-hand-over-why = Bis die richtige Person vor dem Bildschirm sitzt, sind keine Karten zu sehen.
table-hand-over-ready = Ich bin { $who }: meine Karten zeigen

## The connection.

link-connecting = Verbindung wird aufgebaut …
link-catching = Spielstand wird nachgeholt …
link-live = Verbunden
link-offline = Keine Verbindung. Nichts ist verloren: Es geht weiter, sobald der Server antwortet.
link-unsure = Deine letzte Antwort wird noch einmal gesendet.

## Looking back.

lookback-title = Du blickst zurück:
lookback-earlier = Einen Schritt früher
lookback-later = Einen Schritt später
lookback-now = Zum aktuellen Stand
lookback-asked = Du wirst etwas gefragt.

## The table in words.

text-round = Runde { $round }, Gouverneur: { $governor }

## Answering.

decide-take = Nehmen: { $what }
decide-build = { $n ->
    [0] Umsonst bauen
    [one] Für { $n } Karte bauen
   *[other] Für { $n } Karten bauen
}
decide-build-how = Wähle eine Handkarte, um ihren Preis zu sehen.
decide-site = Wo gebaut wird
decide-new-site = Neuer Bauplatz
decide-over = Über { $card } (Platz { $place })
decide-pass = Nichts bauen
decide-pay = Bezahlen
decide-produce = Produzieren
decide-produce-nothing = Nichts produzieren
decide-sell = Verkaufen
decide-sell-nothing = Nichts verkaufen
decide-demolish = Aufgeben
decide-keep = Behalten
decide-keep-nothing = Nichts behalten
decide-discard = Abwerfen
decide-discard-nothing = Nichts abwerfen
decide-tuck = Darunterlegen
decide-tuck-nothing = Nichts darunterlegen
decide-swap = Tauschen
decide-swap-nothing = Nichts tauschen
decide-library = Bibliothek nutzen
decide-chosen-of = Gewählt: { $n } von { $of }
decide-chosen-up-to = Gewählt: { $n } von höchstens { $of }
decide-sure-pass = Du könntest etwas bauen. Willst du wirklich nichts bauen?
decide-sure-dear = Du würdest { $cards } weggeben. Bist du sicher?
decide-on-its-way = Deine Antwort ist unterwegs …

## Keys.

keys-title = Tasten
keys-choose = das erste, zweite, … Wählbare wählen
keys-answer = die gewählte Antwort geben
keys-nothing = nichts bauen
keys-undo = zurücknehmen
keys-question = zur Frage gehen
keys-hand = zur eigenen Hand gehen
keys-log = zeigen oder verbergen, was geschah
keys-lines = von Zeile zu Zeile gehen in dem, was geschah
keys-explain = die Karte im Fokus erklären
keys-text = der Tisch in Worten oder in Bildern
keys-hurry = die Bewegung überspringen
keys-back = zum aktuellen Stand; Auswahl aufheben
keys-help = diese Liste
keys-switch = einzelne Tasten als Kürzel nutzen

## The log, where it tells of the table and not of the game. $person is "you" or "other".

log-created = Der Tisch ist eingerichtet.
log-started = Das Spiel beginnt.
log-rematch = Es gibt eine Revanche.
log-answered = { $person ->
    [you] Du hast geantwortet.
   *[other] { $who } hat geantwortet.
}
log-left = { $person ->
    [you] Du gehst; ein Bot spielt weiter.
   *[other] { $who } geht; ein Bot spielt weiter.
}
log-timed-out = { $person ->
    [you] Deine Zeit ist um; ein Bot spielt weiter.
   *[other] Die Zeit von { $who } ist um; ein Bot spielt weiter.
}
log-proposed-undo = { $person ->
    [you] Du möchtest eine Antwort zurücknehmen.
   *[other] { $who } möchte eine Antwort zurücknehmen.
}
log-proposed-pause = { $person ->
    [you] Du möchtest eine Pause machen.
   *[other] { $who } möchte eine Pause machen.
}
log-agreed = { $person ->
    [you] Du stimmst zu.
   *[other] { $who } stimmt zu.
}
log-declined = { $person ->
    [you] Du lehnst ab.
   *[other] { $who } lehnt ab.
}
log-joined = { $person ->
    [you] Du setzt dich.
   *[other] { $who } setzt sich.
}
log-invited = { $person ->
    [you] Es gibt einen neuen Link zu deinem Platz.
   *[other] Es gibt einen neuen Link zum Platz von { $who }.
}
log-added = { $person ->
    [you] Du steuerst Zufall zum Mischen bei.
   *[other] { $who } steuert Zufall zum Mischen bei.
}
log-returned = { $person ->
    [you] Du bist zurück.
   *[other] { $who } ist zurück.
}
log-undone = { $person ->
    [you] Du nimmst deine letzte Antwort zurück.
   *[other] { $who } nimmt die letzte Antwort zurück.
}
log-resumed = { $person ->
    [you] Du beendest die Pause.
   *[other] { $who } beendet die Pause.
}
log-tile-unsaid = Eine Preistafel wird aufgedeckt.
