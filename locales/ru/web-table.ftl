### The table in the browser. $who is the name of a player, $n a number.

## What lies on it.

table-title = Стол
table-round = Раунд { $round }
table-your-town = Твой город
table-town-of = Город: { $who }
table-your-hand = Твоя рука
table-hand-title = Твоя рука: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
table-hand = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[many] { $n } карт на руке
}
table-drawn = и { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} на выбор
table-drawn-cards = Сдано тебе: выбери из этих карт
table-built = Зданий: { $n } из { $of }
table-open-hand = Рука: { $cards }
table-governor = Губернатор
table-turn = Сейчас ходит
table-thinking = думает
table-answered = ответ дан
table-stand-in = играет бот
table-bank-used = банк уже использован
table-library-used = библиотека использована в этом раунде
table-roles = Роли
table-taken-by = роль уже взята: { $who }
table-role-now = выполняется сейчас
table-open-cards = Карты рядом с ролями
table-revealed = Открытые карты
table-market = Торговый дом, колода и сброс
table-open-tile = Торговый дом, жетон { $tile }
table-closed-tile = Торговый дом
table-tiles-seen = { $n ->
    [0] Ни один жетон цен ещё не известен.
    [one] Известен { $n } жетон цен из пяти.
    [few] Известны { $n } жетона цен из пяти.
   *[many] Известно { $n } жетонов цен из пяти.
}
table-memory = Будущие цены, насколько они известны
table-memory-place = по порядку
table-deck = { $n ->
    [one] { $n } карта в колоде
    [few] { $n } карты в колоде
   *[many] { $n } карт в колоде
}
table-discard = { $n ->
    [one] { $n } карта в сбросе
    [few] { $n } карты в сбросе
   *[many] { $n } карт в сбросе
}
table-with-good = с товаром: { $good }
table-fresh = только что построено, работает со следующей фазы
table-covers = построено поверх: { $cards }
table-tucked = { $n ->
    [one] { $n } карта подложена
    [few] { $n } карты подложены
   *[many] { $n } карт подложено
}
table-tucked-cards = подложено: { $cards }
table-stored = { $n ->
    [one] { $n } проданный товар подложен
    [few] { $n } проданных товара подложены
   *[many] { $n } проданных товаров подложено
}
table-costs = цена { $n }
table-now-costs = сейчас за { $n }
table-price-tag = за { $n }

## What a price is made of.

table-price-printed = напечатано
table-price-total = к оплате

## What is going on.

table-waiting = Чего ждёт стол
table-waits-for = Ждём: { $names }.
table-going-on = Игра продолжается…
table-forced = Здесь выбирать не из чего: игра сейчас продолжится сама.
table-skip = Пропустить
table-since = После твоего хода ({ $n }):
table-stale = Тем временем игра за столом ушла вперёд. Посмотри и ответь ещё раз.
table-paused = За столом пауза.
table-resume = Продолжить
table-proposal-undo = { $who } хочет взять ответ назад.
table-proposal-pause = { $who } хочет сделать паузу.
table-agree = Согласиться
table-decline = Отклонить
table-withdraw = Отозвать
table-away-left = После твоего ухода за тебя играет бот.
table-away-timed-out = Твоё время вышло, и за тебя играет бот.
table-return = Вернуться в игру
table-end-near = Конец близок. { $who }: { $n } из 12 зданий.
table-end-next = { $who }: { $n } из 12 зданий. Следующая фаза строителя может закончить игру.
table-limit-near = У тебя на руке { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}, а в начале следующего раунда можно оставить { $limit }: придётся сбросить { $over }.
table-days-left = { $n ->
    [one] остался { $n } день
    [few] осталось { $n } дня
   *[many] осталось { $n } дней
}

## What one can do.

table-undo = Отменить
table-undo-refused = Это нельзя отменить: после твоего последнего ответа открылись карты или действовал кто-то другой, либо твоих ответов ещё не было.
table-pause = Пауза
table-leave = Уйти
table-leave-sure = Пока ты не вернёшься, за тебя будет играть бот. Уйти из игры?
table-cover = Закрыть мои карты
table-text-mode = Текстовый режим
table-log = Что произошло
table-log-mine = только то, что касается меня

## Handing over at one screen.

table-hand-over = Очередь игрока: { $who }
table-hand-over-why = Ничьих карт не видно, пока перед экраном не сядет нужный человек.
table-hand-over-ready = Я — { $who }: показать мои карты

## The connection.

