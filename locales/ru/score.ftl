### Подсчёт очков. Строка за здание носит имя здания.

score-buildings = здания
score-tucked = подложенные карты
score-line = { $item } { $points }
