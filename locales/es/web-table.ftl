### The table in the browser. $who is the name of a player, $n a number.

## What lies on it.

table-title = Mesa
table-round = Ronda { $round }
table-your-town = Tu ciudad
table-town-of = Ciudad de { $who }
table-your-hand = Tu mano
table-hand-title = Tu mano: { n-cards }
table-hand = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
}
table-drawn = y { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} para elegir
table-drawn-cards = Repartidas para ti: elige entre estas
table-built = { $n } de { $of } edificios
table-open-hand = Mano: { $cards }
table-governor = Gobernador
table-turn = Tiene el turno
table-thinking = está pensando
table-answered = ha respondido
table-stand-in = juega un bot
table-bank-used = banco ya usado
table-library-used = biblioteca usada en esta ronda
table-roles = Roles
table-taken-by = elegido por { $who }
table-role-now = se está llevando a cabo
table-open-cards = Cartas a la vista
table-revealed = Cartas descubiertas
table-market = Casa de comercio, mazo y descartes
table-open-tile = Casa de comercio, loseta { $tile }
table-closed-tile = Casa de comercio
table-tiles-seen = { $n ->
    [0] Aún no se ha visto ninguna loseta de precios.
    [one] Se ha visto { $n } de las cinco losetas de precios.
   *[other] Se han visto { $n } de las cinco losetas de precios.
}
table-memory = Próximos precios, si se conocen
table-memory-place = por orden
table-deck = { $n ->
    [one] { $n } carta en el mazo
   *[other] { $n } cartas en el mazo
}
table-discard = { $n ->
    [one] { $n } carta descartada
   *[other] { $n } cartas descartadas
}
table-with-good = con una mercancía: { $good }
table-fresh = recién construido, funciona a partir de la próxima fase
table-covers = construido sobre: { $cards }
table-tucked = { $n ->
    [one] { $n } carta guardada debajo
   *[other] { $n } cartas guardadas debajo
}
table-tucked-cards = guardadas debajo: { $cards }
table-stored = { $n ->
    [one] { $n } mercancía vendida guardada debajo
   *[other] { $n } mercancías vendidas guardadas debajo
}
table-costs = cuesta { $n }
table-now-costs = ahora por { $n }
table-price-tag = por { $n }

## What a price is made of.

table-price-printed = impreso
table-price-total = a pagar

## What is going on.

table-waiting = A qué espera la mesa
table-waits-for = Se espera a { $names }.
table-going-on = La partida continúa…
table-forced = Aquí no tienes nada que elegir: la partida sigue sola enseguida.
table-skip = Saltar
table-since = Desde tu turno ({ $n }):
table-stale = Entretanto la partida ha avanzado. Mira la mesa y responde de nuevo.
table-paused = La mesa está en pausa.
table-resume = Continuar
table-proposal-undo = { $who } quiere deshacer una respuesta.
table-proposal-pause = { $who } quiere hacer una pausa.
table-agree = Aceptar
table-decline = Rechazar
table-withdraw = Retirar
table-away-left = Desde que te fuiste, un bot juega por ti.
table-away-timed-out = Se te acabó el tiempo y un bot juega por ti.
table-return = Seguir yo
table-end-near = El final está cerca. { $who }: { $n } de 12 edificios.
table-end-next = { $who }: { $n } de 12 edificios. La próxima fase del constructor puede terminar la partida.
table-limit-near = Tienes { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} en la mano y al empezar la próxima ronda puedes quedarte con { $limit }: tendrías que descartar { $over }.
table-days-left = { $n ->
    [one] queda { $n } día
   *[other] quedan { $n } días
}

## What one can do.

table-undo = Deshacer
table-undo-refused = Esto no se puede deshacer: desde tu última respuesta han salido cartas a la luz o ha actuado alguien más, o todavía no has respondido a nada.
table-pause = Pausa
table-leave = Abandonar
table-leave-sure = Un bot jugará por ti hasta que vuelvas. ¿Quieres abandonar la partida?
table-cover = Tapar mis cartas
table-text-mode = Modo texto
table-log = Qué ha pasado
table-log-mine = solo lo que me afecta

## Handing over at one screen.

table-hand-over = Le toca a { $who }
table-hand-over-why = No se ven las cartas de nadie hasta que esté ante la pantalla la persona a quien le toca.
table-hand-over-ready = Soy { $who }: mostrar mis cartas

