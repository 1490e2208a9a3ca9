### Der Tisch im Terminal: was dort aufgelistet, gefragt, erklärt und abgelehnt wird.

## Wörter der Befehle. Die englischen werden immer verstanden; eine Sprache darf eigene hinzufügen, mit Leerzeichen
## getrennt; das erste wird gezeigt. Kleine Buchstaben; Umlaute machen keinen Unterschied.

terminal-words-take = nehmen nimm
terminal-words-build = bauen baue
terminal-words-pay = zahlen zahle
terminal-words-produce = produzieren produziere
terminal-words-sell = verkaufen verkaufe
terminal-words-keep = behalten behalte
terminal-words-discard = abwerfen
terminal-words-tuck = unterlegen
terminal-words-swap = tauschen tausche
terminal-words-demolish = aufgeben
terminal-words-pass = passen passe
terminal-words-yes = ja
terminal-words-no = nein
terminal-words-hand = karten
terminal-words-towns = städte staedte
terminal-words-prices = preise
terminal-words-tiles = tafeln
terminal-words-log = verlauf
terminal-words-score = punkte
terminal-words-rules = regeln
terminal-words-hint = tipp
terminal-words-auto = automatisch
terminal-words-undo = zurück zurueck
terminal-words-save = speichern speichere
terminal-words-options = optionen
terminal-words-help = hilfe
terminal-words-quit = ende
terminal-words-library = bibliothek
terminal-words-over = über ueber
terminal-words-nothing = nichts
terminal-words-none = keine

## Was auf ein Wort folgt, wie die Hilfe es zeigt. Für Großgeschriebenes wird eingesetzt, was gemeint ist.

terminal-usage-role = ROLLE [bibliothek ja|nein]
terminal-usage-build = KARTE [über PLATZ]
terminal-usage-goods = WAREN
terminal-usage-cards = KARTEN
terminal-usage-place = PLATZ
terminal-usage-card = KARTE
terminal-usage-file = [DATEI]
terminal-usage-word = [WORT]

## Eine Zeile Hilfe zu jedem Wort.

terminal-help-answers = Antworten (das Wort kann entfallen: eine Zahl oder ein Name genügt):
terminal-help-others = Andere Befehle:
terminal-help-short = Wörter und Namen dürfen abgekürzt werden. Zahlen sind die der Liste; Plätze zählen in deiner Stadt.
terminal-help-take = eine Rolle, ein Ereignis oder eine aufgedeckte Karte nehmen
terminal-help-build = eine Karte bauen; mit einem Kran über ein Gebäude
terminal-help-pay = mit diesen Karten und Waren zahlen
terminal-help-produce = auf diesen Gebäuden Waren produzieren
terminal-help-sell = diese Waren verkaufen
terminal-help-keep = diese Karten behalten
terminal-help-discard = diese Karten abwerfen
terminal-help-tuck = diese Karten unter ein Gebäude legen
terminal-help-swap = diese Karten tauschen
terminal-help-demolish = dieses Gebäude aufgeben
terminal-help-pass = nichts tun: nichts bauen, verkaufen, produzieren oder unterlegen
terminal-help-yes = die Fähigkeit nutzen
terminal-help-no = die Fähigkeit nicht nutzen
terminal-help-hand = deine Hand mit den Preisen von jetzt
terminal-help-towns = alle Städte
terminal-help-prices = wie der Preis jeder Karte zustande kommt
terminal-help-tiles = die bisher gesehenen Preistafeln
terminal-help-log = was geschehen ist
terminal-help-score = die Punkte, soweit man sie sieht
terminal-help-rules = was eine Karte oder Rolle tut
terminal-help-hint = einen starken Bot fragen, was er täte
terminal-help-auto = diesen Bot antworten lassen
terminal-help-undo = deine letzte Antwort zurücknehmen
terminal-help-save = das Spiel speichern
terminal-help-options = wie dieses Spiel gespielt wird
terminal-help-help = diese Liste oder ein Wort daraus
terminal-help-quit = den Tisch verlassen

## Was eine Frage anbietet.

