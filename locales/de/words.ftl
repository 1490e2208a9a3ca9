### Wörter, die viele Texte teilen: Mengen, Waren, Listen, Spielvarianten, Spieler, Regeln.

n-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

## Waren, eine oder mehrere einer Sorte.

good-indigo = { $n ->
    [1] Indigo
   *[other] { $n } Indigo
}
good-sugar = { $n ->
    [1] Zucker
   *[other] { $n } Zucker
}
good-tobacco = { $n ->
    [1] Tabak
   *[other] { $n } Tabak
}
good-coffee = { $n ->
    [1] Kaffee
   *[other] { $n } Kaffee
}
good-silver = { $n ->
    [1] Silber
   *[other] { $n } Silber
}
good-customs = { $n ->
    [1] die Ware des Zollhauses
   *[other] { $n } Waren des Zollhauses
}

## Listen.

list-and = { $most } und { $last }
list-and-i = { $most } und { $last }
list-nothing = nichts

## Gruppen von Karten.

group-production = Produktion
group-city = Stadt
group-monument = Monument
group-six = Sechser
group-cathedral = Kathedrale
group-event = Ereignis

## Die Varianten eines Spiels.

option-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
edition-first = erste Ausgabe (2004)
edition-second = zweite Ausgabe (2014)
option-new-buildings = Neue Gebäude
option-events = Ereignisse
opening-dealt = vier Karten ausgeteilt
opening-chosen = vier Karten ausgewählt

## Wer spielt.

player-you = Du
player-number = Spieler { $n }
player-computer = Computer { $n }
bot-random = Zufall
bot-novice = Neuling
bot-steady = Solide
bot-search = Stratege
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-expert = Kenner
bot-master = Meister
bot-grandmaster = Großmeister

## Was eine Frage stellt, wenn es weder Rolle noch Karte ist.

rule-opening = Starthand
rule-turn = Zug
rule-hand-limit = Handkartenlimit

## Was einen Preis senkt.

price-privilege = Privileg
price-over = über { $card }