## The connection.

link-connecting = Conectando…
link-catching = Poniéndose al día…
link-live = Con conexión
link-offline = Sin conexión. No se pierde nada: continúa en cuanto el servidor responda.
link-unsure = Tu última respuesta se está enviando de nuevo.

## Looking back.

lookback-title = Mirando atrás:
lookback-earlier = Un paso antes
lookback-later = Un paso después
lookback-now = Volver al presente
lookback-asked = Se te pregunta algo.

## The table in words.

text-round = Ronda { $round }, gobernador: { $governor }

## Answering.

decide-take = Elegir: { $what }
decide-build = { $n ->
    [0] Construir gratis
    [one] Construir por { $n } carta
   *[other] Construir por { $n } cartas
}
decide-build-how = Elige una carta de tu mano para ver su precio.
decide-site = Dónde construir
decide-new-site = Sitio nuevo
decide-over = Sobre { $card } (sitio { $place })
decide-pass = No construir nada
decide-pay = Pagar
decide-produce = Producir
decide-produce-nothing = No producir nada
decide-sell = Vender
decide-sell-nothing = No vender nada
decide-demolish = Entregar
decide-keep = Conservar
decide-keep-nothing = No conservar nada
decide-discard = Descartar
decide-discard-nothing = No descartar nada
decide-tuck = Guardar debajo
decide-tuck-nothing = No guardar nada
decide-swap = Cambiar
decide-swap-nothing = No cambiar nada
decide-library = Usar la biblioteca
decide-chosen-of = Elegidas: { $n } de { $of }
decide-chosen-up-to = Elegidas: { $n } de { $of } como máximo
decide-sure-pass = Podrías construir algo. ¿Seguro que no quieres construir nada?
decide-sure-dear = Te desprenderías de { $cards }. ¿Seguro?
decide-on-its-way = Tu respuesta está en camino…

## Keys.

keys-title = Teclas
keys-choose = elegir la primera, la segunda… cosa que se puede elegir
keys-answer = dar la respuesta elegida
keys-nothing = no construir nada
keys-undo = deshacer
keys-question = ir a la pregunta
keys-hand = ir a tu mano
keys-log = mostrar u ocultar lo que ha pasado
keys-lines = ir de línea en línea por lo que ha pasado
keys-explain = explicar la carta que tiene el foco
keys-text = la mesa en palabras o en imágenes
keys-hurry = saltar el movimiento
keys-back = volver al presente; soltar lo elegido
keys-help = esta lista
keys-switch = usar teclas sueltas como atajos

## The log, where it tells of the table and not of the game. $person is "you" or "other".

log-created = La mesa está preparada.
log-started = Empieza la partida.
log-rematch = Hay revancha.
log-answered = { $person ->
    [you] Has respondido.
   *[other] { $who } ha respondido.
}
log-left = { $person ->
    [you] Te vas; un bot sigue jugando.
   *[other] { $who } se va; un bot sigue jugando.
}
log-timed-out = { $person ->
    [you] Se acabó tu tiempo; un bot sigue jugando.
   *[other] Se acabó el tiempo de { $who }; un bot sigue jugando.
}
log-proposed-undo = { $person ->
    [you] Quieres deshacer una respuesta.
   *[other] { $who } quiere deshacer una respuesta.
}
log-proposed-pause = { $person ->
    [you] Quieres hacer una pausa.
   *[other] { $who } quiere hacer una pausa.
}
log-agreed = { $person ->
    [you] Aceptas.
   *[other] { $who } acepta.
}
log-declined = { $person ->
    [you] No aceptas.
   *[other] { $who } no acepta.
}
log-joined = { $person ->
    [you] Te sientas.
   *[other] { $who } se sienta.
}
log-invited = { $person ->
    [you] Hay un enlace nuevo a tu asiento.
   *[other] Hay un enlace nuevo al asiento de { $who }.
}
log-added = { $person ->
    [you] Añades azar al barajado.
   *[other] { $who } añade azar al barajado.
}
log-returned = { $person ->
    [you] Has vuelto.
   *[other] { $who } ha vuelto.
}
log-undone = { $person ->
    [you] Deshaces tu última respuesta.
   *[other] { $who } deshace la última respuesta.
}
log-resumed = { $person ->
    [you] Terminas la pausa.
   *[other] { $who } termina la pausa.
}
log-tile-unsaid = Se descubre una loseta de precios.
