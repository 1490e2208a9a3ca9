### Die Wertung. Zeilen für ein Gebäude tragen dessen Namen.

score-buildings = Gebäude
score-tucked = untergelegte Karten
score-line = { $item } { $points }
