### La mesa en el terminal: lo que allí se lista, se pregunta, se explica y se rechaza.

## Palabras de la gramática. Las inglesas se entienden siempre; cada idioma añade las suyas, separadas por espacios.
## La primera es la que se muestra. Minúsculas; los acentos no importan.

terminal-words-take = tomar elegir
terminal-words-build = construir
terminal-words-pay = pagar
terminal-words-produce = producir
terminal-words-sell = vender
terminal-words-keep = conservar quedar
terminal-words-discard = descartar
terminal-words-tuck = guardar
terminal-words-swap = cambiar
terminal-words-demolish = entregar derribar
terminal-words-pass = pasar
terminal-words-yes = sí
terminal-words-no = no
terminal-words-hand = mano
terminal-words-towns = ciudades
terminal-words-prices = precios
terminal-words-tiles = losetas
terminal-words-log = historia
terminal-words-score = puntos
terminal-words-rules = reglas
terminal-words-hint = pista
terminal-words-auto = auto
terminal-words-undo = deshacer
terminal-words-save = grabar
terminal-words-options = opciones
terminal-words-help = ayuda
terminal-words-quit = salir
terminal-words-library = biblioteca
terminal-words-over = sobre
terminal-words-nothing = nada
terminal-words-none = ninguno ninguna

## Lo que sigue a una palabra, como lo muestra la ayuda. Lo que va en mayúsculas se sustituye por lo que se quiere decir.

terminal-usage-role = ROL [biblioteca sí|no]
terminal-usage-build = CARTA [sobre SITIO]
terminal-usage-goods = MERCANCÍAS
terminal-usage-cards = CARTAS
terminal-usage-place = SITIO
terminal-usage-card = CARTA
terminal-usage-file = [ARCHIVO]
terminal-usage-word = [PALABRA]

## Una línea de ayuda para cada palabra.

terminal-help-answers = Respuestas (la palabra sobra: basta un número o un nombre):
terminal-help-others = Otras órdenes:
terminal-help-short = Las palabras y los nombres se pueden acortar. Los números son los de la lista; los sitios se cuentan en tu ciudad.
terminal-help-take = tomar un rol, un evento o una carta descubierta
terminal-help-build = construir una carta; con una grúa, sobre un edificio
terminal-help-pay = pagar con estas cartas y mercancías
terminal-help-produce = producir en estos edificios
terminal-help-sell = vender estas mercancías
terminal-help-keep = quedarte con estas cartas
terminal-help-discard = descartar estas cartas
terminal-help-tuck = guardar estas cartas bajo un edificio
terminal-help-swap = cambiar estas cartas
terminal-help-demolish = entregar este edificio
terminal-help-pass = no hacer nada: no construir, vender, producir ni guardar
terminal-help-yes = usar el poder
terminal-help-no = no usar el poder
terminal-help-hand = tu mano con los precios de ahora
terminal-help-towns = todas las ciudades
terminal-help-prices = cómo sale el precio de cada carta
terminal-help-tiles = las losetas de precios vistas hasta ahora
terminal-help-log = lo que ha pasado
terminal-help-score = los puntos, hasta donde se ven
terminal-help-rules = qué hace una carta o un rol
terminal-help-hint = preguntar a un bot fuerte qué haría
terminal-help-auto = dejar que responda ese bot
terminal-help-undo = retirar tu última respuesta
terminal-help-save = grabar la partida
terminal-help-options = cómo se juega esta partida
terminal-help-help = esta lista, o una palabra de ella
terminal-help-quit = dejar la mesa

## Lo que ofrece una pregunta.

terminal-item-event = evento: { $event }
terminal-item-pass = no construir nada (pasar)
terminal-item-yes = sí
terminal-item-no = no
terminal-item-library = { $role } con la biblioteca
terminal-item-no-library = { $role } sin la biblioteca
terminal-site-new = { $price }
terminal-site-over = sobre { $place } { $card } { $price }
terminal-site-short = sobre { $place }: { $price }
terminal-card = { $card } (coste { $cost }, puntos { $points })
terminal-good = { $good } ({ $card })
terminal-good-price = { $good } por { $price } ({ $card })
terminal-good-at = { $good } en el sitio { $place } ({ $card })

## Cómo responder. $example es una respuesta entera.

terminal-how-role = Escribe un número o un nombre.
terminal-how-build = Escribe un número o un nombre, o pasar.
terminal-how-build-over = Escribe un número o un nombre, y el sitio sobre el que construir, así: 2 sobre 3. O pasar.
terminal-how-demolish = Escribe el número o el nombre de un edificio.
terminal-how-confirm = Escribe sí o no.
terminal-how-exactly = { $n ->
    [1] Escribe un número o un nombre, así: { $example }
    [2] Escribe 2 números o nombres, así: { $example }
   *[other] Escribe { $n } números o nombres, así: { $example }
}
terminal-how-up-to = { $n ->
    [1] Escribe un número o un nombre, así: { $example }. O pasar.
   *[other] Escribe hasta { $n } números o nombres, así: { $example }. O pasar.
}

