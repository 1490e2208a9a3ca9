### Командная строка: заголовки, сообщения и ошибки. Ошибка начинается с маленькой буквы: перед ней стоит имя.

## cards

cards-name = Название
cards-group = Группа
cards-cost = Цена
cards-points = Очки
cards-copies = Штук
cards-effect = Действие

## demo

demo-seed = Начальное число: { $seed }.
demo-player-1 = Анна
demo-player-2 = Борис
demo-player-3 = Вера
demo-player-4 = Глеб

## verify

verify-holds = Запись верна: { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
}, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}; { $scores }; победа: { $winners }.
verify-unfinished = Запись верна до своего конца, но игра не окончена: { $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[many] { $answers } ответов
}, раунд { $rounds }, ход за игроками: { $names }.

## Ошибки.

failure-no-file = такого файла нет; проверь имя
failure-no-folder = папки { $folder } нет; проверь имя или сначала создай папку
failure-folder = это папка; укажи файл
failure-exists = файл уже существует; выбери другое имя
failure-output = не удалось прочитать или записать: { $detail }
failure-no-seat = в этой игре нет места { $seat }; укажи от 0 до { $most }

## Что не так с записью. $detail — по-английски: речь о формате данных.

record-line = строка { $line }: { $problem }
record-empty = файл пуст; запись начинается с заголовка
record-too-big = в файле больше { $most } байт, это не запись игры
record-too-many-answers = ответов больше чем { $most }, это не запись игры
record-unreadable = строку нельзя прочитать ({ $detail }); возьми файл таким, каким он был сохранён
record-not-canonical = строка написана не так, как принято в записях (ключи по порядку, без пробелов, карты в порядке таблицы); возьми файл таким, каким он был сохранён
record-broken-chain = контрольная сумма не сходится: эту строку или одну из прежних изменили, потеряли или переставили; возьми нетронутую копию записи
record-other-rules = игру судили по правилам { $found }, а здесь правила { $own }; проверь её той версией программы, где они есть
record-bad-setup = { $problem }; заголовок неверен
record-illegal = такого ответа быть не могло. { $problem }
record-early-result = результат есть, но игра не окончена; перед ним не хватает ответов
record-missing-result = игра окончена, но результата нет; конец файла потерян
record-after-result = после результата ничего быть не может; удали эту строку и следующие за ней
record-wrong-result = результат не сходится с игрой: записано { $written }, сыграно { $played }
