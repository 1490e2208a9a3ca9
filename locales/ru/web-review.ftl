### Разбор партии в браузере: чего стоил каждый ответ и что было везением.

review-title = Чего это стоило
review-about = Сильный бот смотрит на каждый ответ, зная лишь то, что игрок мог знать тогда, и отделяет везение от умения. Это занимает несколько секунд.
review-start = Разобрать ответы
review-busy = Разбираем каждый ответ…
review-nothing = Об этой игре сказать нечего.

## Итоги по игрокам.

review-sums = Игрок за игроком
review-player = Игрок
review-began = Шансы в начале
review-lost-by = Потеряно ответами
review-luck = Везение
review-result = Итог
review-percent = { $n } %

## Шансы по раундам.

review-chart = Шансы на победу
review-chart-counted = В процентах, после последнего ответа каждого раунда.
review-chart-round = Раунд

## Что можно было сделать лучше.

review-moments = Что можно было сделать лучше
review-of = Ответы игрока
review-all-good = { $who }: ничего, что точно можно было сделать лучше.
review-there = Раунд { $round }: { $answer } ({ $chance } %).

## Ответы, для которых в терминале другие слова.

review-role = взять { $role }
review-role-library = взять { $role } с библиотекой
review-role-no-library = взять { $role } без библиотеки
review-event = событие: { $event }
review-pass = пасовать
