### Что произошло — в предложениях. $person — "you", если рассказ обращён к тому, о ком он, иначе "other".

## Начало.

story-seats = За столом: { $names }. { $governor }
story-governor = { $person ->
    [you] Губернатор — ты.
   *[other] Губернатор — { $who }.
}
story-begins = { $person ->
    [you] Ты начинаешь с картами: { $cards }.
   *[other] { $who } начинает с картами: { $cards }.
}
story-begins-unseen = { $person ->
    [you] Ты получаешь для начала { n-cards }.
   *[other] { $who } получает для начала { n-cards }.
}
story-open-events = Открытые события: { $events }.

## Ходы.

story-round = Раунд { $round }. { $governor }
story-role = { $person ->
    [you] Ты берёшь роль { $role }.
   *[other] { $who } берёт роль { $role }.
}
story-role-library = { $person ->
    [you] Ты берёшь роль { $role }, и с ней работает библиотека.
   *[other] { $who } берёт роль { $role }, и с ней работает библиотека.
}
story-visit = { $person ->
    [you] Ты ещё раз выполняешь роль { $role }.
   *[other] { $who } ещё раз выполняет роль { $role }.
}
story-visit-library = { $person ->
    [you] Ты ещё раз выполняешь роль { $role }, и с ней работает библиотека.
   *[other] { $who } ещё раз выполняет роль { $role }, и с ней работает библиотека.
}
story-event-taken = { $person ->
    [you] Ты берёшь событие «{ $event }».
   *[other] { $who } берёт событие «{ $event }».
}
story-event-over = Событие «{ $event }» закончилось.
story-event-opened = Открывается событие «{ $event }».

## Здания.

story-built = { $person ->
    [you] Ты строишь { $card }.
   *[other] { $who } строит { $card }.
}
story-built-over = { $person ->
    [you] Ты строишь { $card } поверх здания { $covered }.
   *[other] { $who } строит { $card } поверх здания { $covered }.
}
story-built-nothing = { $person ->
    [you] Ты ничего не строишь.
   *[other] { $who } ничего не строит.
}
story-paid = { $person ->
    [you] Ты платишь: { $cards }.
   *[other] { $who } платит: { $cards }.
}
story-paid-unseen = { $person ->
    [you] Ты платишь { n-cards }.
   *[other] { $who } платит { n-cards }.
}
story-paid-goods = { $person ->
    [you] Ты платишь товарами: { $goods }.
   *[other] { $who } платит товарами: { $goods }.
}
story-paid-both = { $person ->
    [you] Ты платишь: { $cards }; и товарами: { $goods }.
   *[other] { $who } платит: { $cards }; и товарами: { $goods }.
}
story-paid-both-unseen = { $person ->
    [you] Ты платишь { n-cards } и товарами: { $goods }.
   *[other] { $who } платит { n-cards } и товарами: { $goods }.
}
story-paid-nothing = { $person ->
    [you] Ты ничего не платишь.
   *[other] { $who } ничего не платит.
}
story-demolished = { $person ->
    [you] Ты отдаёшь здание { $card }.
   *[other] { $who } отдаёт здание { $card }.
}
story-demolished-tucked = { $person ->
    [you] Ты отдаёшь здание { $card } и вместе с ним { n-cards } из-под него.
   *[other] { $who } отдаёт здание { $card } и вместе с ним { n-cards } из-под него.
}

## Товары.

story-produced = { $person ->
    [you] Ты производишь: { $goods }.
   *[other] { $who } производит: { $goods }.
}
story-stored = { $person ->
    [you] Ты получаешь товар на здание { $card }.
   *[other] { $who } получает товар на здание { $card }.
}
story-tile = Открывается жетон { $tile }: { $prices }.
story-price = { $good } { $n }
story-sold = { $person ->
    [you] Ты продаёшь за { n-cards }: { $goods }.
   *[other] { $who } продаёт за { n-cards }: { $goods }.
}
story-sold-tucked = { $person ->
    [you] Ты продаёшь за { n-cards }: { $goods }; один товар ложится под здание { $card }.
   *[other] { $who } продаёт за { n-cards }: { $goods }; один товар ложится под здание { $card }.
}
story-sold-nothing = { $person ->
    [you] Ты ничего не продаёшь.
   *[other] { $who } ничего не продаёт.
}

## Карты.

story-drew = { $person ->
    [you] Ты берёшь { n-cards } { $because }: { $cards }.
   *[other] { $who } берёт { n-cards } { $because }: { $cards }.
}
story-drew-unseen = { $person ->
    [you] Ты берёшь { n-cards } { $because }.
   *[other] { $who } берёт { n-cards } { $because }.
}
story-shown = { $person ->
    [you] Ты смотришь { n-cards }: { $cards }.
   *[other] { $who } смотрит { n-cards }: { $cards }.
}
story-shown-unseen = { $person ->
    [you] Ты смотришь { n-cards }.
   *[other] { $who } смотрит { n-cards }.
}
story-revealed = { $person ->
    [you] Ты открываешь { n-cards }: { $cards }.
   *[other] { $who } открывает { n-cards }: { $cards }.
}
story-kept = { $person ->
    [you] Ты оставляешь: { $cards }; сбрасываешь { n-discarded }.
   *[other] { $who } оставляет: { $cards }; сбрасывает { n-discarded }.
}
story-kept-unseen = { $person ->
    [you] Ты оставляешь { n-cards } и сбрасываешь { n-discarded }.
   *[other] { $who } оставляет { n-cards } и сбрасывает { n-discarded }.
}
n-discarded = { $discarded ->
    [one] { $discarded } карту
    [few] { $discarded } карты
   *[many] { $discarded } карт
}
story-discarded = { $person ->
    [you] Ты сбрасываешь { n-cards } { $because }: { $cards }.
   *[other] { $who } сбрасывает { n-cards } { $because }: { $cards }.
}
story-discarded-unseen = { $person ->
    [you] Ты сбрасываешь { n-cards } { $because }.
   *[other] { $who } сбрасывает { n-cards } { $because }.
}
story-tucked = { $person ->
    [you] Ты подкладываешь { n-cards } под здание { $card }: { $cards }.
   *[other] { $who } подкладывает { n-cards } под здание { $card }: { $cards }.
}
story-tucked-unseen = { $person ->
    [you] Ты подкладываешь карты под здание { $card }.
   *[other] { $who } подкладывает карты под здание { $card }.
}
story-took = { $person ->
    [you] Ты забираешь карту { $card }.
   *[other] { $who } забирает карту { $card }.
}
story-revealed-discarded = Открытые карты уходят в сброс.
story-reshuffled = Сброс перемешан и становится колодой; карт в ней: { $n }.

because-role = (роль { $role })
because-building = (здание { $card })
because-event = (событие «{ $event }»)
because-opening = (начальная рука)
because-hand-limit = (предел руки)
because-turn = (ход)

## Конец.

story-over = Игра окончена.
story-waiting = Игра ещё не окончена, ход за игроками: { $names }.
story-score = { $person ->
    [you] Твой счёт: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } ({ $items }), при ничьей { $tie }.
   *[other] { $who }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } ({ $items }), при ничьей { $tie }.
}
story-wins = { $person ->
    [you] Победа за тобой.
   *[other] Побеждает { $who }.
}
story-shared = Победу делят: { $names }.