terminal-item-event = Ereignis: { $event }
terminal-item-pass = nichts bauen (passen)
terminal-item-yes = ja
terminal-item-no = nein
terminal-item-library = { $role } mit der Bibliothek
terminal-item-no-library = { $role } ohne die Bibliothek
terminal-site-new = { $price }
terminal-site-over = über { $place } { $card } { $price }
terminal-site-short = über { $place }: { $price }
terminal-card = { $card } (Kosten { $cost }, Punkte { $points })
terminal-good = { $good } ({ $card })
terminal-good-price = { $good } für { $price } ({ $card })
terminal-good-at = { $good } auf Platz { $place } ({ $card })

## Wie man antwortet. $example ist eine ganze Antwort.

terminal-how-role = Tippe eine Zahl oder einen Namen.
terminal-how-build = Tippe eine Zahl oder einen Namen, oder passe.
terminal-how-build-over = Tippe eine Zahl oder einen Namen, zum Überbauen mit dem Platz, etwa: 2 über 3. Oder passe.
terminal-how-demolish = Tippe die Zahl oder den Namen eines Gebäudes.
terminal-how-confirm = Tippe ja oder nein.
terminal-how-exactly = { $n ->
    [1] Tippe eine Zahl oder einen Namen, etwa: { $example }
    [2] Tippe 2 Zahlen oder Namen, etwa: { $example }
   *[other] Tippe { $n } Zahlen oder Namen, etwa: { $example }
}
terminal-how-up-to = { $n ->
    [1] Tippe eine Zahl oder einen Namen, etwa: { $example }. Oder passe.
   *[other] Tippe bis zu { $n } Zahlen oder Namen, etwa: { $example }. Oder passe.
}

## Was nicht zu verstehen war.

terminal-misread-empty = Tippe eine Antwort, oder hilfe für die Liste der Befehle.
terminal-misread-unknown = „{ $word }“ bedeutet hier nichts. Tippe hilfe für die Liste der Befehle.
terminal-misread-nearest = „{ $word }“ bedeutet hier nichts. Meinst du „{ $nearest }“?
terminal-misread-ambiguous = „{ $word }“ könnte { $names } sein. Tippe mehr davon.
terminal-misread-number = Die Zahl { $n } steht nicht in der Liste.
terminal-misread-twice = Die Zahl { $n } wurde zweimal genannt.
terminal-misread-one = Hier lässt sich nur eines wählen: Nenne eines.
terminal-misread-incomplete = Da fehlt etwas; tippe es so: { $usage }
terminal-misread-not-asked = „{ $word }“ beantwortet eine andere Frage. Auf diese antwortet man mit: { $usage }
terminal-misread-nothing-asked = „{ $word }“ beantwortet eine Frage, aber du wirst gerade nichts gefragt.
terminal-misread-site = Das geht nur über einem anderen Gebäude; sag über welchem, etwa: baue Turm über 2

## Der Tisch in Worten.

