### The score sheet. Lines for a building have the building's name.

score-buildings = buildings
score-tucked = tucked cards
score-line = { $item } { $points }
