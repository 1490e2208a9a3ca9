### Стол в терминале: что там перечисляется, спрашивается, объясняется и не принимается.

## Слова команд. Английские понятны всегда; язык может добавить свои, через пробел.
## Показывается первое. Маленькие буквы без ударений.

terminal-words-take = взять
terminal-words-build = строить построить
terminal-words-pay = платить заплатить
terminal-words-produce = произвести производить
terminal-words-sell = продать продавать
terminal-words-keep = оставить
terminal-words-discard = сбросить
terminal-words-tuck = подложить
terminal-words-swap = обменять
terminal-words-demolish = отдать снести
terminal-words-pass = пас
terminal-words-yes = да
terminal-words-no = нет
terminal-words-hand = рука
terminal-words-towns = города
terminal-words-prices = цены
terminal-words-tiles = жетоны
terminal-words-log = события
terminal-words-score = счёт
terminal-words-rules = правила
terminal-words-hint = совет
terminal-words-auto = авто
terminal-words-undo = вернуть
terminal-words-save = сохранить
terminal-words-options = настройки
terminal-words-help = помощь
terminal-words-quit = выход
terminal-words-library = библиотека
terminal-words-over = поверх
terminal-words-nothing = ничего
terminal-words-none = никакие

## Что следует за словом, как показывает помощь. Вместо заглавных букв ставится то, что имеется в виду.

terminal-usage-role = РОЛЬ [библиотека да|нет]
terminal-usage-build = КАРТА [поверх МЕСТА]
terminal-usage-goods = ТОВАРЫ
terminal-usage-cards = КАРТЫ
terminal-usage-place = МЕСТО
terminal-usage-card = КАРТА
terminal-usage-file = [ФАЙЛ]
terminal-usage-word = [СЛОВО]

## Строка помощи к каждому слову.

terminal-help-answers = Ответы (слово можно опустить: хватит числа или имени):
terminal-help-others = Другие команды:
terminal-help-short = Слова и имена можно сокращать. Числа — из списка; места считаются в твоём городе.
terminal-help-take = взять роль, событие или открытую карту
terminal-help-build = построить карту; с краном — поверх здания
terminal-help-pay = заплатить этими картами и товарами
terminal-help-produce = произвести товары на этих зданиях
terminal-help-sell = продать эти товары
terminal-help-keep = оставить эти карты
terminal-help-discard = сбросить эти карты
terminal-help-tuck = подложить эти карты под здание
terminal-help-swap = обменять эти карты
terminal-help-demolish = отдать это здание
terminal-help-pass = ничего не делать: не строить, не продавать, не производить, не подкладывать
terminal-help-yes = использовать свойство
terminal-help-no = не использовать свойство
terminal-help-hand = твоя рука с нынешними ценами
terminal-help-towns = все города
terminal-help-prices = как складывается цена каждой карты
terminal-help-tiles = жетоны цен, которые уже видели
terminal-help-log = что произошло
terminal-help-score = очки, насколько они видны
terminal-help-rules = что делает карта или роль
terminal-help-hint = спросить сильного бота, что бы он сделал
terminal-help-auto = пусть ответит этот бот
terminal-help-undo = взять назад свой последний ответ
terminal-help-save = сохранить игру
terminal-help-options = как играется эта партия
terminal-help-help = этот список или одно слово из него
terminal-help-quit = выйти из-за стола

## Что предлагает вопрос.

terminal-item-event = событие: { $event }
terminal-item-pass = ничего не строить (пас)
terminal-item-yes = да
terminal-item-no = нет
terminal-item-library = { $role } с библиотекой
terminal-item-no-library = { $role } без библиотеки
terminal-site-new = { $price }
terminal-site-over = поверх { $place } { $card } { $price }
terminal-site-short = поверх { $place }: { $price }
terminal-card = { $card } (цена { $cost }, очки { $points })
terminal-good = { $good } ({ $card })
terminal-good-price = { $good } за { $price } ({ $card })
terminal-good-at = { $good } на месте { $place } ({ $card })

## Как ответить. $example — целый ответ.

terminal-how-role = Введи число или имя.
terminal-how-build = Введи число или имя, либо пас.
terminal-how-build-over = Введи число или имя, а чтобы строить поверх — ещё и место, например: 2 поверх 3. Либо пас.
terminal-how-demolish = Введи число или имя здания.
terminal-how-confirm = Введи да или нет.
terminal-how-exactly = { $n ->
    [1] Введи одно число или имя, например: { $example }
    [2] Введи 2 числа или имени, например: { $example }
   *[other] Введи числа или имена ({ $n }), например: { $example }
}
terminal-how-up-to = { $n ->
    [1] Введи одно число или имя, например: { $example }. Либо пас.
   *[other] Введи числа или имена, не больше { $n }, например: { $example }. Либо пас.
}