terminal-hand = Deine Hand ({ $n }):
terminal-price-now = Preis jetzt { $n }
terminal-price-stands = steht schon in deiner Stadt
terminal-price-too-dear = Preis jetzt { $n }, aber du kannst nur { $means } zahlen
terminal-prices = Gedruckte Kosten, was abgeht, und der Preis jetzt:
terminal-player = { $who }{ $governor ->
    [no] {""}
   *[other] , Gouverneursamt
}: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} auf der Hand, { $buildings ->
    [one] { $buildings } Gebäude
   *[other] { $buildings } Gebäude
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-building-good = mit { $good }
terminal-building-covers = über { $cards }
terminal-building-tucked = { $n } untergelegt
terminal-building-tucked-cards = untergelegt: { $cards }
terminal-building-stored = { $n } gelagert
terminal-building-idle = arbeitet ab der nächsten Phase
terminal-tiles = Die Preistafeln, die nächste zuerst:
terminal-tile-unseen = noch nicht gesehen
terminal-score = Punkte, soweit du sie siehst; was andere untergelegt haben, zählt noch nicht:
terminal-score-final = Endstand:
terminal-score-total = { $who }: { $points } (bei Gleichstand { $tie })

## Tipps. $wins, $error und $share sind Prozente.

terminal-hint = Am besten: { $answer } (gewinnt { $wins } % ± { $error }, { $share } % der Probespiele).
terminal-hint-sure = Am besten: { $answer }.
terminal-hint-else = Sonst: { $answer } (gewinnt { $wins } % ± { $error }, { $share } %).
terminal-hint-else-sure = Sonst: { $answer }.
terminal-hint-else-unsure = Sonst: { $answer } (gewinnt { $wins } % ± { $error }, { $share } %; zu wenige Spiele, um sicher zu sein).
terminal-hint-playouts = { $n ->
    [one] Dafür wurde { $n } Spiel durchgespielt.
   *[other] Dafür wurden { $n } Spiele durchgespielt.
}
terminal-hint-nothing = Es gibt nichts zu raten: Du wirst gerade nichts gefragt.
terminal-thinking = { $who } überlegt …

## Was der Tisch sagt.

terminal-welcome = San Juan: { $options }. Tippe hilfe für die Befehle.
terminal-seed = Startwert: { $seed }
terminal-pass-to = Gib den Bildschirm weiter an { $who }, dann weiter mit der Eingabetaste.
terminal-your-cards = Deine Hand: { $cards }.
terminal-your-town = Deine Stadt: { $buildings }.
terminal-undone = Die letzte Antwort wurde zurückgenommen.
terminal-nothing-to-undo = Es gibt keine Antwort von dir zum Zurücknehmen.
terminal-saved = Das Spiel wurde in { $file } gespeichert.
terminal-kept-there = Von jetzt an wird es nach jeder Antwort dort gespeichert.
terminal-not-kept = Das Spiel ist nicht gespeichert: { $problem }. Es geht weiter; speichere es anderswo, etwa: speichern spiel.jsonl
terminal-save-not-a-record = { $file }: In dieser Datei steht etwas, das keine Aufzeichnung eines Spiels ist; wähle einen anderen Namen.
terminal-save-other-game = { $file }: In dieser Datei steht ein anderes Spiel; wähle einen anderen Namen.
terminal-save-where = Sag, wo das Spiel gespeichert werden soll, etwa: speichere spiel.jsonl
terminal-input-ended = Die Eingabe endete vor dem Spiel. Nichts wurde gespeichert.
terminal-input-ended-saved = Die Eingabe endete vor dem Spiel. Es ist in { $file } gespeichert.
terminal-input-ended-earlier = Die Eingabe endete vor dem Spiel. Es ist in { $file } gespeichert, ohne die Antworten seitdem.
terminal-left = Du hast den Tisch verlassen. Nichts wurde gespeichert.
terminal-left-saved = Du hast den Tisch verlassen. Das Spiel ist in { $file } gespeichert.
terminal-left-earlier = Du hast den Tisch verlassen. Das Spiel ist in { $file } gespeichert, ohne die Antworten seitdem.
terminal-no-screen = hier ist kein Terminal zum Zeichnen, also werden Zeilen geschrieben und gelesen; mit --plain geschieht das ohne diesen Hinweis

## Der ganze Bildschirm. Kurze Texte: Vieles muss in 80 Spalten passen.

terminal-too-small = Mach dieses Fenster größer: mindestens { $width } × { $height } (jetzt { $now }).
terminal-status = Runde { $round } · ★ { $governor } · Stapel { $deck } · Ablage { $discard } · Tafeln { $tiles }
terminal-open = Offen: { $names }
terminal-town = { $who } ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points } SP)
terminal-waiting = { $who } muss antworten …
terminal-over = Das Spiel ist zu Ende.
terminal-where = { $card }: Wo baust du?
terminal-sites = { $card }: { $n } Plätze, ab { $price }
terminal-picked = { $picked } gewählt, höchstens { $most }
terminal-picked-exactly = { $picked } von { $most } gewählt
terminal-pick-first = Nichts ist gewählt. Leertaste wählt die Karte unter dem Cursor, Enter antwortet.
terminal-pick-or-pass = Nichts ist gewählt. Leertaste wählt die Karte unter dem Cursor, Enter antwortet, p passt.
terminal-title-hand = Hand ({ $n }): Kosten/SP→jetzt
terminal-title-log = Was geschah
terminal-title-hint = Tipp
terminal-title-options = Dieses Spiel
terminal-title-towns = Städte
terminal-title-keys = Tasten und Befehle
terminal-title-leave = Den Tisch verlassen?
terminal-leave-kept = Das Spiel wird nach jeder Antwort gespeichert; du kannst es fortsetzen.
terminal-leave-saved = Das Spiel ist in { $file } gespeichert.
terminal-leave-earlier = Das Spiel ist in { $file } gespeichert, aber nicht die Antworten seitdem.
terminal-leave-unkept = Was du nicht gespeichert hast, ist verloren.
terminal-leave-keys = y verlässt, s speichert vorher, jede andere Taste bleibt.
terminal-window-close =  jede Taste schließt{" "}
terminal-window-scroll =  ↑↓ blättern, Esc schließt{" "}
terminal-window-search =  ↑↓ blättern, Esc schließt, tippen sucht: { $text }
terminal-signs = Zeichen: ★ Gouverneur, ▶ muss antworten oder ist dran, ○ Rolle frei oder Gebäude ohne Ware, × Rolle genommen, ● Ware, ^1 deckt eine Karte zu, +2 Karten untergelegt oder gelagert; auf der Hand ✓ baubar, ✗ zu teuer, = steht schon.

