### Alles vor und neben einem Spiel im Browser: Startseite, neue Tische, Links, Listen, Einstellungen, Störungen.

## Die Startseite.

start-about = Rollen wählen, die Stadt bauen, Ruhm ernten. Ein Kartenspiel für zwei bis vier.
start-play = Spielen
start-against = Gegen { $bots }
start-friend = Mit Freunden spielen
start-friend-about = Ein Tisch für zwei und ein Link zum Verschicken. Ganz ohne Konto.
start-new = Neuer Tisch
start-new-about = Mitspieler, Ausgabe, Erweiterungen und Uhr auswählen.
start-learn = Spielen lernen
start-learn-about = Ein erstes Spiel mit Anleitung, etwa zehn Minuten.
start-brief = Das Spiel in drei Sätzen
start-brief-roles = In jeder Runde nehmen alle reihum eine Rolle, etwa Baumeister oder Händler: Alle dürfen handeln, und wer die Rolle genommen hat, bekommt etwas dazu.
start-brief-cards = Karten sind alles zugleich: Gebäude, die du baust, Geld, mit dem du sie bezahlst, und Waren, die du verkaufst.
start-brief-end = Hat jemand zwölf Gebäude, endet das Spiel, und die meisten Punkte gewinnen.
start-you = Über dich
start-name = Dein Name
start-language = Sprache
start-theme = Farben
start-theme-system = Wie das Gerät
start-theme-light = Hell
start-theme-dark = Dunkel
start-record = Aufzeichnung öffnen
start-replay = Wiederholung ansehen

## Listen von Spielen.

start-games = Meine Spiele
start-all-games = Alle meine Spiele
start-all-running = { $n ->
    [one] { $n } Spiel läuft
   *[other] Alle { $n } laufenden Spiele
}
start-games-coming = Deine Spiele werden gesucht …
start-no-games = Du hast noch keine Spiele. Beginne eines, dann findest du es hier.
start-running = Laufende
start-none-running = Gerade läuft kein Spiel.
start-over = Beendete
start-none-over = Noch ist kein Spiel zu Ende.
start-more = { $n ->
    [one] { $n } weiteres zeigen
   *[other] Mehr von den { $n } übrigen zeigen
}
start-more-there = { $n ->
    [one] { $n } weiteres Spiel wird gezeigt.
   *[other] { $n } weitere Spiele werden gezeigt.
}
start-nobody-yet = Noch niemand sonst
start-standing-yours = Du bist dran
start-standing-paused = Pause
start-waiting-for = Am Zug: { $names }
start-missing = { $n ->
    [one] { $n } Mitspieler fehlt noch
   *[other] { $n } Mitspieler fehlen noch
}
start-ready = Kann beginnen
start-won = Gewonnen
start-place = Platz { $n }
start-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}

## Ein neuer Tisch.

start-who = Wer spielt mit
start-players = Wie viele spielen
start-seat = Platz { $n }
start-seat-of = { $name } (Platz { $n })
start-seat-free = Freier Platz
start-seat-name = Name an diesem Platz
start-sits = Wer hier sitzt
start-people = Menschen
start-bots = Bots
start-sits-me = Ich
    .about = Du, in diesem Browser.
start-sits-here = Jemand an diesem Bildschirm
    .about = Ihr teilt euch den Bildschirm. Zwischen den Zügen sind keine Karten zu sehen.
start-sits-link = Jemand per Link
    .about = Du bekommst einen Link zum Verschicken. Wer ihn zuerst öffnet, sitzt hier.
start-level-novice = Spielt wie jemand im ersten Spiel.
start-level-steady = Spielt solide und macht wenige Fehler.
start-level-apprentice = Hat das Spiel gelernt und ist oft unschlüssig.
start-level-journeyman = Hat das Spiel gelernt und irrt sich hin und wieder.
start-level-expert = Hat das Spiel gut gelernt und irrt sich selten.
start-level-master = Hat aus Millionen Spielen gelernt und spielt, was er gelernt hat.
start-level-grandmaster-200ms = Ein Meister, der vorausdenkt. Stärker geht es nicht.
start-pace = Wie schnell Bots spielen
start-pace-swift = Schnell
start-pace-calm = Gemütlich
start-pace-slow = Langsam
start-what = Was gespielt wird
start-edition = Ausgabe
start-edition-first = Der Klassiker. Am besten für den Anfang.
start-edition-second = Goldmine, Zunfthalle und Präfektur sind anders.
start-new-buildings = Neue Gebäude
    .about = Über dreißig Karten der Erweiterung und die Kathedrale.
