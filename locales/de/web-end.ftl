### Das Ende eines Spiels im Browser: wer gewonnen hat, die Wertung, das Spiel in Bildern, die Prüfung des Mischens.

## Wer gewonnen hat. $person ist "you", wenn der Satz an den gerichtet ist, von dem er handelt, sonst "other".

end-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkten
}
end-won = { $person ->
    [you] Du gewinnst mit { end-points }!
   *[other] { $who } gewinnt mit { end-points }
}
end-shared = { $names } teilen sich den Sieg mit je { end-points }
end-shared-why = Sie haben gleich viele Punkte und gleich viele Karten und Waren übrig.
end-beaten = { $names }: ebenso viele Punkte. Den Ausschlag gaben übrige Karten und Waren: Zum Sieg reichten { $n }.
end-second = { $person ->
    [you] Du belegst den zweiten Platz, mit { end-points } Abstand.
   *[other] { $who } belegt den zweiten Platz, mit { end-points } Abstand.
}
end-seconds = { $names } teilen sich den zweiten Platz, mit { end-points } Abstand.

## Die Wertung.

end-sheet = Wertung
end-sheet-item = Punkte für
end-total = Summe
end-tie-break = Karten und Waren übrig
end-place = Platz
end-winner = Sieg

## Was man jetzt tun kann.

end-rematch = Revanche
end-rematch-go = Zur Revanche
end-rematch-ready = Der Tisch für die Revanche ist bereit.
end-replay = Spiel noch einmal ansehen
end-record = Aufzeichnung herunterladen
end-new = Neuer Tisch

## Das Spiel in Bildern.

end-statistics = Dieses Spiel in Bildern
end-statistics-wait = Die Bilder dieses Spiels erscheinen, sobald sein Protokoll da ist.
end-chart-table = Die Zahlen als Tabelle
end-axis-round = Runde
end-axis-deal = Beginn
end-axis-end = Ende
end-chart-points = Punkte im Lauf der Runden
end-chart-points-counted = Die Punkte, die nach jeder Runde auf den Gebäuden stehen. Am Ende kommen untergelegte Karten und die Gebäude hinzu, die erst dann zählen.
end-chart-buildings = Gebäude im Lauf der Runden
end-chart-buildings-counted = Wie viele Gebäude nach jeder Runde stehen; überbaute zählen nicht.
end-chart-twelve = zwölf beenden das Spiel
end-chart-roles = Gewählte Rollen
end-chart-roles-counted = Wie oft wer welche Rolle genommen hat.
end-chart-role = Rolle
end-events = Ereignisse
end-chart-drawn = Woher die Karten kamen
end-chart-drawn-counted = Karten, die nach der Starthand auf die Hand kamen, nach ihrer Herkunft. Vom Ratsherrn zählen nur die behaltenen.
end-chart-source = Herkunft
end-sources-other = Alles andere
end-alt-line = { $who }: von { $first } auf { $last }.
end-alt-bars = { $who }: { $parts }.
end-alt-part = { $what } { $n }

## Die Prüfung des Mischens.

end-check-title = War das Mischen fair?
end-check-intro = Vor dem Austeilen legte der Server eine geheime Zahl fest und zeigte ihren Fingerabdruck; dann fügten alle eigenen Zufall hinzu. Jetzt ist die Zahl offen, und diese Seite kann nachrechnen, ob die Karten aus beidem folgten.
end-check-start = Mischen prüfen
end-check-busy = Wird geprüft …
end-check-fine = Alles passt: Niemand konnte die Karten aussuchen.
end-check-partly = { $n ->
    [one] Nichts ist falsch, aber { $n } Schritt lässt sich hier nicht prüfen.
   *[other] Nichts ist falsch, aber { $n } Schritte lassen sich hier nicht prüfen.
}
end-check-bad = { $n ->
    [one] { $n } Schritt passt nicht. Hebe die Aufzeichnung auf und wende dich an die, die diesen Server betreiben.
   *[other] { $n } Schritte passen nicht. Hebe die Aufzeichnung auf und wende dich an die, die diesen Server betreiben.
}
end-check-no-deal = Dieses Spiel wurde aus der Stellung eines anderen fortgesetzt; seine Karten wurden nicht hier ausgeteilt, und es gibt nichts zu prüfen.
end-check-impossible = Dieser Browser rechnet Fingerabdrücke nur auf verschlüsselten Seiten aus. Lade die Aufzeichnung herunter und prüfe sie mit dem Programm: sanjuan verify.
end-check-yourself = Dass der Server das Spiel noch einmal gespielt hat, musst du ihm glauben. Wenn du das nicht willst, lade die Aufzeichnung herunter und nimm das Programm: sanjuan verify.
end-verdict-holds = Passt
end-verdict-fails = Passt nicht
end-verdict-unknown = Hier nicht bekannt
end-check-commitment-holds = Die geheime Zahl hat den Fingerabdruck, den der Server gezeigt hat.
end-check-commitment-fails = Die geheime Zahl hat nicht den Fingerabdruck, den der Server gezeigt hat.
end-check-before-holds = Es ist der Fingerabdruck, den dieser Browser vor dem Austeilen notiert hat.
end-check-before-fails = Vor dem Austeilen hat dieser Browser einen anderen Fingerabdruck notiert.
end-check-before-unknown = Dieser Browser war vor dem Austeilen nicht hier und hat den Fingerabdruck nicht notiert.
end-check-own-holds = Was dieser Browser für { $who } hinzugefügt hat, ging in das Mischen ein.
end-check-own-fails = Was dieser Browser für { $who } hinzugefügt hat, ging nicht in das Mischen ein.
end-check-own-unknown = Was für { $who } hinzugefügt wurde, weiß dieser Browser nicht mehr.
end-check-chance-holds = Mindestens ein Spieler hat eigenen Zufall hinzugefügt.
end-check-chance-unknown = Kein Spieler hat Zufall hinzugefügt; der Server hätte sich eine passende Zahl suchen können.
end-check-deal-holds = Die Aufzeichnung nennt dieselbe Zahl, denselben Fingerabdruck und dieselben Beiträge wie dieser Tisch.
end-check-deal-fails = Die Aufzeichnung nennt eine andere Zahl, einen anderen Fingerabdruck oder andere Beiträge als dieser Tisch.
end-check-seed-holds = Die Startzahl allen Mischens folgt aus der geheimen Zahl und den Beiträgen.
end-check-seed-fails = Die Startzahl allen Mischens folgt nicht aus der geheimen Zahl und den Beiträgen.
end-check-chain-holds = { $n ->
    [one] Die Aufzeichnung ist unversehrt: { $n } Zeile versiegelt sich selbst.
   *[other] Die Aufzeichnung ist unversehrt: Jede ihrer { $n } Zeilen versiegelt die davor.
}
end-check-chain-fails = Die Aufzeichnung ist beschädigt: Eine Zeile wurde geändert oder fehlt.
end-check-result-holds = Ihr Ergebnis ist das der Wertung.
end-check-result-fails = Ihr Ergebnis ist ein anderes als das der Wertung.
end-check-again-holds = { $n ->
    [one] Der Server hat die { $n } Antwort der Aufzeichnung noch einmal gespielt und kam zum selben Ende.
   *[other] Der Server hat alle { $n } Antworten der Aufzeichnung noch einmal gespielt und kam zum selben Ende.
}
end-check-again-fails = Der Server hat die Aufzeichnung noch einmal gespielt und kam nicht zum selben Ende.
end-check-again-unknown = Der Server konnte nicht gebeten werden, die Aufzeichnung noch einmal zu spielen.
