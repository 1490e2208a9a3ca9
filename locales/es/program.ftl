### La línea de órdenes: títulos, mensajes y fallos. Un fallo empieza en minúscula, porque delante va un nombre.

## cards

cards-name = Nombre
cards-group = Grupo
cards-cost = Coste
cards-points = Puntos
cards-copies = Copias
cards-effect = Efecto

## demo

demo-seed = Semilla { $seed }.
demo-player-1 = Ana
demo-player-2 = Benito
demo-player-3 = Clara
demo-player-4 = Diego

## verify

verify-holds = El registro es correcto: { $answers ->
    [one] { $answers } respuesta
   *[other] { $answers } respuestas
}, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}; { $scores }; victoria de { $winners }.
verify-unfinished = El registro es correcto hasta donde llega, pero la partida no ha terminado: { $answers ->
    [one] { $answers } respuesta
   *[other] { $answers } respuestas
}, ronda { $rounds }, a la espera de { $names }.
verify-no-deal = Nadie se comprometió con el reparto antes de la partida, así que quien repartió pudo elegir las cartas.
verify-deal = Las cartas se deducen de un secreto con el compromiso { $commitment }.
verify-deal-compare = Compáralo con el que se te mostró antes de la partida. Si es el mismo, el servidor ya había fijado su parte.
verify-deal-shown = Es el que has indicado. Si se te mostró antes de la partida, el servidor ya había fijado su parte.
verify-deal-added = Se deducen también de lo que aportaron los jugadores: { $added }. Busca lo tuyo.
verify-deal-nobody-added = Pero ningún jugador aportó nada, así que el servidor pudo elegir las cartas antes de comprometerse.

## serve

serve-at = San Juan está en { $url }
serve-port-in-use = otro programa escucha en { $address }; ciérralo o elige otro puerto con --listen
serve-cannot-listen = no se puede escuchar en { $address } ({ $detail }); elige otra dirección con --listen
serve-store-in-use = otro servidor está usando { $file }; ciérralo o indica otra carpeta con --data
serve-newer-store = una versión más nueva de este programa ha escrito las mesas; inicia esa, o vuelve a una copia de seguridad anterior
serve-no-folder = en este sistema no hay carpeta para datos; indica una con --data
serve-failed = el servidor no puede arrancar: { $detail }

## backup, migrate-store

backup-done = La copia contiene { $tables } mesas con { $rows } filas; SHA-256 { $hash }
migrate-done = Las { $tables } mesas, con { $rows } filas, están en el nuevo almacén y son iguales a las del antiguo; SHA-256 { $hash }
tables-not-copied = no se copiaron las mesas: { $detail }

## Fallos.

failure-no-file = no existe ese fichero; comprueba el nombre
failure-no-folder = no existe la carpeta { $folder }; comprueba el nombre o crea antes la carpeta
failure-folder = es una carpeta; indica un fichero
failure-exists = el fichero ya existe; elige otro nombre
failure-output = ha fallado la lectura o la escritura: { $detail }
failure-no-seat = en esta partida no hay asiento { $seat }; indica de 0 a { $most }

## Qué le pasa a un archivo de redes.

networks-foreign = esto no es un archivo de redes; indica uno hecho por el entrenamiento
networks-version = estas redes son de la versión { $found }, que este programa no lee; entrénalas de nuevo o usa el programa que las hizo
networks-shape = estas redes tienen otra forma que las de este programa; entrénalas de nuevo
networks-cut-off = el archivo termina demasiado pronto; cópialo otra vez
networks-damaged = el archivo está dañado; cópialo otra vez
networks-instead = { $why }. Los bots juegan con sus propias redes.

## Qué le pasa a un registro. $detail está en inglés: habla de JSON.

record-line = línea { $line }: { $problem }
record-empty = el fichero está vacío; un registro empieza con una cabecera
record-too-big = el fichero tiene más de { $most } bytes, así que no es el registro de una partida
record-too-many-answers = hay más de { $most } respuestas, así que no es el registro de una partida
record-unreadable = la línea no se puede leer ({ $detail }); toma el fichero tal como se guardó
record-not-canonical = la línea no está escrita como en los registros (claves en orden, sin espacios, cartas en el orden de la tabla); toma el fichero tal como se guardó
record-broken-chain = el código de control no encaja: esta línea o una anterior se ha cambiado, perdido o movido; toma una copia intacta del registro
record-other-rules = la partida se arbitró con las reglas { $found }, pero estas son { $own }; compruébala con la versión del programa que las tiene
record-bad-setup = { $problem }; la cabecera está mal
record-wrong-commitment = el compromiso no es el SHA-256 del secreto: o el servidor mostró tras la partida un secreto distinto del que tenía antes, o se ha cambiado esta línea; no te fíes de este reparto
record-wrong-seed = la semilla no se deduce del secreto y de lo que aportaron los jugadores: las cartas no se repartieron como prometía el compromiso, o se ha cambiado esta línea; no te fíes de este reparto
record-other-commitment = el compromiso es { $found }, no { $shown }: el servidor repartió con un secreto distinto del prometido, o este es el registro de otra partida; compara ambos con el que se te mostró
record-no-deal = el registro no dice de dónde salió el reparto, así que las cartas no salieron de un secreto con el que el servidor se comprometiera; compáralo con el registro que guarda el servidor
record-illegal = esa respuesta no pudo darse. { $problem }
record-early-result = hay un resultado, pero la partida no ha terminado; faltan respuestas antes
record-missing-result = la partida ha terminado, pero falta el resultado; se ha perdido el final del fichero
record-after-result = nada puede seguir al resultado; borra esta línea y las siguientes
record-wrong-result = el resultado no encaja con la partida: escrito { $written }, jugado { $played }
