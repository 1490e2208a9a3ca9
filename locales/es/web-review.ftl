### Una partida mirada otra vez en el navegador: qué valió cada respuesta y qué fue suerte.

review-title = Lo que valió
review-about = Un bot fuerte mira cada respuesta con lo que su jugador podía saber entonces y separa la suerte de la habilidad. Tarda unos segundos.
review-start = Mirar las respuestas
review-busy = Se está mirando cada respuesta…
review-nothing = No hay nada que decir de esta partida.

## Las sumas, jugador por jugador.

review-sums = Jugador por jugador
review-player = Jugador
review-began = Probabilidad al principio
review-lost-by = Perdido con respuestas
review-luck = Suerte
review-result = Resultado
review-percent = { $n } %

## Las probabilidades por rondas.

review-chart = Probabilidades de ganar
review-chart-counted = En tanto por ciento, tras la última respuesta de cada ronda.
review-chart-round = Ronda

## Lo que se podía mejorar.

review-moments = Lo que se podía mejorar
review-of = Respuestas de
review-all-good = { $who }: nada que con seguridad se pudiera mejorar.
review-there = Ronda { $round }: { $answer } ({ $chance } %).

## Respuestas para las que el terminal tiene otras palabras.

review-role = tomar { $role }
review-role-library = tomar { $role } con la biblioteca
review-role-no-library = tomar { $role } sin la biblioteca
review-event = el evento: { $event }
review-pass = pasar
