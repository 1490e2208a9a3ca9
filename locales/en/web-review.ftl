### A game looked at again in the browser: what each answer was worth, and what was luck.

review-title = What it was worth
review-about = A strong bot looks at every answer with what its player could know then, and tells luck from skill. That takes a few seconds.
review-start = Look at the answers
review-busy = Every answer is being looked at…
review-nothing = There is nothing to say about this game.

## The sums, player by player.

review-sums = Player by player
review-player = Player
review-began = Chance at the start
review-lost-by = Lost by answers
review-luck = Luck
review-result = Result
review-percent = { $n } %

## The chances over the rounds.

review-chart = Chances of winning
review-chart-counted = In per cent, after the last answer of every round.
review-chart-round = Round

## What could have been better.

review-moments = What could have been better
review-of = Answers of
review-all-good = { $who }: nothing that surely could have been better.
review-there = Round { $round }: { $answer } ({ $chance } %).

## Answers that the terminal has other words for.

review-role = take { $role }
review-role-library = take { $role } with the library
review-role-no-library = take { $role } without the library
review-event = the event: { $event }
review-pass = pass