start-events = Ereignisse
    .about = Sechs Karten im Nachziehstapel, die man anstelle einer Rolle nehmen kann.
start-opening = Starthand
start-opening-dealt = Du spielst mit dem, was du bekommst.
start-opening-chosen = Du siehst fünf bis acht Karten und behältst vier.
start-how = Feinheiten
start-governor = Erstes Gouverneursamt
start-governor-about = Wer es hat, beginnt die erste Runde.
start-governor-random = Egal wer
start-clock = Zeit für einen Zug
start-clock-about = Ist sie um, spielt ein Bot weiter, bis die Person zurück ist.
start-clock-none = Ohne Uhr
start-clock-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
start-clock-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
start-clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
start-memory = Bekannte Preise zeigen
    .about = Aufgedeckte Preistafeln bleiben sichtbar. Ohne das musst du sie dir merken.
start-watching = Zuschauen erlaubt
    .about = Wer die Adresse kennt, sieht den Tisch, aber keine verdeckten Karten.
start-somebody-here = Gib mindestens einen Platz dir selbst oder jemandem an diesem Bildschirm.
start-open = Tisch eröffnen

## Über einen Link dazukommen.

start-invited = Du bist zu einem Spiel eingeladen
start-invited-about = Ein Platz ist für dich frei. Sag den anderen, wer du bist.
start-name-wanted = Bitte gib zuerst einen Namen ein.
start-sit = Platz nehmen
start-sits-already = Du sitzt schon an diesem Tisch.
start-to-table = Zum Tisch
start-first-time = Spielst du zum ersten Mal?
start-watch = Am Tisch zuschauen

## Vor der ersten Karte.

start-dealing = Die Karten werden ausgeteilt …
start-gathering = Es fehlen noch Mitspieler
start-all-there = Alle sind da
start-watched = Zuschauen erlaubt
start-link = Link zu Platz { $n }
start-share = Teilen
start-share-title = Ein Platz für dich bei San Juan
start-link-new = Neuer Link
start-link-new-about = Der alte gilt dann nicht mehr.
start-link-new-there = Es gibt einen neuen Link.
start-link-make = Link erzeugen
start-link-make-about = Ein früherer Link gilt dann nicht mehr.
start-link-local = Diese Adresse gilt nur auf diesem Rechner. Für Freunde anderswo starte den Server mit --listen 0.0.0.0:7423 und öffne die Seite über den Namen oder die Adresse dieses Rechners.
start-begin = Spiel beginnen
start-waits-for = Noch frei: { $seats }. Das Spiel kann beginnen, wenn alle sitzen.
start-watcher-waits = Das Spiel beginnt, wenn alle sitzen. Du siehst es dann hier.
start-fair = Ehrlich gemischt
start-fair-about = Bevor etwas ausgeteilt wird, legt sich der Server mit dieser Zahl auf seinen Teil des Mischens fest, und jeder Browser am Tisch steuert einen eigenen Teil bei. Nach dem Spiel können alle nachprüfen, dass niemand geschummelt hat.

## Einstellungen.

start-speed = Bewegung der Karten
start-speed-about = Wünscht dein Gerät weniger Bewegung, bewegt sich nichts.
start-speed-0 = Aus
start-speed-0-5 = Langsam
start-speed-1 = Normal
start-speed-2 = Schnell
start-speed-4 = Sehr schnell
start-confirm = Noch einmal nachfragen, bevor ich
start-confirm-role = eine Rolle nehme
start-confirm-pass = nichts baue, obwohl ich etwas bauen könnte
start-confirm-dear = eine Karte hergebe, die 5 oder mehr kostet
start-confirm-leave = ein laufendes Spiel verlasse
start-sounds = Töne
    .about = Ein leiser, wenn du dran bist, und für Karten und Waren.
