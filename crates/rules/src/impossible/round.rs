//! Whether the round can stand like this.

use super::Impossible;
use crate::event_card::EventCard;
use crate::flow::Step;
use crate::place::Place;
use crate::position::Position;
use crate::seat::Seat;

/// More reshuffles than any round can have, and so few that 200 rounds of them can be counted.
const SHUFFLES_A_ROUND: u8 = 255;

pub(super) fn check_round(position: &Position, reasons: &mut Vec<Impossible>) {
    let mut wrong = |bad: bool, problem| {
        if bad {
            reasons.push(Impossible::Round { problem });
        }
    };
    let players = position.options.players;
    let sits = |seat: Seat| seat.index() < players.count() as usize;
    let decision = &position.decision;
    wrong(!(1..=200).contains(&position.round), "rounds are numbered from 1 to 200");
    wrong(position.idle_rounds >= 20, "after 20 rounds without a building the game is over");
    wrong(position.idle_rounds >= position.round, "there were fewer rounds than that");
    wrong(position.tiles_seen > 5, "there are five tiles");
    wrong(!sits(position.governor), "the governor does not sit at this table");
    wrong(!sits(decision.chooser), "the chooser does not sit at this table");
    wrong(decision.pending.into_iter().any(|seat| !sits(seat)), "nobody sits at a pending seat");
    wrong(position.takers.iter().flatten().any(|&seat| !sits(seat)), "nobody took a role there");
    wrong(position.shuffles < 2, "the table and the deck have been shuffled, which makes 2");
    let most = 2 + u32::from(SHUFFLES_A_ROUND) * u32::from(position.round);
    wrong(u32::from(position.shuffles) > most, "so few rounds do not have so many shuffles");
    let over = decision.step == Step::Over;
    wrong(decision.turn >= players.turns() && !over, "a round has not so many turns");
    let taken = position.takers.iter().flatten().count();
    let turns = decision.turn as usize + usize::from(decision.step.is_role_phase() || over);
    wrong(taken > turns, "more roles are taken than there were turns");
    let in_turns = decision.step == Step::Turn || decision.step.is_role_phase();
    let all_roles = !position.options.events && in_turns;
    wrong(all_roles && taken < turns, "without events every turn takes a role");
    let before_turns = match decision.step {
        Step::Opening | Step::Swap | Step::Tuck | Step::HandLimit => true,
        Step::Turn
        | Step::Build
        | Step::Pay
        | Step::Produce
        | Step::Sell
        | Step::Keep
        | Step::Prospect
        | Step::Take
        | Step::Event
        | Step::Over => false,
    };
    wrong(before_turns && decision.turn > 0, "the first turn comes after the start of a round");
    let opening = decision.step == Step::Opening;
    wrong(before_turns && !opening && position.round == 1, "the first round has no start");
    wrong(opening && position.round > 1, "only the first round has an opening");
    if position.players.len() == players.count() as usize {
        let full = position.players.iter().any(|holding| holding.town.len() >= Place::MAX);
        let building = matches!(decision.step, Step::Build | Step::Pay | Step::Over)
            || position.event_in_play == Some(EventCard::FreeBuilding);
        wrong(full && !building, "the game has ended with the twelfth building");
    }
}
