//! Why an answer is refused, and what to do instead.

use crate::{Texts, Value};
use rules::{Illegal, Place, Seat, SetupError, Shape};

impl Texts {
    /// Why an answer is refused. `player` names a seat.
    pub fn refusal(self, illegal: &Illegal, player: impl Fn(Seat) -> String) -> String {
        let say = |name: &str, args: &[(&str, Value<'_>)]| {
            self.text(&format!("refusal-{}", name.replace('_', "-")), args)
        };
        let place = |place: Place| Value::from(place.index() + 1);
        let code = illegal.code();
        match *illegal {
            Illegal::WrongShape { wanted } => say(wrong_shape(wanted), &[]),
            Illegal::NoSuchSeat { seat } => say(code, &[("n", (seat.index() + 1).into())]),
            Illegal::NotAsked { seat } => say(code, &[("who", player(seat).into())]),
            Illegal::RoleTaken { role, by } => {
                say(code, &[("role", self.role(role).into()), ("who", player(by).into())])
            }
            Illegal::RoleNotUsed { role } => say(code, &[("role", self.role(role).into())]),
            Illegal::EventNotOpen { event } => say(code, &[("event", self.event(event).into())]),
            Illegal::NotInHand { card }
            | Illegal::AlreadyStands { card }
            | Illegal::NotOffered { card } => say(code, &[("card", self.card(card).into())]),
            Illegal::MayNotCover { card, covered } => {
                let (card, covered) = (self.card(card), self.card(covered));
                say(code, &[("card", card.into()), ("covered", covered.into())])
            }
            Illegal::TooDear { price, means } => {
                say(code, &[("price", price.into()), ("means", means.into())])
            }
            Illegal::CostsTooMuch { cost, at_most } => {
                say(code, &[("cost", cost.into()), ("most", at_most.into())])
            }
            Illegal::WrongPayment { paid, cost } => {
                say(code, &[("paid", paid.into()), ("n", cost.into())])
            }
            Illegal::TooManyGoods { named, at_most } | Illegal::TooMany { named, at_most } => {
                say(code, &[("named", named.into()), ("most", at_most.into())])
            }
            Illegal::TooFew { named, at_least } => {
                say(code, &[("named", named.into()), ("least", at_least.into())])
            }
            Illegal::NoSuchPlace { place: at }
            | Illegal::PlaceTwice { place: at }
            | Illegal::NoGood { place: at }
            | Illegal::CannotProduce { place: at } => say(code, &[("place", place(at))]),
            Illegal::GameOver
            | Illegal::LibraryAsked
            | Illegal::LibraryNotAsked
            | Illegal::NothingToVisit
            | Illegal::CathedralNotOpen
            | Illegal::NothingBuildsOver => say(code, &[]),
        }
    }

    /// Why a game cannot be set up as asked.
    pub fn setup_refusal(self, error: &SetupError) -> String {
        match *error {
            SetupError::NoSuchGovernor { seat } => {
                self.text("refusal-no-such-governor", &[("seat", seat.index().into())])
            }
            SetupError::WrongDeck { card, given, wanted } => {
                let card = self.card(card);
                let args = [("card", card.into()), ("n", given.into()), ("wanted", wanted.into())];
                self.text("refusal-wrong-deck", &args)
            }
            SetupError::MissingTile { tile } => {
                self.text("refusal-missing-tile", &[("tile", tile.id().into())])
            }
        }
    }
}

const fn wrong_shape(wanted: Shape) -> &'static str {
    match wanted {
        Shape::Role => "wanted-role",
        Shape::Build => "wanted-build",
        Shape::Pay => "wanted-pay",
        Shape::Goods => "wanted-goods",
        Shape::Demolish => "wanted-demolish",
        Shape::Cards => "wanted-cards",
        Shape::Confirm => "wanted-confirm",
    }
}
