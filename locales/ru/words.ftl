### Слова, общие для многих текстов: количества, товары, списки, варианты игры, игроки, правила.

n-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}

## Товары: один или несколько одного вида.

good-indigo = { $n ->
    [1] индиго
   *[other] индиго ×{ $n }
}
good-sugar = { $n ->
    [1] сахар
   *[other] сахар ×{ $n }
}
good-tobacco = { $n ->
    [1] табак
   *[other] табак ×{ $n }
}
good-coffee = { $n ->
    [1] кофе
   *[other] кофе ×{ $n }
}
good-silver = { $n ->
    [1] серебро
   *[other] серебро ×{ $n }
}
good-customs = { $n ->
    [1] товар таможни
   *[other] товар таможни ×{ $n }
}

## Списки.

list-and = { $most } и { $last }
list-and-i = { $most } и { $last }
list-nothing = ничего

## Группы карт.

group-production = производство
group-city = город
group-monument = монумент
group-six = шестёрка
group-cathedral = собор
group-event = событие

## Варианты игры.

option-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
edition-first = первое издание (2004)
edition-second = второе издание (2014)
option-new-buildings = Новые здания
option-events = события
opening-dealt = четыре карты сданы
opening-chosen = четыре карты на выбор

## Кто играет.

player-you = Ты
player-number = Игрок { $n }
player-computer = Компьютер { $n }
bot-random = Случай
bot-novice = Новичок
bot-steady = Середняк
bot-search = Стратег
bot-apprentice = Ученик
bot-journeyman = Подмастерье
bot-expert = Знаток
bot-master = Мастер
bot-grandmaster = Гроссмейстер

## Что задаёт вопрос, если это не роль и не карта.

rule-opening = Начальная рука
rule-turn = Ход
rule-hand-limit = Предел руки

## Что снижает цену.

price-privilege = привилегия
price-over = поверх здания «{ $card }»
