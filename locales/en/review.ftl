### Answers in words, and games looked at again: in the terminal and in the browser.

answer-build = build { $card }
answer-build-over = build { $card } over { $covered }
answer-pay = pay { $what }
answer-produce = produce { $what }
answer-sell = sell { $what }
answer-keep = keep { $what }
answer-discard = discard { $what }
answer-tuck = tuck { $what }
answer-swap = swap { $what }
answer-demolish = demolish { $card }

## A game looked at again.

review-round = Round { $round }
review-answer = { $who }: { $answer } ({ $chance } %)
review-inaccuracy = Not quite: { $answer } had { $chance } % ({ $lost } lost).
review-mistake = A mistake: { $answer } had { $chance } % ({ $lost } lost).
review-blunder = A blunder: { $answer } had { $chance } % ({ $lost } lost).
review-luck-good = Good luck for { $who }: { $points }
review-luck-bad = Bad luck for { $who }: { $points }
review-won = won
review-shared = shared the victory
review-lost = did not win
review-open = not over
review-sum = { $who }: began with { $chance } %, lost { $lost } by answers, luck { $luck }; { $result }.
review-by = { $n ->
    [one] { $n } game was tried for every answer.
   *[other] { $n } games were tried for every answer.
}
