//! Names of cards, roles and goods, and what they do.

use crate::Texts;
use rules::cards::Group;
use rules::{Card, EventCard, Role, Rules};

impl Texts {
    /// What a card is called, as it is printed.
    pub fn card(self, card: Card) -> String {
        self.text(&key(card), &[])
    }

    /// What a card does, by the wording of the edition in play.
    pub fn card_text(self, card: Card, rules: &Rules) -> String {
        let edition = rules.options().edition.id();
        self.text(&format!("{}.text", key(card)), &[("edition", edition.into())])
    }

    /// What a role is called.
    pub fn role(self, role: Role) -> String {
        self.text(&format!("role-{}", role.id()), &[])
    }

    /// What everybody does when a role is taken, and the privilege of who took it.
    pub fn role_text(self, role: Role) -> String {
        self.text(&format!("role-{}.text", role.id()), &[])
    }

    /// What an event is called, as it is printed.
    pub fn event(self, event: EventCard) -> String {
        self.card(event.card())
    }

    /// What an event does; the same in every edition.
    pub fn event_text(self, event: EventCard) -> String {
        self.text(&format!("{}.text", key(event.card())), &[])
    }

    /// What the good on a building is called: indigo on an indigo plant.
    pub fn good(self, building: Card) -> String {
        self.goods(building, 1)
    }

    /// The same for several goods of a kind: "2 indigo".
    pub fn goods(self, building: Card, number: usize) -> String {
        self.text(good_key(building), &[("n", number.into())])
    }

    /// What a group of cards is called.
    pub fn group(self, group: Group) -> String {
        self.text(&format!("group-{}", group.id()), &[])
    }

    /// A card as something that is built: "a crane".
    pub(crate) fn a(self, card: Card) -> String {
        self.text(&format!("{}.a", key(card)), &[])
    }

    /// A building that stands there: "the crane".
    pub(crate) fn the(self, card: Card) -> String {
        self.text(&format!("{}.the", key(card)), &[])
    }

    /// A role in a sentence: "the builder".
    pub(crate) fn the_role(self, role: Role) -> String {
        self.text(&format!("role-{}.the", role.id()), &[])
    }

    /// So many of a card in a list: "crane", "2 cranes".
    pub(crate) fn count(self, card: Card, number: usize) -> String {
        self.text(&format!("{}.count", key(card)), &[("n", number.into())])
    }
}

/// The key of a card; keys have hyphens where ids have underscores.
fn key(card: Card) -> String {
    format!("card-{}", card.id().replace('_', "-"))
}

const fn good_key(building: Card) -> &'static str {
    match building {
        Card::IndigoPlant => "good-indigo",
        Card::SugarMill => "good-sugar",
        Card::TobaccoStorage => "good-tobacco",
        Card::CoffeeRoaster => "good-coffee",
        Card::SilverSmelter => "good-silver",
        _ => "good-customs",
    }
}
