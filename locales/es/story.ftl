### Lo que ha pasado, contado. $person es "you" si se cuenta al jugador de quien se habla; si no, "other".

## El comienzo.

story-seats = A la mesa se sientan { $names }. { $governor }
story-governor = { $person ->
    [you] Gobiernas tú.
   *[other] Gobierna { $who }.
}
story-begins = { $person ->
    [you] Empiezas con: { $cards }.
   *[other] { $who } empieza con: { $cards }.
}
story-begins-unseen = { $person ->
    [you] Empiezas con { n-cards }.
   *[other] { $who } empieza con { n-cards }.
}
story-open-events = Eventos a la vista: { $events }.

## Turnos.

story-round = Ronda { $round }. { $governor }
story-role = { $person ->
    [you] Eliges { $role }.
   *[other] { $who } elige { $role }.
}
story-role-library = { $person ->
    [you] Eliges { $role } y lo combinas con tu biblioteca.
   *[other] { $who } elige { $role } y lo combina con su biblioteca.
}
story-visit = { $person ->
    [you] Usas otra vez { $role }.
   *[other] { $who } usa otra vez { $role }.
}
story-visit-library = { $person ->
    [you] Usas otra vez { $role } y lo combinas con tu biblioteca.
   *[other] { $who } usa otra vez { $role } y lo combina con su biblioteca.
}
story-event-taken = { $person ->
    [you] Eliges el evento «{ $event }».
   *[other] { $who } elige el evento «{ $event }».
}
story-event-over = El evento «{ $event }» ha terminado.
story-event-opened = Sale a la luz el evento «{ $event }».

## Edificios.

story-built = { $person ->
    [you] Construyes { $card }.
   *[other] { $who } construye { $card }.
}
story-built-over = { $person ->
    [you] Construyes { $card } sobre { $covered }.
   *[other] { $who } construye { $card } sobre { $covered }.
}
story-built-nothing = { $person ->
    [you] No construyes nada.
   *[other] { $who } no construye nada.
}
story-paid = { $person ->
    [you] Pagas: { $cards }.
   *[other] { $who } paga: { $cards }.
}
story-paid-unseen = { $person ->
    [you] Pagas { n-cards }.
   *[other] { $who } paga { n-cards }.
}
story-paid-goods = { $person ->
    [you] Pagas con mercancías: { $goods }.
   *[other] { $who } paga con mercancías: { $goods }.
}
story-paid-both = { $person ->
    [you] Pagas: { $cards }; y con mercancías: { $goods }.
   *[other] { $who } paga: { $cards }; y con mercancías: { $goods }.
}
story-paid-both-unseen = { $person ->
    [you] Pagas { n-cards }, y con mercancías: { $goods }.
   *[other] { $who } paga { n-cards }, y con mercancías: { $goods }.
}
story-paid-nothing = { $person ->
    [you] No pagas nada.
   *[other] { $who } no paga nada.
}
story-demolished = { $person ->
    [you] Entregas { $card }.
   *[other] { $who } entrega { $card }.
}
story-demolished-tucked = { $person ->
    [you] Entregas { $card } con { n-cards } debajo.
   *[other] { $who } entrega { $card } con { n-cards } debajo.
}

## Mercancías.

story-produced = { $person ->
    [you] Produces { $goods }.
   *[other] { $who } produce { $goods }.
}
story-stored = { $person ->
    [you] Recibes una mercancía en { $card }.
   *[other] { $who } recibe una mercancía en { $card }.
}
story-tile = Se descubre la loseta { $tile }: { $prices }.
story-price = { $good } { $n }
story-sold = { $person ->
    [you] Vendes { $goods } por { n-cards }.
   *[other] { $who } vende { $goods } por { n-cards }.
}
story-sold-tucked = { $person ->
    [you] Vendes { $goods } por { n-cards }; una mercancía se guarda bajo { $card }.
   *[other] { $who } vende { $goods } por { n-cards }; una mercancía se guarda bajo { $card }.
}
story-sold-nothing = { $person ->
    [you] No vendes nada.
   *[other] { $who } no vende nada.
}

## Cartas.

story-drew = { $person ->
    [you] Robas { n-cards } { $because }: { $cards }.
   *[other] { $who } roba { n-cards } { $because }: { $cards }.
}
story-drew-unseen = { $person ->
    [you] Robas { n-cards } { $because }.
   *[other] { $who } roba { n-cards } { $because }.
}
story-shown = { $person ->
    [you] Miras { n-cards }: { $cards }.
   *[other] { $who } mira { n-cards }: { $cards }.
}
story-shown-unseen = { $person ->
    [you] Miras { n-cards }.
   *[other] { $who } mira { n-cards }.
}
story-revealed = { $person ->
    [you] Descubres { n-cards }: { $cards }.
   *[other] { $who } descubre { n-cards }: { $cards }.
}
story-kept = { $person ->
    [you] Te quedas con { $cards } y descartas { n-discarded }.
   *[other] { $who } se queda con { $cards } y descarta { n-discarded }.
}
story-kept-unseen = { $person ->
    [you] Te quedas con { n-cards } y descartas { n-discarded }.
   *[other] { $who } se queda con { n-cards } y descarta { n-discarded }.
}
n-discarded = { $discarded ->
    [one] { $discarded } carta
   *[other] { $discarded } cartas
}
story-discarded = { $person ->
    [you] Descartas { n-cards } { $because }: { $cards }.
   *[other] { $who } descarta { n-cards } { $because }: { $cards }.
}
story-discarded-unseen = { $person ->
    [you] Descartas { n-cards } { $because }.
   *[other] { $who } descarta { n-cards } { $because }.
}
story-tucked = { $person ->
    [you] Guardas { n-cards } bajo { $card }: { $cards }.
   *[other] { $who } guarda { n-cards } bajo { $card }: { $cards }.
}
story-tucked-unseen = { $person ->
    [you] Guardas cartas bajo { $card }.
   *[other] { $who } guarda cartas bajo { $card }.
}
story-took = { $person ->
    [you] Tomas { $card }.
   *[other] { $who } toma { $card }.
}
story-revealed-discarded = Las cartas descubiertas se descartan.
story-reshuffled = La pila de descartes pasa a ser un mazo de { n-cards }.

because-role = por { $role }
because-building = por { $card }
because-event = por el evento «{ $event }»
because-opening = para la mano inicial
because-hand-limit = por el límite de mano
because-turn = por el turno

## El final.

story-over = La partida ha terminado.
story-waiting = La partida aún no ha terminado: espera a { $names }.
story-score = { $person ->
    [you] Tienes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } ({ $items }), desempate { $tie }.
   *[other] { $who } tiene { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } ({ $items }), desempate { $tie }.
}
story-wins = { $person ->
    [you] Has ganado.
   *[other] Gana { $who }.
}
story-shared = Comparten la victoria { $names }.
