### Preguntas: una para todo lo que las reglas pueden preguntar. $n es el máximo que se puede elegir, o la cantidad exacta.

question-role = ¿Qué rol eliges?
question-role-event = ¿Qué rol o qué evento eliges?
question-role-library = ¿Qué rol eliges, y quieres que tu biblioteca funcione con él?
question-role-event-library = ¿Qué rol o qué evento eliges, y quieres que tu biblioteca funcione con el rol?
question-visit = ¿Qué rol usas otra vez?

question-build = ¿Qué construyes?
question-build-free = ¿Qué construyes gratis? Puede costar 4 como máximo.
question-pay = { $card } te cuesta { n-cards }. ¿Con qué pagas?
question-pay-goods = { $card } te cuesta { n-cards }. ¿Con qué pagas? { $goods ->
    [one] Una mercancía puede valer por una carta.
   *[other] Hasta { $goods } mercancías pueden valer por cartas.
}

question-produce = ¿Dónde produces? Puedes producir { $n ->
    [one] una mercancía.
   *[other] hasta { $n } mercancías.
}
question-sell = ¿Qué vendes? Puedes vender { $n ->
    [one] una mercancía.
   *[other] hasta { $n } mercancías.
}

question-opening = ¿Con qué { n-cards } te quedas como mano inicial?
question-keep = { $n ->
    [1] ¿Con qué carta te quedas?
   *[other] ¿Con qué { n-cards } te quedas?
}
question-take = ¿Cuál de las cartas descubiertas tomas?
question-discard = { $n ->
    [1] ¿Qué carta de toda tu mano descartas?
   *[other] ¿Qué { n-cards } de toda tu mano descartas?
}
question-hand-limit = { $n ->
    [1] Tienes una carta de más. ¿Cuál descartas?
   *[other] Tienes { n-cards } de más. ¿Cuáles descartas?
}
question-taxes = { $n ->
    [1] Impuestos: ¿qué carta descartas?
   *[other] Impuestos: ¿qué { n-cards } descartas?
}
question-swap = { $n ->
    [1] { $card }: ¿cambias una carta?
   *[other] { $card }: ¿qué cartas cambias, { $n } como máximo?
}
question-tuck = { $n ->
    [1] { $card }: ¿guardas una carta debajo? Vale 1 punto al final.
   *[other] { $card }: ¿qué cartas guardas debajo, { $n } como máximo? Cada una vale 1 punto al final.
}

question-gold-mine = { card-gold-mine }: ¿descubres 4 cartas?
question-goldsmith = { card-goldsmith }: ¿descubres una carta?
question-confirm = { $card }: ¿lo usas?
question-demolish = ¿Qué edificio entregas?
