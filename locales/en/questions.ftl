### Questions: one for everything the rules can ask. $n is the most that may be chosen, or exactly what must be.

question-role = Which role do you take?
question-role-event = Which role or which event do you take?
question-role-library = Which role do you take, and shall your library work for it?
question-role-event-library = Which role or which event do you take, and shall your library work for the role?
question-visit = Which role do you use once more?

question-build = What do you build?
question-build-free = What do you build for nothing? Its cost may be 4 at the most.
question-pay = { $card } costs you { n-cards }. What do you pay with?
question-pay-goods = { $card } costs you { n-cards }. What do you pay with? { $goods ->
    [one] One good may stand for a card.
   *[other] Up to { $goods } goods may stand for cards.
}

question-produce = Where do you produce? You may make { $n ->
    [one] one good.
   *[other] up to { $n } goods.
}
question-sell = What do you sell? You may sell { $n ->
    [one] one good.
   *[other] up to { $n } goods.
}

question-opening = Which { n-cards } do you keep as your opening hand?
question-keep = { $n ->
    [1] Which card do you keep?
   *[other] Which { n-cards } do you keep?
}
question-take = Which of the cards turned up do you take?
question-discard = { $n ->
    [1] Which card of your whole hand do you discard?
   *[other] Which { n-cards } of your whole hand do you discard?
}
question-hand-limit = { $n ->
    [1] You hold a card too many. Which one do you discard?
   *[other] You hold { n-cards } too many. Which do you discard?
}
question-taxes = { $n ->
    [1] Taxes: which card do you discard?
   *[other] Taxes: which { n-cards } do you discard?
}
question-swap = { $n ->
    [1] { $card }: do you exchange a card?
   *[other] { $card }: which cards do you exchange, { $n } at the most?
}
question-tuck = { $n ->
    [1] { $card }: do you tuck a card? It is worth 1 point at the end.
   *[other] { $card }: which cards do you tuck, { $n } at the most? Each is worth 1 point at the end.
}

question-gold-mine = { card-gold-mine }: do you turn up 4 cards?
question-goldsmith = { card-goldsmith }: do you turn up a card?
question-confirm = { $card }: do you use it?
question-demolish = Which building do you give up?
