### Words that every page in the browser needs.

web-close = Закрыть
web-reload = Загрузить страницу заново
web-help = Помощь
web-cancel = Отмена
web-yes = Да
web-no = Нет
web-copy = Копировать
web-copied = Скопировано
web-skip = К основному содержанию
web-learn = Обучение
web-rules = Правила
web-cards = Карты
web-settings = Настройки

## On a card, for those who listen to it.

card-cost = Цена:
card-points = Очки:
card-once = Одинаковых городских зданий в твоём городе быть не может.
card-more = Подробнее об этой карте
