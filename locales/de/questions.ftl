### Fragen: eine für alles, was die Regeln fragen können. $n ist, wie viel höchstens oder genau gewählt wird.

question-role = Welche Rolle nimmst du?
question-role-event = Welche Rolle oder welches Ereignis nimmst du?
question-role-library = Welche Rolle nimmst du, und soll deine Bibliothek für sie arbeiten?
question-role-event-library = Welche Rolle oder welches Ereignis nimmst du, und soll deine Bibliothek für die Rolle arbeiten?
question-visit = Welche Rolle führst du noch einmal aus?

question-build = Was baust du?
question-build-free = Was baust du umsonst? Es darf höchstens 4 kosten.
question-pay = { $card }: Du zahlst { n-cards }. Womit zahlst du?
question-pay-goods = { $card }: Du zahlst { n-cards }. Womit zahlst du? { $goods ->
    [one] Eine Ware darf für eine Karte stehen.
   *[other] Bis zu { $goods } Waren dürfen für Karten stehen.
}

question-produce = Wo produzierst du? Du darfst { $n ->
    [one] eine Ware produzieren.
   *[other] bis zu { $n } Waren produzieren.
}
question-sell = Was verkaufst du? Du darfst { $n ->
    [one] eine Ware verkaufen.
   *[other] bis zu { $n } Waren verkaufen.
}

question-opening = Welche { n-cards } behältst du als Starthand?
question-keep = { $n ->
    [1] Welche Karte behältst du?
   *[other] Welche { n-cards } behältst du?
}
question-take = Welche der aufgedeckten Karten nimmst du?
question-discard = { $n ->
    [1] Welche Karte deiner ganzen Hand wirfst du ab?
   *[other] Welche { n-cards } deiner ganzen Hand wirfst du ab?
}
question-hand-limit = { $n ->
    [1] Du hast eine Karte zu viel. Welche wirfst du ab?
   *[other] Du hast { n-cards } zu viel. Welche wirfst du ab?
}
question-taxes = { $n ->
    [1] Steuern: Welche Karte wirfst du ab?
   *[other] Steuern: Welche { n-cards } wirfst du ab?
}
question-swap = { $n ->
    [1] { $card }: Tauschst du eine Karte?
   *[other] { $card }: Welche Karten tauschst du? Höchstens { $n }.
}
question-tuck = { $n ->
    [1] { $card }: Legst du eine Karte darunter? Sie zählt am Ende 1 Punkt.
   *[other] { $card }: Welche Karten legst du darunter? Höchstens { $n }; jede zählt am Ende 1 Punkt.
}

question-gold-mine = { card-gold-mine }: Deckst du 4 Karten auf?
question-goldsmith = { card-goldsmith }: Deckst du eine Karte auf?
question-confirm = { $card }: Willst du es nutzen?
question-demolish = Welches Gebäude gibst du auf?