start-shortcuts = Einzelne Tasten als Kürzel
    .about = Am Tisch zeigt das Fragezeichen alle.
start-text-mode = Tisch als Text
    .about = Alles in Worten und Listen statt in Bildern; gut für Vorleseprogramme.
start-kept-here = Einstellungen bleiben nur in diesem Browser.

## Adressen, die nirgendwohin führen.

start-lost-title = Hier ist nichts
start-lost = Die Adresse ist vielleicht veraltet oder vertippt. Deine Spiele sind sicher.

## Störungen: was geschehen ist und was zu tun ist.

trouble-again = Noch einmal versuchen
trouble-home = Zur Startseite
trouble-wait = { $n ->
    [one] Bitte warte { $n } Sekunde.
   *[other] Bitte warte { $n } Sekunden.
}
trouble-forgetful = Dieser Browser merkt sich nichts für diese Seite. Du kannst spielen, aber Einstellungen und Links sind beim Schließen weg. Erlaube der Seite, Daten zu speichern, schaffe Platz oder verlasse das private Fenster.
trouble-part-missing = Ein Teil der Seite ließ sich nicht laden. Der Server ist vielleicht nicht mehr da oder hat eine neuere Version. Lade die Seite neu.
trouble-ended = Das Spiel an diesem Tisch ist zu Ende. Du kannst es von Anfang an noch einmal ansehen.
    .title = Dieses Spiel ist vorbei
trouble-bad-request = Der Server hat diese Seite nicht verstanden. Lade die Seite neu; hilft das nicht, prüfe deine Eingaben.
    .title = Das hat nicht geklappt
trouble-not-found = Diesen Tisch gibt es nicht, oder man darf nicht zuschauen. Prüfe den Link, oder bitte um eine Einladung.
    .title = Tisch nicht gefunden
trouble-not-your-seat = Dein Platz ist in einen anderen Browser umgezogen, oder dieser Browser hat dich vergessen. Lade die Seite neu, oder spiele dort weiter, wo du Platz genommen hast.
    .title = Das ist nicht dein Platz
trouble-bad-invitation = Hier sitzt schon jemand, oder der Link wurde durch einen neueren ersetzt. Bitte um einen neuen Link.
    .title = Dieser Link ist verbraucht
trouble-not-your-turn = Du wirst gerade nichts gefragt. Jemand oder die Uhr war schneller.
    .title = Du bist nicht dran
trouble-stale = Inzwischen geht es um etwas anderes. Sieh auf den Tisch und antworte noch einmal.
    .title = Es ging schon weiter
trouble-illegal = Das erlauben die Regeln nicht. Wähle etwas anderes.
    .title = Nicht erlaubt
trouble-not-now = Das geht im Augenblick nicht: Vielleicht ist Pause, es fehlt noch jemand, oder das Spiel ist vorbei.
    .title = Jetzt nicht
trouble-id-taken = Durch einen seltenen Zufall kam das nicht an. Mach es noch einmal.
    .title = Bitte noch einmal
trouble-limited = Das war zu viel in kurzer Zeit. Warte einen Augenblick und versuche es dann noch einmal.
    .title = Bitte etwas langsamer
trouble-foreign-origin = Der Server nimmt diese Seite unter dieser Adresse nicht an. Öffne sie unter der Adresse, die der Server selbst nennt.
    .title = Falsche Adresse
trouble-other-version = Der Server hat eine neuere Version als diese Seite. Lade die Seite neu; dein Spiel geht weiter, wo es war.
    .title = Es gibt eine neue Version
trouble-unavailable = Der Server kann gerade nichts speichern: Er wird beendet, oder seine Platte ist voll. Nichts ist verloren. Versuche es gleich noch einmal, oder sag denen Bescheid, die ihn betreiben.
    .title = Der Server ist nicht bereit
trouble-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und ob der Server läuft. Deine Spiele sind dort aufgehoben.
    .title = Keine Verbindung
trouble-broken = Der Server hat etwas geantwortet, das diese Seite nicht lesen kann. Lade die Seite neu; vielleicht hat etwas zwischen dir und dem Server die Antwort verändert.
    .title = Eine unlesbare Antwort
