### Партии, которые смотрят в браузере ещё раз.

replay-title = Повтор
replay-about = Посмотри партию ещё раз, шаг за шагом: с любого места или со всеми открытыми картами.
replay-games = Мои игры — посмотреть оконченную
replay-loading = Партия воспроизводится…
replay-of = Повтор: { $names }

## Где мы.

replay-at = Раунд { $round }, шаг { $step } из { $last }
replay-dealt = Карты сданы.
replay-unseen = Отсюда в этом шаге ничего не видно.
replay-eyes = Чьими глазами
replay-open = все карты открыты
replay-hand = Рука игрока { $who }, карт: { $n }
replay-hands = Все руки
replay-words = Словами

## Что его двигает.

replay-controls = Управление повтором
replay-slider = Шаг партии
replay-start = В начало
replay-back = На шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = На шаг вперёд
replay-next-round = К следующему раунду
replay-end = В конец
replay-pace = Скорость
replay-times = { $n }×

## Клавиши.

replay-keys = Клавиши
replay-key-home = Home
replay-key-end = End
replay-key-space = Пробел
replay-does-back = на шаг назад
replay-does-forward = на шаг вперёд
replay-does-round-back = к началу раунда
replay-does-round-forward = к следующему раунду
replay-does-start = к началу партии
replay-does-end = к концу партии
replay-does-play = воспроизвести или остановить
replay-does-help = этот список

## Поделиться.

replay-link = Ссылка на этот момент
replay-link-about = Кто может видеть эту партию, попадёт по ссылке ровно на этот шаг.
replay-no-link = Эта партия из файла, и ссылки на неё нет. Передай вместо неё файл.
replay-record = Запись
replay-other = Открыть запись

## Играть дальше.

replay-continue = Продолжить отсюда
replay-continue-about = Новый стол начнётся с этой позиции ({ $where }), карты лежат как есть. За всех остальных играют боты.
replay-continue-seat = Я играю за
replay-continue-level = Сила ботов
replay-continue-start = Играть дальше
replay-no-continue = Здесь партия окончена. Чтобы играть дальше, вернись к более раннему шагу.

## Принесённые записи.

replay-upload = Открыть запись
replay-upload-about = Перетащи сюда файл записи или выбери его (не больше { $most } КиБ). На сервере от него ничего не останется.
replay-upload-choose = Выбрать файл
replay-upload-busy = Партия воспроизводится…
replay-file-empty = Файл пуст. Выбери запись в том виде, в каком она скачана после игры.
replay-file-big = В файле { $size } КиБ, а в записи бывает не больше { $most } КиБ. Выбери запись в том виде, в каком она скачана после игры.
replay-file-unlike = Это не запись партии «Сан-Хуана». Выбери файл в том виде, в каком он скачан после игры.
replay-file-version = Эту запись сделала другая версия программы. Открой её в той версии.
replay-file-line = Строка { $line } этой записи не сходится: что-то изменено или потеряно. Выбери файл в том виде, в каком он скачан.
replay-file-refused = Эту запись нельзя воспроизвести: что-то в ней изменено или потеряно. Выбери файл в том виде, в каком он скачан.