## Tasten: was die Fußzeile sagt und was die Liste der Tasten dazu sagt.

terminal-key-accept = antworten
    .about = mit dem antworten, was gewählt ist oder worauf der Cursor steht
terminal-key-pick = wählen
    .about = eine Karte oder Ware wählen oder zurücklegen
terminal-key-pass = passen
    .about = nichts tun: nichts bauen, verkaufen, produzieren oder unterlegen
terminal-key-keys = Tasten
    .about = diese Liste
terminal-key-hint = Tipp
    .about = einen starken Bot fragen, was er täte
terminal-key-undo = zurück
    .about = deine letzte Antwort zurücknehmen
terminal-key-rules = Regeln
    .about = was die Karte oder Rolle unter dem Cursor tut
terminal-key-look = ansehen
    .about = den Cursor zu Hand und Städten bewegen, und zurück
terminal-key-quit = Ende
    .about = den Tisch verlassen
terminal-key-save = sichern
    .about = das Spiel speichern
terminal-key-log = Verlauf
    .about = alles, was geschehen ist
terminal-key-line = Befehl
    .about = einen Befehl tippen; : tut dasselbe
terminal-key-move = bewegen
    .about = den Cursor bewegen
terminal-key-number = wählen
    .about = den Punkt mit dieser Zahl wählen
terminal-key-confirm = ja, nein
    .about = eine Fähigkeit nutzen oder nicht
terminal-key-auto = Bot
    .about = einen starken Bot antworten lassen
terminal-key-towns = Städte
    .about = alle Städte mit allem, was auf und unter den Gebäuden liegt
terminal-key-prices = Preise
    .about = wie der Preis jeder Karte zustande kommt
terminal-key-tiles = Tafeln
    .about = die bisher gesehenen Preistafeln
terminal-key-score = Punkte
    .about = die Punkte, soweit man sie sieht

## Warum eine Taste jetzt nichts tut.

terminal-disabled-over = Das Spiel ist zu Ende; q verlässt den Tisch, u nimmt deine letzte Antwort zurück.
terminal-disabled-not-asked = Du wirst gerade nichts gefragt; warte auf die anderen.
terminal-disabled-thinking = Ein Bot überlegt noch; warte auf ihn.
terminal-disabled-nothing-to-undo = Es gibt keine Antwort von dir zum Zurücknehmen.
terminal-disabled-one = Hier lässt sich nur eines wählen: Die Eingabetaste wählt es.
terminal-disabled-no-pass = Hier kannst du nicht passen: Etwas muss gewählt werden.
terminal-disabled-no-yes = Das ist keine Frage nach Ja oder Nein: Wähle aus der Liste.
terminal-disabled-no-card = Unter dem Cursor ist keine Karte; Tab bringt ihn zu Hand und Städten.
terminal-disabled-elsewhere = Der Cursor ist nicht in der Liste der Antworten; Esc bringt ihn zurück.
terminal-disabled-unknown = { $key } tut hier nichts; ? zeigt die Tasten.
