### Partidas que se vuelven a ver en el navegador.

replay-title = Repetición
replay-about = Vuelve a ver una partida paso a paso: desde cualquier asiento o con todas las cartas a la vista.
replay-games = Mis partidas, para ver una terminada
replay-loading = La partida se está jugando otra vez…
replay-of = Repetición: { $names }

## Dónde se está.

replay-at = Ronda { $round }, paso { $step } de { $last }
replay-dealt = Las cartas están repartidas.
replay-unseen = Desde aquí no se ve nada de este paso.
replay-eyes = Visto por
replay-open = todas las cartas a la vista
replay-hand = Mano de { $who }: { n-cards }
replay-hands = Todas las manos
replay-words = En palabras

## Lo que la mueve.

replay-controls = Mandos de la repetición
replay-slider = Paso de la partida
replay-start = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-next-round = A la ronda siguiente
replay-end = Al final
replay-pace = Velocidad
replay-times = { $n }×

## Teclas.

replay-keys = Teclas
replay-key-home = Inicio
replay-key-end = Fin
replay-key-space = Espacio
replay-does-back = un paso atrás
replay-does-forward = un paso adelante
replay-does-round-back = al principio de la ronda
replay-does-round-forward = a la ronda siguiente
replay-does-start = al principio de la partida
replay-does-end = al final de la partida
replay-does-play = reproducir o pausar
replay-does-help = esta lista

## Compartirla.

replay-link = Enlace a este momento
replay-link-about = Con este enlace, quien pueda ver la partida llega exactamente a este paso.
replay-no-link = Esta partida viene de un archivo, así que no tiene enlace. Comparte el archivo.
replay-record = Registro
replay-other = Abrir un registro

## Seguir jugando.

replay-continue = Continuar desde aquí
replay-continue-about = Una mesa nueva empieza en esta posición ({ $where }), con las cartas tal como están. Por todos los demás juegan bots.
replay-continue-seat = Juego como
replay-continue-level = Fuerza de los bots
replay-continue-start = Seguir jugando
replay-no-continue = Aquí la partida ha terminado. Para seguir jugando, vuelve a un paso anterior.

## Registros que alguien trae.

replay-upload = Abrir un registro
replay-upload-about = Suelta aquí el archivo de un registro o elige uno (como máximo { $most } KiB). En el servidor no queda nada de él.
replay-upload-choose = Elegir un archivo
replay-upload-busy = La partida se está jugando otra vez…
replay-file-empty = El archivo está vacío. Elige un registro tal como se descargó después de una partida.
replay-file-big = El archivo tiene { $size } KiB, pero un registro tiene como máximo { $most } KiB. Elige un registro tal como se descargó después de una partida.
replay-file-unlike = Esto no es el registro de una partida de San Juan. Elige un archivo tal como se descargó después de una partida.
replay-file-version = Este registro lo escribió otra versión del programa. Ábrelo con esa versión.
replay-file-line = La línea { $line } de este registro no encaja: algo se ha cambiado o falta. Elige el archivo tal como se descargó.
replay-file-refused = Este registro no se puede volver a jugar: algo de él se ha cambiado o falta. Elige el archivo tal como se descargó.
