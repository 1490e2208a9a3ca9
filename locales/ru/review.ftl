### Ответы словами и разбор сыгранных партий: в терминале и в браузере.

answer-build = построить: { $card }
answer-build-over = построить: { $card } поверх { $covered }
answer-pay = заплатить: { $what }
answer-produce = произвести: { $what }
answer-sell = продать: { $what }
answer-keep = оставить: { $what }
answer-discard = сбросить: { $what }
answer-tuck = подложить: { $what }
answer-swap = обменять: { $what }
answer-demolish = отдать: { $card }

## Разбор сыгранной партии.

review-round = Раунд { $round }
review-answer = { $who }: { $answer } ({ $chance } %)
review-inaccuracy = Неточность: { $answer } давало { $chance } % (потеряно { $lost }).
review-mistake = Ошибка: { $answer } давало { $chance } % (потеряно { $lost }).
review-blunder = Грубая ошибка: { $answer } давало { $chance } % (потеряно { $lost }).
review-luck-good = Везение, { $who }: { $points }
review-luck-bad = Невезение, { $who }: { $points }
review-won = победа
review-shared = победа на двоих или больше
review-lost = без победы
review-open = не окончена
review-sum = { $who }: в начале { $chance } %, потеряно ответами { $lost }, везение { $luck }; { $result }.
review-by = { $n ->
    [one] Для каждого ответа опробована { $n } игра.
    [few] Для каждого ответа опробовано { $n } игры.
   *[many] Для каждого ответа опробовано { $n } игр.
}
