### Was geschah, in Sätzen. $person ist "you", wenn der Spieler zuhört, um den es geht, sonst "other".

## Der Anfang.

story-seats = Am Tisch sitzen: { $names }. { $governor }
story-governor = { $person ->
    [you] Das Gouverneursamt hast du.
   *[other] Das Gouverneursamt hat { $who }.
}
story-begins = { $person ->
    [you] Du beginnst mit: { $cards }.
   *[other] { $who } beginnt mit: { $cards }.
}
story-begins-unseen = { $person ->
    [you] Du beginnst mit { n-cards }.
   *[other] { $who } beginnt mit { n-cards }.
}
story-open-events = Offene Ereignisse: { $events }.

## Züge.

story-round = Runde { $round }. { $governor }
story-role = { $person ->
    [you] Du nimmst { $role }.
   *[other] { $who } nimmt { $role }.
}
story-role-library = { $person ->
    [you] Du nimmst { $role }, und die Bibliothek hilft dabei.
   *[other] { $who } nimmt { $role }, und die Bibliothek hilft dabei.
}
story-visit = { $person ->
    [you] Du nutzt { $role } noch einmal.
   *[other] { $who } nutzt { $role } noch einmal.
}
story-visit-library = { $person ->
    [you] Du nutzt { $role } noch einmal, und die Bibliothek hilft dabei.
   *[other] { $who } nutzt { $role } noch einmal, und die Bibliothek hilft dabei.
}
story-event-taken = { $person ->
    [you] Du nimmst das Ereignis „{ $event }“.
   *[other] { $who } nimmt das Ereignis „{ $event }“.
}
story-event-over = Das Ereignis „{ $event }“ ist vorbei.
story-event-opened = Das Ereignis „{ $event }“ kommt ans Licht.

## Gebäude.

story-built = { $person ->
    [you] Du baust { $card }.
   *[other] { $who } baut { $card }.
}
story-built-over = { $person ->
    [you] Du baust { $card } über { $covered }.
   *[other] { $who } baut { $card } über { $covered }.
}
story-built-nothing = { $person ->
    [you] Du baust nichts.
   *[other] { $who } baut nichts.
}
story-paid = { $person ->
    [you] Du zahlst: { $cards }.
   *[other] { $who } zahlt: { $cards }.
}
story-paid-unseen = { $person ->
    [you] Du zahlst { n-cards }.
   *[other] { $who } zahlt { n-cards }.
}
story-paid-goods = { $person ->
    [you] Du zahlst mit Waren: { $goods }.
   *[other] { $who } zahlt mit Waren: { $goods }.
}
story-paid-both = { $person ->
    [you] Du zahlst: { $cards }; und mit Waren: { $goods }.
   *[other] { $who } zahlt: { $cards }; und mit Waren: { $goods }.
}
story-paid-both-unseen = { $person ->
    [you] Du zahlst { n-cards } und mit Waren: { $goods }.
   *[other] { $who } zahlt { n-cards } und mit Waren: { $goods }.
}
story-paid-nothing = { $person ->
    [you] Du zahlst nichts.
   *[other] { $who } zahlt nichts.
}
story-demolished = { $person ->
    [you] Du gibst { $card } auf.
   *[other] { $who } gibt { $card } auf.
}
story-demolished-tucked = { $person ->
    [you] Du gibst { $card } mit { n-cards } darunter auf.
   *[other] { $who } gibt { $card } mit { n-cards } darunter auf.
}

## Waren.

story-produced = { $person ->
    [you] Du produzierst { $goods }.
   *[other] { $who } produziert { $goods }.
}
story-stored = { $person ->
    [you] Du bekommst eine Ware auf { $card }.
   *[other] { $who } bekommt eine Ware auf { $card }.
}
story-tile = Preistafel { $tile } wird aufgedeckt: { $prices }.
story-price = { $good } { $n }
story-sold = { $person ->
    [you] Du verkaufst { $goods } für { n-cards }.
   *[other] { $who } verkauft { $goods } für { n-cards }.
}
story-sold-tucked = { $person ->
    [you] Du verkaufst { $goods } für { n-cards }; eine Ware kommt unter { $card }.
   *[other] { $who } verkauft { $goods } für { n-cards }; eine Ware kommt unter { $card }.
}
story-sold-nothing = { $person ->
    [you] Du verkaufst nichts.
   *[other] { $who } verkauft nichts.
}

## Karten.

story-drew = { $person ->
    [you] Du ziehst { n-cards } { $because }: { $cards }.
   *[other] { $who } zieht { n-cards } { $because }: { $cards }.
}
story-drew-unseen = { $person ->
    [you] Du ziehst { n-cards } { $because }.
   *[other] { $who } zieht { n-cards } { $because }.
}
story-shown = { $person ->
    [you] Du siehst dir { n-cards } an: { $cards }.
   *[other] { $who } sieht sich { n-cards } an: { $cards }.
}
story-shown-unseen = { $person ->
    [you] Du siehst dir { n-cards } an.
   *[other] { $who } sieht sich { n-cards } an.
}
story-revealed = { $person ->
    [you] Du deckst { n-cards } auf: { $cards }.
   *[other] { $who } deckt { n-cards } auf: { $cards }.
}
story-kept = { $person ->
    [you] Du behältst { $cards } und wirfst { n-discarded } ab.
   *[other] { $who } behält { $cards } und wirft { n-discarded } ab.
}
story-kept-unseen = { $person ->
    [you] Du behältst { n-cards } und wirfst { n-discarded } ab.
   *[other] { $who } behält { n-cards } und wirft { n-discarded } ab.
}
n-discarded = { $discarded ->
    [one] { $discarded } Karte
   *[other] { $discarded } Karten
}
story-discarded = { $person ->
    [you] Du wirfst { n-cards } { $because } ab: { $cards }.
   *[other] { $who } wirft { n-cards } { $because } ab: { $cards }.
}
story-discarded-unseen = { $person ->
    [you] Du wirfst { n-cards } { $because } ab.
   *[other] { $who } wirft { n-cards } { $because } ab.
}
story-tucked = { $person ->
    [you] Du legst { n-cards } unter { $card }: { $cards }.
   *[other] { $who } legt { n-cards } unter { $card }: { $cards }.
}
story-tucked-unseen = { $person ->
    [you] Du legst Karten unter { $card }.
   *[other] { $who } legt Karten unter { $card }.
}
story-took = { $person ->
    [you] Du nimmst { $card }.
   *[other] { $who } nimmt { $card }.
}
story-revealed-discarded = Die aufgedeckten Karten werden abgeworfen.
story-reshuffled = Der Ablagestapel wird zum Nachziehstapel mit { n-cards }.

because-role = für { $role }
because-building = für { $card }
because-event = für das Ereignis „{ $event }“
because-opening = für die Starthand
because-hand-limit = wegen des Handkartenlimits
because-turn = im Zug

## Das Ende.

story-over = Das Spiel ist zu Ende.
story-waiting = Das Spiel ist noch nicht zu Ende, am Zug: { $names }.
story-score = { $person ->
    [you] Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $items }), bei Gleichstand { $tie }.
   *[other] { $who } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $items }), bei Gleichstand { $tie }.
}
story-wins = { $person ->
    [you] Du gewinnst.
   *[other] { $who } gewinnt.
}
story-shared = Den Sieg teilen sich: { $names }.
