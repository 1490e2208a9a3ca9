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
verify-no-deal = Auf dieses Austeilen hat sich vor dem Spiel niemand festgelegt; wer gab, konnte die Karten also wählen.
verify-deal = Die Karten folgen aus einem Geheimnis mit der Festlegung { $commitment }.
verify-deal-compare = Vergleiche sie mit der, die dir vor dem Spiel gezeigt wurde. Sind sie gleich, so stand der Teil des Servers da schon fest.
verify-deal-shown = Das ist die, die du angegeben hast. Wurde sie dir vor dem Spiel gezeigt, so stand der Teil des Servers da schon fest.
verify-deal-added = Sie folgen auch aus dem, was die Spieler beigetragen haben: { $added }. Suche deinen Beitrag.
verify-deal-nobody-added = Aber kein Spieler hat etwas beigetragen; der Server konnte die Karten also wählen, bevor er sich festlegte.

## serve

serve-at = San Juan ist unter { $url } zu finden
serve-port-in-use = an { $address } lauscht schon ein anderes Programm; beende es, oder wähle mit --listen einen anderen Port
serve-cannot-listen = an { $address } kann nicht gelauscht werden ({ $detail }); wähle mit --listen eine andere Adresse
serve-store-in-use = { $file } wird von einem anderen Server benutzt; beende ihn, oder nenne mit --data einen anderen Ordner
serve-newer-store = eine neuere Fassung dieses Programms hat die Tische geschrieben; starte jene, oder nimm eine Sicherung von vorher
serve-no-folder = auf diesem System gibt es keinen Ordner für Daten; nenne einen mit --data
serve-failed = der Server kann nicht starten: { $detail }

## backup, migrate-store

backup-done = Die Kopie enthält { $tables } Tische mit { $rows } Zeilen; SHA-256 { $hash }
migrate-done = Alle { $tables } Tische mit { $rows } Zeilen sind im neuen Speicher und gleichen denen im alten; SHA-256 { $hash }
tables-not-copied = die Tische wurden nicht kopiert: { $detail }

## Fehler.

failure-no-file = diese Datei gibt es nicht; prüfe den Namen
failure-no-folder = den Ordner { $folder } gibt es nicht; prüfe den Namen, oder lege den Ordner erst an
failure-folder = das ist ein Ordner; nenne eine Datei
failure-exists = die Datei gibt es schon; wähle einen anderen Namen
failure-output = Lesen oder Schreiben ist misslungen: { $detail }
failure-no-seat = in diesem Spiel gibt es keinen Sitz { $seat }; nenne 0 bis { $most }

## Was an einer Datei mit Netzen nicht stimmt.

networks-foreign = das ist keine Datei mit Netzen; nenne eine, die beim Lernen entstanden ist
networks-version = diese Netze haben die Version { $found }, die dieses Programm nicht liest; lerne sie neu oder nimm das Programm, das sie gemacht hat
networks-shape = diese Netze haben eine andere Form als die dieses Programms; lerne sie neu
networks-cut-off = die Datei endet zu früh; kopiere sie noch einmal
networks-damaged = die Datei ist beschädigt; kopiere sie noch einmal
networks-instead = { $why }. Die Bots spielen nach ihren eigenen Netzen.

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
record-wrong-commitment = die Festlegung ist nicht der SHA-256 des Geheimnisses: Entweder hat der Server nach dem Spiel ein anderes Geheimnis gezeigt, als er vorher hatte, oder diese Zeile wurde geändert; traue diesem Austeilen nicht
record-wrong-seed = die Startzahl folgt nicht aus dem Geheimnis und den Beiträgen der Spieler: Die Karten wurden nicht so ausgeteilt, wie die Festlegung es versprach, oder diese Zeile wurde geändert; traue diesem Austeilen nicht
record-other-commitment = die Festlegung ist { $found }, nicht { $shown }: Der Server hat aus einem anderen Geheimnis ausgeteilt, als er versprach, oder dies ist die Aufzeichnung eines anderen Spiels; vergleiche beide mit dem, was dir gezeigt wurde
record-no-deal = in der Aufzeichnung steht nicht, woraus ausgeteilt wurde; die Karten stammen also nicht aus einem Geheimnis, auf das sich der Server festgelegt hat; vergleiche mit der Aufzeichnung des Servers
record-illegal = diese Antwort kann nicht gegeben worden sein. { $problem }
record-early-result = ein Ergebnis ist da, aber das Spiel ist nicht zu Ende; davor fehlen Antworten
record-missing-result = das Spiel ist zu Ende, aber das Ergebnis fehlt; das Ende der Datei ging verloren
record-after-result = nach dem Ergebnis darf nichts folgen; lösche diese Zeile und alle dahinter
record-wrong-result = das Ergebnis passt nicht zum Spiel: geschrieben { $written }, gespielt { $played }
