### Die Kommandozeile: Titel, Meldungen und Fehler. Ein Fehler beginnt klein, weil ein Name davor steht.

## cards

cards-name = Karte
cards-group = Gruppe
cards-cost = Kosten
cards-points = Punkte
cards-copies = Anzahl
cards-effect = Wirkung

## demo

demo-seed = Startzahl { $seed }.
demo-player-1 = Anna
demo-player-2 = Bruno
demo-player-3 = Clara
demo-player-4 = David

## verify

verify-holds = Die Aufzeichnung stimmt: { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
}, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}; { $scores }; Sieg: { $winners }.
verify-unfinished = Die Aufzeichnung stimmt, so weit sie reicht, aber das Spiel ist nicht zu Ende: { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
}, Runde { $rounds }, am Zug: { $names }.

## Fehler.

failure-no-file = diese Datei gibt es nicht; prüfe den Namen
failure-no-folder = den Ordner { $folder } gibt es nicht; prüfe den Namen, oder lege den Ordner erst an
failure-folder = das ist ein Ordner; nenne eine Datei
failure-exists = die Datei gibt es schon; wähle einen anderen Namen
failure-output = Lesen oder Schreiben ist misslungen: { $detail }
failure-no-seat = in diesem Spiel gibt es keinen Sitz { $seat }; nenne 0 bis { $most }

## Was an einer Aufzeichnung nicht stimmt. $detail ist englisch: Es geht um JSON.

record-line = Zeile { $line }: { $problem }
record-empty = die Datei ist leer; eine Aufzeichnung beginnt mit einem Kopf
record-too-big = die Datei hat mehr als { $most } Bytes, sie ist also keine Aufzeichnung eines Spiels
record-too-many-answers = es sind mehr als { $most } Antworten, das ist also keine Aufzeichnung eines Spiels
record-unreadable = die Zeile ist nicht lesbar ({ $detail }); nimm die Datei so, wie sie gespeichert wurde
record-not-canonical = die Zeile ist nicht so geschrieben, wie Aufzeichnungen es sind (Schlüssel in Reihenfolge, keine Leerzeichen, Karten in der Reihenfolge der Kartentabelle); nimm die Datei so, wie sie gespeichert wurde
record-broken-chain = die Prüfsumme passt nicht: Diese Zeile oder eine davor wurde geändert, verloren oder verschoben; nimm eine unveränderte Kopie der Aufzeichnung
record-other-rules = das Spiel wurde nach den Regeln { $found } geleitet, dies sind aber { $own }; prüfe es mit der Programmversion, die sie hat
record-bad-setup = { $problem }; der Kopf ist falsch
record-illegal = diese Antwort kann nicht gegeben worden sein. { $problem }
record-early-result = ein Ergebnis ist da, aber das Spiel ist nicht zu Ende; davor fehlen Antworten
record-missing-result = das Spiel ist zu Ende, aber das Ergebnis fehlt; das Ende der Datei ging verloren
record-after-result = nach dem Ergebnis darf nichts folgen; lösche diese Zeile und alle dahinter
record-wrong-result = das Ergebnis passt nicht zum Spiel: geschrieben { $written }, gespielt { $played }