## Lo que no se ha entendido.

terminal-misread-empty = Escribe una respuesta, o ayuda para ver las órdenes.
terminal-misread-unknown = «{ $word }» no significa nada aquí. Escribe ayuda para ver las órdenes.
terminal-misread-nearest = «{ $word }» no significa nada aquí. ¿Querías decir «{ $nearest }»?
terminal-misread-ambiguous = «{ $word }» podría ser { $names }. Escribe algo más.
terminal-misread-number = El número { $n } no está en la lista.
terminal-misread-twice = El número { $n } se ha dado dos veces.
terminal-misread-one = Aquí solo se puede elegir una cosa: di una.
terminal-misread-incomplete = Falta algo; escríbelo así: { $usage }
terminal-misread-not-asked = «{ $word }» responde a otra pregunta. A esta se responde con: { $usage }
terminal-misread-nothing-asked = «{ $word }» responde a una pregunta, pero ahora no te preguntan nada.
terminal-misread-site = Solo se puede construir sobre otro edificio; di sobre cuál, así: construir torre sobre 2

## La mesa en palabras.

terminal-hand = Tu mano ({ $n }):
terminal-price-now = precio ahora { $n }
terminal-price-stands = ya está en tu ciudad
terminal-price-too-dear = precio ahora { $n }, pero solo se puede pagar { $means }
terminal-prices = Coste impreso, lo que se descuenta y el precio de ahora:
terminal-player = { $who }{ $governor ->
    [no] {""}
    [you] , gobiernas
   *[other] , gobierna
}: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en la mano, { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edificios
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
terminal-building-good = con { $good }
terminal-building-covers = sobre { $cards }
terminal-building-tucked = debajo { $n }
terminal-building-tucked-cards = debajo: { $cards }
terminal-building-stored = de ventas { $n }
terminal-building-idle = funciona desde la próxima fase
terminal-tiles = Las losetas de precios, primero la siguiente:
terminal-tile-unseen = aún no vista
terminal-score = Puntos hasta donde los ves; lo que otros han guardado no cuenta todavía:
terminal-score-final = Puntuación final:
terminal-score-total = { $who }: { $points } (desempate { $tie })

## Pistas. $wins, $error y $share son porcentajes.

terminal-hint = Lo mejor: { $answer } (gana el { $wins } % ± { $error }, { $share } % de las partidas probadas).
terminal-hint-sure = Lo mejor: { $answer }.
terminal-hint-else = Si no: { $answer } (gana el { $wins } % ± { $error }, { $share } %).
terminal-hint-else-sure = Si no: { $answer }.
terminal-hint-else-unsure = Si no: { $answer } (gana el { $wins } % ± { $error }, { $share } %; pocas partidas para estar seguro).
terminal-hint-playouts = { $n ->
    [one] Para esto se ha jugado { $n } partida.
   *[other] Para esto se han jugado { $n } partidas.
}
terminal-hint-nothing = No hay nada que aconsejar: ahora no te preguntan nada.
terminal-thinking = { $who } está pensando …

## Lo que dice la mesa.

terminal-welcome = San Juan: { $options }. Escribe ayuda para ver las órdenes.
terminal-seed = Semilla: { $seed }
terminal-pass-to = Pasa la pantalla a { $who }, que pulsa Intro.
terminal-your-cards = Tu mano: { $cards }.
terminal-your-town = Tu ciudad: { $buildings }.
terminal-undone = Se ha retirado la última respuesta.
terminal-nothing-to-undo = No hay ninguna respuesta tuya que retirar.
terminal-saved = La partida se ha grabado en { $file }.
terminal-kept-there = Desde ahora se graba allí tras cada respuesta.
terminal-not-kept = La partida no está grabada: { $problem }. Sigue; grábala en otro sitio, así: grabar partida.jsonl
terminal-save-not-a-record = { $file }: en este archivo hay algo que no es el registro de una partida; elige otro nombre.
terminal-save-other-game = { $file }: en este archivo hay otra partida; elige otro nombre.
terminal-save-where = Di dónde grabar la partida, así: grabar partida.jsonl
terminal-input-ended = La entrada ha acabado antes que la partida. No se ha grabado nada.
terminal-input-ended-saved = La entrada ha acabado antes que la partida, que está grabada en { $file }.
terminal-input-ended-earlier = La entrada ha acabado antes que la partida, que está grabada en { $file }, sin las respuestas posteriores.
terminal-left = Has dejado la mesa. No se ha grabado nada.
terminal-left-saved = Has dejado la mesa. La partida está grabada en { $file }.
terminal-left-earlier = Has dejado la mesa. La partida está grabada en { $file }, sin las respuestas posteriores.
terminal-no-screen = no hay un terminal en el que dibujar, así que se escriben y leen líneas; con --plain se pide eso sin esta nota

## La pantalla completa. Textos cortos: mucho debe caber en 80 columnas.

terminal-too-small = Agranda esta ventana: al menos { $width } × { $height } (ahora { $now }).
terminal-status = Ronda { $round } · ★ { $governor } · Mazo { $deck } · Descartes { $discard } · Losetas { $tiles }
terminal-open = A la vista: { $names }
terminal-town = { $who } ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $points } pv)
terminal-waiting = Falta la respuesta de { $who } …
terminal-over = La partida ha terminado.
terminal-where = ¿Dónde construyes { $card }?
terminal-sites = { $card }: { $n } sitios, desde { $price }
terminal-picked = elegido { $picked }, máximo { $most }
terminal-picked-exactly = elegido { $picked } de { $most }
terminal-pick-first = No hay nada elegido. Espacio elige la carta del cursor, Intro responde.
terminal-pick-or-pass = No hay nada elegido. Espacio elige la carta del cursor, Intro responde, p pasa.
terminal-title-hand = Tu mano ({ $n }): coste/pv→ahora
terminal-title-log = Lo que ha pasado
terminal-title-hint = Pista
terminal-title-options = Esta partida
terminal-title-towns = Ciudades
terminal-title-keys = Teclas y órdenes
terminal-title-leave = ¿Dejas la mesa?
terminal-leave-kept = La partida se graba tras cada respuesta; puedes reanudarla.
terminal-leave-saved = La partida está grabada en { $file }.
terminal-leave-earlier = La partida está grabada en { $file }, pero no las respuestas posteriores.
terminal-leave-unkept = Lo que no hayas grabado se pierde.
terminal-leave-keys = y la deja, s graba antes, cualquier otra tecla se queda.
terminal-window-close =  cualquier tecla cierra{" "}
terminal-window-scroll =  ↑↓ mueve, Esc cierra{" "}
terminal-window-search =  ↑↓ mueve, Esc cierra, escribe para buscar: { $text }
terminal-signs = Signos: ★ gobierna, ▶ debe responder o está en curso, ○ rol libre o edificio sin mercancía, × rol tomado, ● mercancía, ^1 cubre una carta, +2 cartas guardadas debajo; en tu mano ✓ se puede construir, ✗ demasiado caro, = ya está.

