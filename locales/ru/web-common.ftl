### Words that every page in the browser needs.

web-close = Закрыть
web-reload = Загрузить страницу заново
web-help = Помощь
web-cancel = Отмена
web-yes = Да
web-no = Нет
web-copy = Копировать
web-copied = Скопировано
web-skip = Перейти к главному
web-learn = Обучение
web-rules = Правила
web-cards = Карты
web-settings = Настройки

## On a card, for those who listen to it.

card-cost = Цена:
card-points = Очки:
card-once = Каждое городское здание может стоять в твоём городе только в одном экземпляре.
card-more = Подробнее об этой карте
