### Antworten in Worten, und Spiele, die noch einmal angesehen werden: im Terminal und im Browser.

answer-build = { $card } bauen
answer-build-over = { $card } über { $covered } bauen
answer-pay = zahlen: { $what }
answer-produce = produzieren: { $what }
answer-sell = verkaufen: { $what }
answer-keep = behalten: { $what }
answer-discard = abwerfen: { $what }
answer-tuck = unterlegen: { $what }
answer-swap = tauschen: { $what }
answer-demolish = { $card } aufgeben

## Ein Spiel, noch einmal angesehen.

review-round = Runde { $round }
review-answer = { $who }: { $answer } ({ $chance } %)
review-inaccuracy = Nicht ganz: { $answer } hatte { $chance } % ({ $lost } verloren).
review-mistake = Ein Fehler: { $answer } hatte { $chance } % ({ $lost } verloren).
review-blunder = Ein grober Fehler: { $answer } hatte { $chance } % ({ $lost } verloren).
review-luck-good = Glück für { $who }: { $points }
review-luck-bad = Pech für { $who }: { $points }
review-won = gewonnen
review-shared = Sieg geteilt
review-lost = nicht gewonnen
review-open = nicht zu Ende
review-sum = { $who }: begann mit { $chance } %, verlor { $lost } durch Antworten, Glück { $luck }; { $result }.
review-by = { $n ->
    [one] Für jede Antwort wurde { $n } Spiel probiert.
   *[other] Für jede Antwort wurden { $n } Spiele probiert.
}
