### Respuestas en palabras, y partidas que se miran otra vez: en el terminal y en el navegador.

answer-build = construir { $card }
answer-build-over = construir { $card } sobre { $covered }
answer-pay = pagar { $what }
answer-produce = producir { $what }
answer-sell = vender { $what }
answer-keep = conservar { $what }
answer-discard = descartar { $what }
answer-tuck = guardar { $what }
answer-swap = cambiar { $what }
answer-demolish = entregar { $card }

## Una partida vista de nuevo.

review-round = Ronda { $round }
review-answer = { $who }: { $answer } ({ $chance } %)
review-inaccuracy = No del todo: { $answer } tenía el { $chance } % ({ $lost } perdidos).
review-mistake = Un error: { $answer } tenía el { $chance } % ({ $lost } perdidos).
review-blunder = Un error grave: { $answer } tenía el { $chance } % ({ $lost } perdidos).
review-luck-good = Buena suerte para { $who }: { $points }
review-luck-bad = Mala suerte para { $who }: { $points }
review-won = ganó
review-shared = compartió la victoria
review-lost = no ganó
review-open = sin terminar
review-sum = { $who }: empezó con el { $chance } %, perdió { $lost } por sus respuestas, suerte { $luck }; { $result }.
review-by = { $n ->
    [one] Se probó { $n } partida por respuesta.
   *[other] Se probaron { $n } partidas por respuesta.
}
