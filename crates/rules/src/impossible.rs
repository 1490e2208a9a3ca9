//! From a position to a game, or every reason why there is no such game.

use crate::bag::Cards;
use crate::card::{Card, CardSet};
use crate::event_card::EventCard;
use crate::flow::{Flow, Payment, Step};
use crate::game::Game;
use crate::options::Players;
use crate::phases::round_start;
use crate::pile::{Deck, How, Under};
use crate::place::Place;
use crate::position::{Holding, Position, Standing};
use crate::powers::at;
use crate::role::Role;
use crate::ruleset::Rules;
use crate::seat::Seat;
use crate::setup::empty_table;
use crate::table::Table;
use crate::tile::{Tile, Tiles};
use std::fmt;

/// A reason why a position is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// The number of players does not fit the options.
    WrongPlayers {
        /// How many are given.
        given: usize,
        /// How many play.
        wanted: usize,
    },
    /// The wrong number of a card is in the game.
    WrongCount {
        /// The card.
        card: Card,
        /// How many are given.
        given: usize,
        /// How many there are.
        wanted: usize,
    },
    /// A tile is missing, and so another is there twice.
    MissingTile(Tile),
    /// A card cannot be there.
    Misplaced {
        /// The card.
        card: Card,
        /// Where it is.
        place: &'static str,
    },
    /// Something about a seat's town is impossible.
    Town {
        /// Whose.
        seat: Seat,
        /// Where.
        place: usize,
        /// What.
        problem: &'static str,
    },
    /// Something about a seat is impossible.
    Seat {
        /// Which.
        seat: Seat,
        /// What.
        problem: &'static str,
    },
    /// Something about the round is impossible.
    Round {
        /// What.
        problem: &'static str,
    },
    /// Something about the decision is impossible.
    Decision {
        /// What.
        problem: &'static str,
    },
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::WrongPlayers { given, wanted } => {
                write!(f, "{given} players are given, but {wanted} play")
            }
            Impossible::WrongCount { card, given, wanted } => {
                write!(f, "{given} of {card} are given, but the game has {wanted}")
            }
            Impossible::MissingTile(tile) => write!(f, "tile {} is missing", tile.id()),
            Impossible::Misplaced { card, place } => write!(f, "{card} cannot be {place}"),
            Impossible::Town { seat, place, problem } => {
                write!(f, "seat {seat}, place {place}: {problem}")
            }
            Impossible::Seat { seat, problem } => write!(f, "seat {seat}: {problem}"),
            Impossible::Round { problem } => write!(f, "round: {problem}"),
            Impossible::Decision { problem } => write!(f, "decision: {problem}"),
        }
    }
}

impl std::error::Error for Impossible {}

impl Game {
    /// The game that stands as a position says, or every reason why it cannot.
    pub fn from_position(position: &Position) -> Result<Game, Vec<Impossible>> {
        let rules = Rules::of(position.options);
        let mut reasons = Vec::new();
        check_cards(rules, position, &mut reasons);
        check_towns(rules, position, &mut reasons);
        check_round(position, &mut reasons);
        if !reasons.is_empty() {
            // What follows reads the table, and needs one that can be laid out.
            return Err(reasons);
        }
        let game = Game { rules, table: lay_out(rules, position) };
        check_decision(&game, &mut reasons);
        if reasons.is_empty() { Ok(game) } else { Err(reasons) }
    }
}