## Что не удалось понять.

terminal-misread-empty = Введи ответ или слово «помощь», чтобы увидеть команды.
terminal-misread-unknown = «{ $word }» здесь ничего не значит. Введи «помощь», чтобы увидеть команды.
terminal-misread-nearest = «{ $word }» здесь ничего не значит. Может быть, «{ $nearest }»?
terminal-misread-ambiguous = «{ $word }» может значить разное: { $names }. Введи больше букв.
terminal-misread-number = Числа { $n } нет в списке.
terminal-misread-twice = Число { $n } названо дважды.
terminal-misread-one = Здесь можно выбрать только одно: назови одно.
terminal-misread-incomplete = Чего-то не хватает; введи так: { $usage }
terminal-misread-not-asked = «{ $word }» отвечает на другой вопрос. На этот отвечают так: { $usage }
terminal-misread-nothing-asked = «{ $word }» отвечает на вопрос, но сейчас тебя ни о чём не спрашивают.
terminal-misread-site = Это можно построить только поверх другого здания; скажи, какого, например: строить башня поверх 2

## Стол словами.

terminal-hand = Твоя рука ({ $n }):
terminal-price-now = цена сейчас { $n }
terminal-price-stands = уже стоит в твоём городе
terminal-price-too-dear = цена сейчас { $n }, а заплатить можно только { $means }
terminal-prices = Цена на карте, что вычитается, и цена сейчас:
terminal-player = { $who }{ $governor ->
    [no] {""}
   *[other] , губернатор
}: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} на руке, { $buildings ->
    [one] { $buildings } здание
    [few] { $buildings } здания
   *[many] { $buildings } зданий
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
terminal-building-good = есть { $good }
terminal-building-covers = поверх: { $cards }
terminal-building-tucked = подложено { $n }
terminal-building-tucked-cards = подложено: { $cards }
terminal-building-stored = на складе { $n }
terminal-building-idle = работает со следующей фазы
terminal-tiles = Жетоны цен, сначала следующий:
terminal-tile-unseen = ещё не видели
terminal-score = Очки, насколько их видно; что подложили другие, пока не считается:
terminal-score-final = Итоговый счёт:
terminal-score-total = { $who }: { $points } (при ничьей { $tie })

## Советы. $wins, $error и $share — проценты.

terminal-hint = Лучше всего: { $answer } (побеждает { $wins } % ± { $error }, { $share } % пробных игр).
terminal-hint-sure = Лучше всего: { $answer }.
terminal-hint-else = Иначе: { $answer } (побеждает { $wins } % ± { $error }, { $share } %).
terminal-hint-else-sure = Иначе: { $answer }.
terminal-hint-else-unsure = Иначе: { $answer } (побеждает { $wins } % ± { $error }, { $share } %; игр слишком мало, чтобы быть уверенным).
terminal-hint-playouts = { $n ->
    [one] Для этого сыграна { $n } игра.
    [few] Для этого сыграно { $n } игры.
   *[many] Для этого сыграно { $n } игр.
}
terminal-hint-nothing = Советовать нечего: сейчас тебя ни о чём не спрашивают.
terminal-thinking = { $who } думает …

## Что говорит стол.

terminal-welcome = Сан-Хуан: { $options }. Введи «помощь», чтобы увидеть команды.
terminal-seed = Начальное число: { $seed }
terminal-pass-to = Передай экран: { $who }. Дальше — Enter.
terminal-your-cards = Твоя рука: { $cards }.
terminal-your-town = Твой город: { $buildings }.
terminal-undone = Последний ответ взят назад.
terminal-nothing-to-undo = Твоих ответов, которые можно взять назад, нет.
terminal-saved = Игра сохранена в { $file }.
terminal-kept-there = С этого момента она сохраняется там после каждого ответа.
terminal-not-kept = Игра не сохранена: { $problem }. Она продолжается; сохрани её в другом месте, например: сохранить game.jsonl
terminal-save-not-a-record = { $file }: в этом файле что-то, что не является записью игры; выбери другое имя.
terminal-save-other-game = { $file }: в этом файле запись другой игры; выбери другое имя.
terminal-save-where = Скажи, куда сохранить игру, например: сохранить game.jsonl
terminal-input-ended = Ввод закончился раньше игры. Ничего не сохранено.
terminal-input-ended-saved = Ввод закончился раньше игры. Она сохранена в { $file }.
terminal-input-ended-earlier = Ввод закончился раньше игры. Она сохранена в { $file }, без последующих ответов.
terminal-left = Стол покинут. Ничего не сохранено.
terminal-left-saved = Стол покинут. Игра сохранена в { $file }.
terminal-left-earlier = Стол покинут. Игра сохранена в { $file }, без последующих ответов.
terminal-no-screen = нет терминала, где рисовать, поэтому строки печатаются и читаются; с --plain так будет без этого замечания

## Весь экран. Тексты короткие: многое должно уместиться в 80 столбцов.

terminal-too-small = Сделай окно больше: хотя бы { $width } × { $height } (сейчас { $now }).
terminal-status = Раунд { $round } · ★ { $governor } · Колода { $deck } · Сброс { $discard } · Жетоны { $tiles }
terminal-open = Открыто: { $names }
terminal-town = { $who } (карт { $cards }, очков { $points })
terminal-waiting = Ответ за игроком: { $who } …
terminal-over = Игра окончена.
terminal-where = { $card }: где строить?
terminal-sites = { $card }: мест { $n }, от { $price }
terminal-picked = выбрано { $picked }, не больше { $most }
terminal-picked-exactly = выбрано { $picked } из { $most }
terminal-pick-first = Ничего не выбрано. Пробел выбирает карту под курсором, Enter отвечает.
terminal-pick-or-pass = Ничего не выбрано. Пробел выбирает карту под курсором, Enter отвечает, p — пас.
terminal-title-hand = Рука ({ $n }): цена/очки→сейчас
terminal-title-log = Что произошло
terminal-title-hint = Совет
terminal-title-options = Эта игра
terminal-title-towns = Города
terminal-title-keys = Клавиши и команды
terminal-title-leave = Выйти из-за стола?
terminal-leave-kept = Игра сохраняется после каждого ответа; её можно продолжить.
terminal-leave-saved = Игра сохранена в { $file }.
terminal-leave-earlier = Игра сохранена в { $file }, но без последующих ответов.
terminal-leave-unkept = Всё несохранённое пропадёт.
terminal-leave-keys = y — выйти, s — сначала сохранить, любая другая — остаться.
terminal-window-close =  любая клавиша закроет{" "}
terminal-window-scroll =  ↑↓ листать, Esc закрыть{" "}
terminal-window-search =  ↑↓ листать, Esc закрыть, вводи, чтобы искать: { $text }
terminal-signs = Знаки: ★ губернатор, ▶ должен ответить или выполняется, ○ роль свободна или здание без товара, × роль взята, ● товар, ^1 накрывает карту, +2 карты подложены; на руке ✓ можно построить, ✗ слишком дорого, = уже стоит.

## Клавиши: что говорит нижняя строка и что говорит о них список клавиш.

terminal-key-accept = ответить
    .about = ответить тем, что выбрано, или тем, на чём курсор
terminal-key-pick = выбрать
    .about = выбрать карту или товар или положить обратно
terminal-key-pass = пас
    .about = ничего не делать: не строить, не продавать, не производить, не подкладывать
terminal-key-keys = клавиши
    .about = этот список
terminal-key-hint = совет
    .about = спросить сильного бота, что бы он сделал
terminal-key-undo = назад
    .about = взять назад свой последний ответ
terminal-key-rules = правила
    .about = что делает карта или роль под курсором
terminal-key-look = смотреть
    .about = перевести курсор на руку и города и обратно
terminal-key-quit = выход
    .about = выйти из-за стола
terminal-key-save = сохранить
    .about = сохранить игру
terminal-key-log = события
    .about = всё, что произошло
terminal-key-line = команда
    .about = ввести команду; : делает то же
terminal-key-move = двигать
    .about = двигать курсор
terminal-key-number = номер
    .about = выбрать то, что под этим номером
terminal-key-confirm = да, нет
    .about = использовать свойство или нет
terminal-key-auto = авто
    .about = пусть ответит сильный бот
terminal-key-towns = города
    .about = все города со всем, что на зданиях и под ними
terminal-key-prices = цены
    .about = как складывается цена каждой карты
terminal-key-tiles = жетоны
    .about = жетоны цен, которые уже видели
terminal-key-score = счёт
    .about = очки, насколько они видны

## Почему клавиша сейчас ничего не делает.

terminal-disabled-over = Игра окончена; q — выйти из-за стола, u — взять назад последний ответ.
terminal-disabled-not-asked = Сейчас тебя ни о чём не спрашивают; подожди остальных.
terminal-disabled-thinking = Бот ещё думает; подожди его.
terminal-disabled-nothing-to-undo = Твоих ответов, которые можно взять назад, нет.
terminal-disabled-one = Здесь можно выбрать только одно: это делает Enter.
terminal-disabled-no-pass = Здесь нельзя спасовать: что-то нужно выбрать.
terminal-disabled-no-yes = Это вопрос не на «да» или «нет»: выбери из списка.
terminal-disabled-no-card = Под курсором нет карты; Tab переводит его на руку и города.
terminal-disabled-elsewhere = Курсор не в списке ответов; Esc вернёт его туда.
terminal-disabled-unknown = { $key } здесь ничего не делает; ? покажет клавиши.