## Teclas: lo que dice el pie y lo que dice de ellas la lista de teclas.

terminal-key-accept = responder
    .about = responder con lo elegido o con lo que señala el cursor
terminal-key-pick = elegir
    .about = elegir una carta o mercancía, o devolverla
terminal-key-pass = pasar
    .about = no hacer nada: no construir, vender, producir ni guardar
terminal-key-keys = teclas
    .about = esta lista
terminal-key-hint = pista
    .about = preguntar a un bot fuerte qué haría
terminal-key-undo = deshacer
    .about = retirar tu última respuesta
terminal-key-rules = reglas
    .about = qué hace la carta o el rol del cursor
terminal-key-look = mirar
    .about = llevar el cursor a la mano y las ciudades, y volver
terminal-key-quit = salir
    .about = dejar la mesa
terminal-key-save = grabar
    .about = grabar la partida
terminal-key-log = historia
    .about = todo lo que ha pasado
terminal-key-line = orden
    .about = escribir una orden; : hace lo mismo
terminal-key-move = mover
    .about = mover el cursor
terminal-key-number = número
    .about = elegir la opción de ese número
terminal-key-confirm = sí, no
    .about = usar un poder o no
terminal-key-auto = auto
    .about = dejar que responda un bot fuerte
terminal-key-towns = ciudades
    .about = todas las ciudades, con todo lo que hay sobre y bajo los edificios
terminal-key-prices = costes
    .about = cómo sale el precio de cada carta
terminal-key-tiles = losetas
    .about = las losetas de precios vistas hasta ahora
terminal-key-score = puntos
    .about = los puntos, hasta donde se ven

## Por qué una tecla no hace nada ahora.

terminal-disabled-over = La partida ha terminado; q deja la mesa, u retira tu última respuesta.
terminal-disabled-not-asked = Ahora no te preguntan nada; espera a los demás.
terminal-disabled-thinking = Un bot sigue pensando; espéralo.
terminal-disabled-nothing-to-undo = No hay ninguna respuesta tuya que retirar.
terminal-disabled-one = Aquí solo se puede elegir una cosa: Intro la elige.
terminal-disabled-no-pass = Aquí no puedes pasar: hay que elegir algo.
terminal-disabled-no-yes = Esta pregunta no es de sí o no: elige de la lista.
terminal-disabled-no-card = No hay ninguna carta bajo el cursor; Tab lo lleva a tu mano y a las ciudades.
terminal-disabled-elsewhere = El cursor no está en la lista de respuestas; Esc lo devuelve allí.
terminal-disabled-unknown = { $key } no hace nada aquí; ? muestra las teclas.
