//! A town with twelve buildings ends the game, so nobody is still to build with one. (RULES 10)

use rules::{Card, Game, Impossible, Options, Players, Position, Role, Seat, Standing, Step};

/// Seat 0 has twelve buildings and seat 1 one, in a builder phase of seat 0 in which `pending` is
/// asked.
fn full_town(pending: usize) -> Position {
    let seat = |number| Seat::new(number).expect("a seat of the table");
    let mut position =
        Game::new(Options::base(Players::Two), rules::Seed::from_number(1)).position();
    position.governor = seat(0);
    position.takers[Role::Builder as usize] = Some(seat(0));
    position.decision.step = Step::Build;
    position.decision.chooser = seat(0);
    position.decision.pending = [seat(pending)].into_iter().collect();
    let monuments = [Card::Statue, Card::VictoryColumn, Card::Hero];
    let others = [Card::Smithy, Card::GoldMine, Card::Archive, Card::PoorHouse, Card::Well];
    let more = [Card::BlackMarket, Card::TradingPost, Card::MarketStand];
    for card in monuments.into_iter().chain(others).chain(more) {
        // Each comes from wherever one is.
        let Position { deck, players, .. } = &mut position;
        let piles = players.iter_mut().map(|holding| &mut holding.hand).chain([deck]);
        let taken = piles.into_iter().find_map(|pile| {
            let at = pile.iter().position(|&c| c == card)?;
            Some(pile.remove(at))
        });
        players[0].town.push(Standing::of(taken.expect("the deck has three of each")));
    }
    position
}

#[test] // RULES 10
fn nobody_with_twelve_buildings_is_still_to_build() {
    assert_eq!(full_town(0).players[0].town.len(), 12);
    let reasons = Game::from_position(&full_town(0)).expect_err("seat 0 is still to build");
    let problem = "has a full town and is still to build in this phase";
    let seat = Seat::new(0).expect("a seat of the table");
    assert_eq!(reasons, [Impossible::Seat { seat, problem }]);
}

#[test] // RULES 10
fn the_others_have_their_turn_after_the_twelfth_building() {
    assert!(Game::from_position(&full_town(1)).is_ok());
}
