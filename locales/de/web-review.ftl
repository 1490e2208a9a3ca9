### Ein Spiel, im Browser noch einmal angesehen: was jede Antwort wert war, und was Glück war.

review-title = Was es wert war
review-about = Ein starker Bot sieht sich jede Antwort an, mit dem, was der Spieler damals wissen konnte, und trennt Glück von Können. Das dauert ein paar Sekunden.
review-start = Antworten ansehen
review-busy = Jede Antwort wird angesehen …
review-nothing = Zu diesem Spiel gibt es nichts zu sagen.

## Die Summen, Spieler für Spieler.

review-sums = Spieler für Spieler
review-player = Spieler
review-began = Chance am Anfang
review-lost-by = Durch Antworten verloren
review-luck = Glück
review-result = Ergebnis
review-percent = { $n } %

## Die Chancen über die Runden.

review-chart = Siegchancen
review-chart-counted = In Prozent, nach der letzten Antwort jeder Runde.
review-chart-round = Runde

## Was besser gewesen wäre.

review-moments = Was besser gewesen wäre
review-of = Antworten von
review-all-good = { $who }: nichts, was sicher besser gewesen wäre.
review-there = Runde { $round }: { $answer } ({ $chance } %).

## Antworten, für die das Terminal andere Worte hat.

review-role = { $role } nehmen
review-role-library = { $role } mit der Bibliothek nehmen
review-role-no-library = { $role } ohne die Bibliothek nehmen
review-event = das Ereignis: { $event }
review-pass = passen
