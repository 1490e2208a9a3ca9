### Spiele, die man sich im Browser noch einmal ansieht.

replay-title = Wiederholung
replay-about = Sieh dir ein Spiel Schritt für Schritt noch einmal an: von jedem Platz aus oder mit offenen Karten.
replay-games = Meine Spiele, um ein beendetes anzusehen
replay-loading = Das Spiel wird noch einmal gespielt …
replay-of = Wiederholung: { $names }

## Wo man ist.

replay-at = Runde { $round }, Schritt { $step } von { $last }
replay-dealt = Die Karten sind ausgeteilt.
replay-unseen = Von diesem Schritt ist von hier aus nichts zu sehen.
replay-eyes = Gesehen von
replay-open = alle Karten offen
replay-hand = Hand von { $who }: { n-cards }
replay-hands = Alle Hände
replay-words = In Worten

## Was sie bewegt.

replay-controls = Steuerung der Wiederholung
replay-slider = Schritt des Spiels
replay-start = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-next-round = Zur nächsten Runde
replay-end = Zum Ende
replay-pace = Tempo
replay-times = { $n }×

## Tasten.

replay-keys = Tasten
replay-key-home = Pos 1
replay-key-end = Ende
replay-key-space = Leertaste
replay-does-back = einen Schritt zurück
replay-does-forward = einen Schritt weiter
replay-does-round-back = zum Anfang der Runde
replay-does-round-forward = zur nächsten Runde
replay-does-start = zum Anfang des Spiels
replay-does-end = zum Ende des Spiels
replay-does-play = abspielen oder anhalten
replay-does-help = diese Liste

## Weitergeben.

replay-link = Link zu diesem Moment
replay-link-about = Wer dieses Spiel sehen darf, kommt mit diesem Link genau zu diesem Schritt.
replay-no-link = Dieses Spiel stammt aus einer Datei, darum gibt es keinen Link darauf. Gib stattdessen die Datei weiter.
replay-record = Aufzeichnung
replay-other = Aufzeichnung öffnen

## Weiterspielen.

replay-continue = Von hier weiterspielen
replay-continue-about = Ein neuer Tisch beginnt mit dieser Stellung ({ $where }) und mit den Karten, wie sie liegen. Für alle anderen spielen Bots.
replay-continue-seat = Ich spiele als
replay-continue-level = Stärke der Bots
replay-continue-start = Weiterspielen
replay-no-continue = Hier ist das Spiel zu Ende. Geh zum Weiterspielen zu einem früheren Schritt zurück.

## Mitgebrachte Aufzeichnungen.

replay-upload = Aufzeichnung öffnen
replay-upload-about = Zieh eine Aufzeichnung hierher oder wähle eine Datei (höchstens { $most } KiB). Auf dem Server bleibt nichts davon.
replay-upload-choose = Datei wählen
replay-upload-busy = Das Spiel wird noch einmal gespielt …
replay-file-empty = Die Datei ist leer. Wähle eine Aufzeichnung, wie sie nach einem Spiel heruntergeladen wurde.
replay-file-big = Die Datei hat { $size } KiB, eine Aufzeichnung aber höchstens { $most } KiB. Wähle eine Aufzeichnung, wie sie nach einem Spiel heruntergeladen wurde.
replay-file-unlike = Das ist keine Aufzeichnung eines Spiels von San Juan. Wähle eine Datei, wie sie nach einem Spiel heruntergeladen wurde.
replay-file-version = Diese Aufzeichnung hat eine andere Version des Programms geschrieben. Öffne sie mit der passenden Version.
replay-file-line = Zeile { $line } dieser Aufzeichnung passt nicht: Etwas wurde geändert oder fehlt. Wähle die Datei, wie sie heruntergeladen wurde.
replay-file-refused = Diese Aufzeichnung lässt sich nicht noch einmal spielen: Etwas darin wurde geändert oder fehlt. Wähle die Datei, wie sie heruntergeladen wurde.