fn check_cards(rules: &Rules, position: &Position, reasons: &mut Vec<Impossible>) {
    let wanted = rules.players().count() as usize;
    if position.players.len() != wanted {
        reasons.push(Impossible::WrongPlayers { given: position.players.len(), wanted });
    }
    let mut given = [0; Card::COUNT];
    position.cards().for_each(|card| given[card.index()] += 1);
    for card in Card::ALL {
        let (given, wanted) = (given[card.index()], rules.copies(card) as usize);
        // The cathedral lies beside the roles unless it is somewhere else.
        let fits = if card == Card::Cathedral { given <= wanted } else { given == wanted };
        if !fits {
            reasons.push(Impossible::WrongCount { card, given, wanted });
        }
    }
    if let Some(tile) = Tile::ALL.into_iter().find(|tile| !position.tiles.contains(tile)) {
        reasons.push(Impossible::MissingTile(tile));
    }
    let mut misplaced = |cards: &[Card], wrong: CardSet, place| {
        for &card in cards.iter().filter(|&&card| wrong.has(card)) {
            reasons.push(Impossible::Misplaced { card, place });
        }
    };
    let cathedral = CardSet::of(Card::Cathedral);
    let no_hand_card = cathedral.or(CardSet::EVENTS);
    misplaced(&position.deck, cathedral, "in the deck");
    misplaced(&position.discard, cathedral, "in the discard pile");
    misplaced(&position.revealed, no_hand_card, "among the cards turned up");
    for Holding { hand, drawn, town, .. } in &position.players {
        misplaced(hand, no_hand_card, "in a hand");
        misplaced(drawn, no_hand_card, "among the cards a councillor shows");
        for Standing { building, good, covers, tucked, stored, .. } in town {
            misplaced(&[*building], CardSet::EVENTS, "a building");
            misplaced(good.as_slice(), cathedral, "a good");
            misplaced(covers, CardSet::EVENTS, "a covered building");
            misplaced(tucked, no_hand_card, "a card tucked from a hand");
            misplaced(stored, cathedral, "a card sold");
        }
    }
}

fn check_towns(rules: &Rules, position: &Position, reasons: &mut Vec<Impossible>) {
    for (seat, holding) in seats(position) {
        if holding.town.len() > Place::MAX {
            reasons.push(Impossible::Seat { seat, problem: "a town has at most 12 buildings" });
        }
        if holding.drawn.len() > 8 {
            reasons.push(Impossible::Seat { seat, problem: "nobody is shown more than 8 cards" });
        }
        let mut kinds = CardSet::NONE;
        for (place, standing) in holding.town.iter().enumerate() {
            let mut wrong = |problem| reasons.push(Impossible::Town { seat, place, problem });
            let card = standing.building;
            if card.is_city() && kinds.has(card) {
                wrong("a city building is visible twice");
            }
            kinds.insert(card);
            let powers = rules.powers(card);
            if standing.good.is_some() && !card.is_production() && powers.stores.is_none() {
                wrong("this building holds no good");
            }
            if standing.fresh && !card.is_city() {
                wrong("only city buildings can be fresh, for only they have a function");
            }
            if standing.covers.iter().any(|&c| at::BUILDS_OVER.has(c)) {
                wrong("a crane cannot be built over");
            }
            let layers = standing.covers.iter().chain([&standing.building]);
            let above = layers.clone().skip(1);
            if layers.zip(above).any(|(lower, upper)| lower == upper) {
                wrong("a building cannot cover its own kind");
            }
            let stack = standing.covers.iter().copied().chain([card]).collect::<CardSet>();
            if !standing.tucked.is_empty() && stack.and(at::TUCKS).is_empty() {
                wrong("nothing here lets its owner tuck cards");
            }
            if !standing.stored.is_empty() && stack.and(at::TUCKS_SOLD).is_empty() {
                wrong("nothing here tucks what is sold");
            }
        }
    }
    if position.revealed.len() > 4 {
        reasons.push(Impossible::Round { problem: "at most 4 cards are turned up at a time" });
    }
}

