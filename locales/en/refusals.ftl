### Why an answer is refused, and what to do instead. Places are counted from 1.

refusal-game-over = The game is over; nothing can be answered any more.
refusal-no-such-seat = There is no player { $n } at this table.
refusal-not-asked = { $who } is not asked anything now; wait until it is their turn.

refusal-wanted-role = Choose a role or an event.
refusal-wanted-build = Choose a building, or build nothing.
refusal-wanted-pay = Choose the cards and goods you pay with.
refusal-wanted-goods = Choose the buildings that produce or sell.
refusal-wanted-demolish = Choose a building to give up.
refusal-wanted-cards = Choose cards.
refusal-wanted-confirm = Answer yes or no.

refusal-role-taken = The role “{ $role }” has gone to { $who } in this round; choose another.
refusal-role-not-used = The role “{ $role }” was not used in this round; choose one that was.
refusal-library-asked = Say whether your library shall work for this role.
refusal-library-not-asked = Your library is not asked about here; leave it out.
refusal-event-not-open = The event “{ $event }” does not lie open; choose another.
refusal-nothing-to-visit = No role was used yet in this round, so there is none to use again; choose something else.

refusal-not-in-hand = You do not have enough of “{ $card }” in your hand; choose another card.
refusal-cathedral-not-open = The cathedral does not lie beside the roles; choose another building.
refusal-already-stands = “{ $card }” stands in your town already, and of each city building you may have one; choose another.
refusal-no-such-place = There is no building at place { $place }; choose one that stands.
refusal-nothing-builds-over = Building over needs a crane that works; build on a new site.
refusal-may-not-cover = “{ $card }” may not be built over “{ $covered }”; choose another building to cover.
refusal-too-dear = It costs you { $price }, but you can pay only { $means }; choose something cheaper.
refusal-costs-too-much = It costs { $cost }; for nothing you may build what costs { $most } at the most.

refusal-wrong-payment = You offered { $paid }; pay exactly { n-cards }.
refusal-too-many-goods = You chose too many goods ({ $named }); the most for this payment is { $most }.
refusal-place-twice = You chose place { $place } twice; choose it once.
refusal-no-good = There is no good at place { $place }; choose a building with a good.
refusal-cannot-produce = Nothing can be produced at place { $place }; choose an empty production building.
refusal-not-offered = There is not enough of “{ $card }” to choose from; choose among the cards shown.
refusal-too-few = You chose too few ({ $named }); choose at least { $least }.
refusal-too-many = You chose too many ({ $named }); choose { $most } at the most.

## Why a game cannot be set up. Seats are counted from 0 here, as in the files.

refusal-no-such-governor = the governor's seat { $seat } is not at this table; choose one that is
refusal-wrong-deck = of “{ $card }” the deck has { $n }, but it must have { $wanted }
refusal-missing-tile = tile { $tile } is missing
