### La hoja de puntuación. Las líneas de un edificio llevan el nombre del edificio.

score-buildings = edificios
score-tucked = cartas guardadas
score-line = { $item } { $points }