fn check_round(position: &Position, reasons: &mut Vec<Impossible>) {
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
    let over = decision.step == Step::Over;
    wrong(decision.turn >= players.turns() && !over, "a round has not so many turns");
    let taken = position.takers.iter().flatten().count();
    let turns = decision.turn as usize + usize::from(decision.step.is_role_phase() || over);
    wrong(taken > turns, "more roles are taken than there were turns");
    let all_roles = !position.options.events && decision.step == Step::Turn;
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

/// The table of a position, which must have its cards in possible places.
pub(crate) fn lay_out(rules: &'static Rules, position: &Position) -> Table {
    let mut table = empty_table(rules, position.seed, position.governor);
    let decision = &position.decision;
    table.deck = Deck::from_bottom(position.deck.iter().rev().copied());
    table.discard = position.discard.iter().copied().collect();
    table.tiles = Tiles::new(position.tiles, position.tiles_seen);
    table.takers = position.takers;
    table.taken = Role::ALL.into_iter().filter(|&role| position.taker(role).is_some()).collect();
    table.round = position.round;
    table.idle_rounds = position.idle_rounds;
    table.built_this_round = position.built_this_round;
    table.open_events = position.open_events.iter().copied().collect();
    table.event_in_play = position.event_in_play;
    position.revealed.iter().for_each(|&card| table.revealed.push(card));
    table.shuffles = position.shuffles;
    for (seat, holding) in seats(position) {
        if holding.bank_used {
            table.bank_used.insert(seat);
        }
        if holding.library_used {
            table.library_used.insert(seat);
        }
        let player = &mut table.players[seat.index()];
        player.hand = holding.hand.iter().copied().collect::<Cards>();
        holding.drawn.iter().for_each(|&card| player.drawn.push(card));
        player.town.len = holding.town.len() as u8;
        for (place, standing) in (0..Place::MAX).filter_map(Place::new).zip(&holding.town) {
            lay_out_stack(&mut table, seat, place, standing);
        }
    }
    table.flow = Flow {
        step: decision.step,
        pending: decision.pending,
        chooser: decision.chooser,
        turn: decision.turn,
        library: decision.library,
        sold: decision.sold,
        asked_by: decision.asked_by,
        to_discard: decision.to_discard,
        payment: None,
    };
    if let Some(place) = decision.paying
        && let Some(seat) = decision.pending.into_iter().next()
        && table.town(seat).places().has(place)
    {
        table.flow.payment = Some(payment(&Game { rules, table }, seat, place));
    }
    table
}

fn lay_out_stack(table: &mut Table, seat: Seat, place: Place, standing: &Standing) {
    let town = &mut table.players[seat.index()].town;
    town.set(place, standing.building);
    if standing.building.is_city() && !standing.fresh {
        town.active.insert(standing.building);
    }
    if let Some(face) = standing.good {
        town.put_good(place, face);
    }
    let Standing { covers, tucked, stored, .. } = standing;
    for (cards, how) in [(covers, How::Covered), (tucked, How::Tucked), (stored, How::Stored)] {
        cards.iter().for_each(|&card| table.put_below(seat, place, Under::new(card, how)));
    }
    if standing.cards().any(|card| card == Card::Cathedral) {
        table.cathedral_open = false;
    }
}

/// What is still to be paid for a building that stands already: a new one, or one over the
/// topmost building it covers. What that one gave is gone.
fn payment(game: &Game, seat: Seat, place: Place) -> Payment {
    let card = game.table.town(seat).building(place);
    let below = game.table.below(seat, place).filter(|under| under.how() == How::Covered).last();
    let mut site = game.site(seat, None);
    site.value = below.map_or(0, |under| game.salvage(under.card()));
    let cost = game.cost_at(seat, card, &site);
    Payment { place, cost, goods: site.goods.min(cost) }
}

fn check_decision(game: &Game, reasons: &mut Vec<Impossible>) {
    let table = &game.table;
    let flow = &table.flow;
    let players = game.rules.players();
    let role = role_of(flow.step);
    let mut wrong = |bad: bool, problem| {
        if bad {
            reasons.push(Impossible::Decision { problem });
        }
    };
    let over = flow.step == Step::Over;
    wrong(flow.pending.is_empty() != over, "somebody is pending until the game is over");
    wrong(
        !flow.step.is_simultaneous() && flow.pending.len() > 1,
        "only one seat is asked at a time in this step",
    );
    let expected = table.governor.ahead(flow.turn.min(players.turns()), players.count());
    wrong(flow.chooser != expected && !over, "it is another seat's turn");
    wrong(
        flow.step == Step::Turn && !flow.pending.has(flow.chooser),
        "the seat whose turn it is takes a role",
    );
    let visit = table.event_in_play == Some(EventCard::GovernorVisit);
    if let Some(role) = role {
        let taker = table.taker(role);
        wrong(taker.is_none(), "a role that nobody took is carried out");
        wrong(!visit && taker != Some(flow.chooser), "another seat took the role carried out");
        wrong(table.event_in_play.is_some() && !visit, "an event and a role at the same time");
    }
    let event = flow.step == Step::Event;
    wrong(table.event_in_play.is_none() && event, "an event asks that is not in play");
    wrong(
        table.event_in_play.is_some() && role.is_none() && !event && !over,
        "an event is in play that is not carried out",
    );
    wrong(event && visit && table.roles_taken().is_empty(), "there is no role to visit");
    wrong(flow.library && role.is_none() && !over, "a library works without a role");
    wrong(flow.sold && flow.step != Step::Sell, "goods are sold in the trader phase");
    wrong(flow.step == Step::Sell && table.tiles.seen() == 0, "the open tile has been seen");
    wrong(flow.payment.is_some() != (flow.step == Step::Pay), "a payment belongs to this step");
    wrong(
        table.revealed.is_empty() == (flow.step == Step::Take),
        "cards lie open while one of them is being chosen, and only then",
    );
    wrong(
        over && players != Players::Two && flow.turn as usize > players.count() as usize,
        "a round has not so many turns",
    );
    for seat in players.seats() {
        if let Some(problem) = check_seat(game, seat) {
            reasons.push(Impossible::Seat { seat, problem });
        }
    }
}

/// Whether a seat can be asked what it is asked.
fn check_seat(game: &Game, seat: Seat) -> Option<&'static str> {
    let table = &game.table;
    let flow = &table.flow;
    let player = table.player(seat);
    let town = player.town();
    let fresh = town.visible().and(CardSet::CITY).minus(town.active());
    let free_building =
        flow.step == Step::Event && table.event_in_play == Some(EventCard::FreeBuilding);
    if !fresh.is_empty() && !matches!(flow.step, Step::Build | Step::Pay) && !free_building {
        return Some("fresh buildings belong to a phase in which buildings are built");
    }
    if fresh.len() > 1 {
        return Some("a player builds one building in a phase");
    }
    let asked_by = flow.asked_by[seat.index()];
    let to_discard = flow.to_discard[seat.index()];
    if !flow.pending.has(seat) {
        if asked_by.is_some() || to_discard > 0 {
            return Some("is asked something and not pending");
        }
        return (!player.drawn.is_empty()).then_some("is shown cards and not pending");
    }
    if !player.drawn.is_empty() && flow.step != Step::Keep {
        return Some("is shown cards outside the councillor phase");
    }
    let asks = |moment: CardSet| asked_by.is_some_and(|card| town.active().and(moment).has(card));
    let hand = player.hand().len();
    let whole_hand = !town.active().and(at::WHOLE_HAND).is_empty();
    let possible = match flow.step {
        Step::Opening => hand > 4,
        Step::Swap => asks(at::SWAPS) && hand > 0,
        Step::Tuck => asks(at::TUCKS) && hand > 0,
        Step::HandLimit => hand > round_start::hand_limit(game, seat) as usize,
        Step::Turn | Step::Build => true,
        Step::Pay => flow.payment.is_some_and(|p| p.cost as usize <= hand + p.goods as usize),
        Step::Produce => !town.empty_production().is_empty(),
        Step::Sell => !town.goods().is_empty(),
        Step::Keep if whole_hand => {
            player.drawn.is_empty() && (1..=hand).contains(&(to_discard as usize))
        }
        Step::Keep => !player.drawn.is_empty(),
        Step::Prospect | Step::Take => asks(at::PROSPECTS),
        Step::Event => match table.event_in_play {
            Some(EventCard::Earthquake) => !town.is_empty(),
            Some(EventCard::FreeBuilding) => true,
            Some(EventCard::GeneralAmnesty) => hand > 0,
            Some(EventCard::GovernorVisit) => seat == flow.chooser,
            Some(EventCard::Taxes) => seat != flow.chooser && hand > 0,
            Some(EventCard::DebtRelief) | None => false,
        },
        Step::Over => false,
    };
    if !possible {
        return Some("cannot be asked this now");
    }
    if to_discard > 0 && !(flow.step == Step::Keep && whole_hand) {
        return Some("discards from the whole hand only in the councillor phase, with an archive");
    }
    let building_asks = matches!(flow.step, Step::Swap | Step::Tuck | Step::Prospect | Step::Take);
    (asked_by.is_some() && !building_asks).then_some("no building asks in this step")
}

fn role_of(step: Step) -> Option<Role> {
    match step {
        Step::Build | Step::Pay => Some(Role::Builder),
        Step::Produce => Some(Role::Producer),
        Step::Sell => Some(Role::Trader),
        Step::Keep => Some(Role::Councillor),
        Step::Prospect | Step::Take => Some(Role::Prospector),
        Step::Opening
        | Step::Swap
        | Step::Tuck
        | Step::HandLimit
        | Step::Turn
        | Step::Event
        | Step::Over => None,
    }
}

fn seats(position: &Position) -> impl Iterator<Item = (Seat, &Holding)> {
    (0..Seat::MAX).filter_map(Seat::new).zip(&position.players)
}