link-connecting = Соединение…
link-catching = Догоняем игру…
link-live = Связь есть
link-offline = Связи нет. Ничего не потеряно: игра продолжится, как только сервер ответит.
link-unsure = Твой последний ответ отправляется ещё раз.

## Looking back.

lookback-title = Ты смотришь назад:
lookback-earlier = На шаг раньше
lookback-later = На шаг позже
lookback-now = К текущему моменту
lookback-asked = Тебе задан вопрос.

## The table in words.

text-round = Раунд { $round }, губернатор: { $governor }

## Answering.

decide-take = Взять: { $what }
decide-build = { $n ->
    [0] Построить бесплатно
    [one] Построить за { $n } карту
    [few] Построить за { $n } карты
   *[many] Построить за { $n } карт
}
decide-build-how = Выбери карту с руки, чтобы увидеть её цену.
decide-site = Где строить
decide-new-site = Новый участок
decide-over = Поверх: { $card } (место { $place })
decide-pass = Ничего не строить
decide-pay = Заплатить
decide-produce = Произвести
decide-produce-nothing = Ничего не производить
decide-sell = Продать
decide-sell-nothing = Ничего не продавать
decide-demolish = Отдать
decide-keep = Оставить
decide-keep-nothing = Ничего не оставлять
decide-discard = Сбросить
decide-discard-nothing = Ничего не сбрасывать
decide-tuck = Подложить
decide-tuck-nothing = Ничего не подкладывать
decide-swap = Обменять
decide-swap-nothing = Ничего не обменивать
decide-library = Использовать библиотеку
decide-chosen-of = Выбрано: { $n } из { $of }
decide-chosen-up-to = Выбрано: { $n }, не больше { $of }
decide-sure-pass = Ты можешь что-нибудь построить. Точно ничего не строишь?
decide-sure-dear = Ты отдашь: { $cards }. Точно?
decide-on-its-way = Твой ответ в пути…

## Keys.

keys-title = Клавиши
keys-choose = выбрать первое, второе и так далее из того, что можно выбрать
keys-answer = дать выбранный ответ
keys-nothing = ничего не строить
keys-undo = отменить
keys-question = перейти к вопросу
keys-hand = перейти к своей руке
keys-log = показать или скрыть, что произошло
keys-lines = переходить от строки к строке в том, что произошло
keys-explain = объяснить карту в фокусе
keys-text = стол словами или картинками
keys-hurry = пропустить движение
keys-back = к текущему моменту; снять выбор
keys-help = этот список
keys-switch = одиночные клавиши включены

## The log, where it tells of the table and not of the game. $person is "you" or "other".

log-created = Стол готов.
log-started = Игра начинается.
log-rematch = Будет реванш.
log-answered = { $person ->
    [you] Твой ответ принят.
   *[other] { $who } даёт ответ.
}
log-left = { $person ->
    [you] Ты уходишь; дальше играет бот.
   *[other] { $who } уходит; дальше играет бот.
}
log-timed-out = { $person ->
    [you] Твоё время вышло; дальше играет бот.
   *[other] { $who }: время вышло; дальше играет бот.
}
log-proposed-undo = { $person ->
    [you] Ты хочешь взять ответ назад.
   *[other] { $who } хочет взять ответ назад.
}
log-proposed-pause = { $person ->
    [you] Ты хочешь сделать паузу.
   *[other] { $who } хочет сделать паузу.
}
log-agreed = { $person ->
    [you] Ты соглашаешься.
   *[other] { $who } соглашается.
}
log-declined = { $person ->
    [you] Ты не соглашаешься.
   *[other] { $who } не соглашается.
}
log-joined = { $person ->
    [you] Ты садишься за стол.
   *[other] { $who } садится за стол.
}
log-invited = { $person ->
    [you] Есть новая ссылка на твоё место.
   *[other] Есть новая ссылка на место игрока { $who }.
}
log-added = { $person ->
    [you] Ты добавляешь случайность в перемешивание.
   *[other] { $who } добавляет случайность в перемешивание.
}
log-returned = { $person ->
    [you] Ты снова за столом.
   *[other] { $who } снова за столом.
}
log-undone = { $person ->
    [you] Ты берёшь назад последний ответ.
   *[other] { $who } берёт назад последний ответ.
}
log-resumed = { $person ->
    [you] Ты заканчиваешь паузу.
   *[other] { $who } заканчивает паузу.
}
log-tile-unsaid = Открывается жетон цен.
