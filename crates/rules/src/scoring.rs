//! The score sheet, line by line. (RULES 10)

use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::pile::How;
use crate::powers::at;
use crate::ruleset::Rules;
use crate::seat::{Seat, SeatSet};
use crate::table::Table;
use crate::town::Town;

/// A line of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// What the points are for.
    pub item: Item,
    /// The points.
    pub points: u16,
}

/// What points are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// The printed points of all visible buildings.
    Buildings,
    /// Cards tucked under buildings, a point each.
    Tucked,
    /// What a building brings at the end.
    Building(Card),
}

impl Item {
    /// The name used in files and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Item::Buildings => "buildings",
            Item::Tucked => "tucked",
            Item::Building(card) => card.id(),
        }
    }
}

/// A player's side of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Whose.
    pub seat: Seat,
    /// The lines, in the order in which they are added up.
    pub lines: Vec<Line>,
    /// The sum of the lines.
    pub total: u16,
    /// Hand cards and goods, which decide a tie.
    pub tie_break: u16,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Every player's score sheet.
    pub sheets: Vec<Sheet>,
    /// Who won; several if the tie-break is tied too.
    pub winners: SeatSet,
}

impl Game {
    /// A player's score as if the game ended now, line by line. Palaces come last.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        let mut lines = Vec::new();
        score(self.rules(), self.table(), seat, in_the_open, |line| lines.push(line));
        let total = lines.iter().map(|line| line.points).sum();
        Sheet { seat, lines, total, tie_break: tie_break(self.table(), seat) }
    }

    /// A player's points as if the game ended now, and what decides a tie.
    pub fn points(&self, seat: Seat) -> (u16, u16) {
        let total = total(self.rules(), self.table(), seat, in_the_open);
        (total, tie_break(self.table(), seat))
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let sheets: Vec<Sheet> = self.rules().players().seats().map(|s| self.sheet(s)).collect();
        Some(Outcome { winners: self.leaders(), sheets })
    }

    /// Who would win if the game ended now.
    pub fn leaders(&self) -> SeatSet {
        let seats = || self.rules().players().seats();
        let best = seats().map(|seat| self.points(seat)).max();
        seats().filter(|&seat| Some(self.points(seat)) == best).collect()
    }
}

/// What a building that scores at the end may look at.
#[derive(Clone, Copy, Debug)]
pub struct Scored<'a> {
    rules: &'static Rules,
    table: &'a Table,
    seat: Seat,
}

impl Scored<'_> {
    /// The owner's production buildings.
    pub fn production_buildings(&self) -> u8 {
        self.town().production_len()
    }

    /// The kinds of them.
    pub fn production_kinds(&self) -> u8 {
        self.town().visible().and(CardSet::PRODUCTION).len() as u8
    }

    /// The owner's city buildings.
    pub fn city_buildings(&self) -> u8 {
        self.town().visible().and(CardSet::CITY).len() as u8
    }

    /// The owner's monuments.
    pub fn monuments(&self) -> u8 {
        self.town().visible().and(CardSet::MONUMENTS).len() as u8
    }

    /// How many buildings of that cost the owner has of each kind.
    pub fn counts_of_cost(&self, cost: u8) -> [u8; Card::COUNT] {
        let mut counts = [0; Card::COUNT];
        for place in self.town().places() {
            let card = self.town().building(place);
            counts[card.index()] += u8::from(self.rules.cost(card) == cost);
        }
        counts
    }

    /// Visible six-cost buildings of all opponents together.
    pub fn sixes_of_opponents(&self) -> u8 {
        let sixes = |town: &Town| {
            town.places().filter(|&place| self.rules.cost(town.building(place)) == 6).count() as u8
        };
        let opponents = self.rules.players().seats().filter(|&seat| seat != self.seat);
        opponents.map(|seat| sixes(self.table.town(seat))).sum()
    }

    fn town(&self) -> &Town {
        self.table.town(self.seat)
    }
}

/// 4, 7, 9 or 10 points for one, two, three or more.
pub(crate) fn for_sets(sets: u8) -> u8 {
    match sets {
        0 => 0,
        1 => 4,
        2 => 7,
        3 => 9,
        _ => 10,
    }
}

/// A player's points, where of the cards under buildings only those are looked at that `seen`
/// allows.
pub(crate) fn total(
    rules: &'static Rules,
    table: &Table,
    seat: Seat,
    seen: impl Fn(How) -> bool,
) -> u16 {
    let mut total = 0;
    score(rules, table, seat, seen, |line| total += line.points);
    total
}

/// When points are counted all tucked and stored cards lie open.
fn in_the_open(how: How) -> bool {
    how != How::Covered
}

fn score(
    rules: &'static Rules,
    table: &Table,
    seat: Seat,
    seen: impl Fn(How) -> bool,
    mut line: impl FnMut(Line),
) {
    let town = table.town(seat);
    let mut total = 0;
    let mut add = |item, points: u16| {
        total += points;
        line(Line { item, points });
    };
    let printed = town.places().map(|place| rules.points(town.building(place)));
    add(Item::Buildings, printed.map(u16::from).sum());
    let tucked = table.below_seat(seat).filter(|under| seen(under.how())).count();
    if tucked > 0 {
        add(Item::Tucked, tucked as u16);
    }
    let scored = Scored { rules, table, seat };
    for card in town.visible().and(at::SCORE) {
        if let Some(score) = rules.powers(card).score {
            add(Item::Building(card), u16::from(score(&scored)));
        }
    }
    // There is one such building, so "all your other points" is everything above.
    let others = total;
    for card in town.visible().and(at::SCORE_LAST) {
        if let Some(score) = rules.powers(card).score_last {
            line(Line { item: Item::Building(card), points: score(others) });
        }
    }
}

fn tie_break(table: &Table, seat: Seat) -> u16 {
    let player = table.player(seat);
    (player.hand().len() + player.town().goods().len()) as u16
}
