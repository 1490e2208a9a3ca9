### The card reference. $n is a number, $section that of a section of the rules.

reference-title = Все карты
reference-search = Поиск
reference-search-hint = Название, действие или цена
reference-group = Вид
reference-set = Набор
reference-shown = Показанное издание
reference-all = все
reference-differing = Только там, где издания различаются
reference-differs = есть отличия
reference-found = { $n ->
    [0] Ни одна карта не подходит.
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
reference-reset = Показать все карты
reference-unknown = Такой карты нет. Вот все, какие есть.

reference-group-production = Производственное здание
reference-group-city = Городское здание
reference-group-monument = Монумент
reference-group-six = Здание ценой 6
reference-group-cathedral = Собор
reference-group-event = Событие
reference-set-base = Базовая игра
reference-set-treasure-chest = Новые здания (первое издание)
reference-set-second-set = Новые здания (второе издание)

reference-back = Все карты
reference-editions = В каждом издании
reference-cost = Цена { $n }
reference-cost-label = Цена
reference-points = Очки
reference-counted = считаются в конце
reference-copies = { $n ->
    [one] { $n } экземпляр
    [few] { $n } экземпляра
   *[many] { $n } экземпляров
}
reference-absent = не входит
reference-one-set = Входит в новые здания только одного из изданий.
reference-rulings = Полезно знать
reference-section = Раздел { $section } правил
reference-neighbours = Соседние карты
