//! What can be named, under which names.

use super::matching::{Found, find, fold, nearest};
use super::verb::words;
use super::{Misread, Subject, Verb};
use crate::menu::{Menu, What};
use rules::{Card, EventCard, Role};
use texts::Texts;

/// Somebody who reads a line, and knows what is asked.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) menu: Option<&'a Menu>,
    pub(super) texts: Texts,
    /// Whether names count that are not on offer.
    pub(super) everything: bool,
}

/// Something that can be named.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Named {
    Role(Role),
    Card(Card),
    Nothing,
    Yes,
    No,
}

/// Names, folded, with what they name.
pub(super) type Names<T> = Vec<(String, T)>;

impl Reader<'_> {
    /// The verbs that can begin a command: where whole words are meant, all of them.
    pub(super) fn all_verbs(&self) -> Names<Verb> {
        let all = Verb::ALL.into_iter();
        all.flat_map(|verb| verb.words(self.texts).into_iter().map(move |word| (word, verb)))
            .collect()
    }

    /// The verbs that can be cut short: those that answer the question or none.
    pub(super) fn fitting_verbs(&self) -> Names<Verb> {
        let fits = |verb: Verb| match self.menu {
            Some(menu) => verb.fits(&menu.prompt.ask),
            None => false,
        };
        let all = self.all_verbs().into_iter();
        all.filter(|(_, verb)| !verb.answers() || fits(*verb)).collect()
    }

    /// The cards and goods on offer, or all there are.
    pub(super) fn cards(&self, menu: &Menu) -> Names<Named> {
        if self.everything {
            return Card::ALL.into_iter().flat_map(|card| self.names_of(card)).collect();
        }
        let mut names = Vec::new();
        for item in &menu.items {
            match item.what {
                What::Good { building, .. } => {
                    names.push((fold(&self.texts.good(building)), Named::Card(building)));
                    names.extend(self.names_of(building));
                }
                ref what => names.extend(what.card().into_iter().flat_map(|c| self.names_of(c))),
            }
        }
        names
    }

    /// The roles and events on offer, or all there are.
    pub(super) fn roles_and_events(&self, menu: &Menu) -> Names<Named> {
        let offered = |role: Role| {
            menu.items
                .iter()
                .any(|item| matches!(item.what, What::Role { role: r, .. } if r == role))
        };
        let open = |event: EventCard| menu.items.iter().any(|item| item.what == What::Event(event));
        let roles = Role::ALL.into_iter().filter(|&role| self.everything || offered(role));
        let events = EventCard::ALL.into_iter().filter(|&event| self.everything || open(event));
        let roles = roles.flat_map(|role| self.names_of_role(role));
        roles.chain(events.flat_map(|event| self.names_of(event.card()))).collect()
    }

    /// The names of a card: in the language, and in the card table.
    pub(super) fn names_of(&self, card: Card) -> [(String, Named); 2] {
        let own = fold(&self.texts.card(card));
        [(own, Named::Card(card)), (fold(card.id()), Named::Card(card))]
    }

    pub(super) fn yes_and_no(&self) -> Names<Named> {
        let yes = words(self.texts, "yes").into_iter().map(|word| (word, Named::Yes));
        yes.chain(words(self.texts, "no").into_iter().map(|word| (word, Named::No))).collect()
    }

    pub(super) fn nothing(&self) -> Names<Named> {
        let all = ["pass", "nothing", "none"].into_iter();
        all.flat_map(|word| words(self.texts, word)).map(|word| (word, Named::Nothing)).collect()
    }

    /// The card or role whose text is wanted.
    pub(super) fn subject(&self, verb: Verb, rest: &[String]) -> Result<Subject, Misread> {
        if rest.is_empty() {
            return Err(Misread::Incomplete { verb });
        }
        let word = rest.join(" ");
        // A number is one of the list.
        if let (Some(menu), Ok(number)) = (self.menu, word.parse()) {
            let item = menu.numbered(number);
            let subject = item.and_then(|item| match item.what {
                What::Role { role, .. } => Some(Subject::Role(role)),
                ref what => what.card().map(Subject::Card),
            });
            return subject.ok_or(Misread::NoSuchNumber { number: word });
        }
        let cards = Card::ALL.into_iter().flat_map(|card| self.names_of(card));
        let roles = Role::ALL.into_iter().flat_map(|role| self.names_of_role(role));
        let names: Names<Named> = cards.chain(roles).collect();
        match find(&word, &names) {
            Found::One(Named::Card(card)) => Ok(Subject::Card(card)),
            Found::One(Named::Role(role)) => Ok(Subject::Role(role)),
            Found::Several(could_be) => Err(Misread::Ambiguous { word, could_be }),
            _ => {
                let nearest = nearest(&word, names.into_iter().map(|(name, _)| name));
                Err(Misread::Unknown { word, nearest })
            }
        }
    }

    /// Words that mean nothing here, with the nearest that would.
    pub(super) fn unknown(&self, pieces: &[String]) -> Misread {
        let cards = |menu: &Menu| match menu.prompt.ask {
            rules::Ask::Role { .. } => self.roles_and_events(menu),
            _ => self.cards(menu),
        };
        let named = self.menu.map(cards).unwrap_or_default().into_iter().map(|(name, _)| name);
        let verbs = self.all_verbs().into_iter().map(|(word, _)| word);
        let known: Vec<String> = named.chain(verbs).collect();
        let whole = pieces.join(" ").replace(" ,", ",");
        let first = pieces.first().cloned().unwrap_or_default();
        let nearest_to = |word: &str| nearest(word, known.iter().cloned());
        match nearest_to(&whole) {
            Some(nearest) => Misread::Unknown { word: whole, nearest: Some(nearest) },
            None => Misread::Unknown { nearest: nearest_to(&first), word: first },
        }
    }

    /// A word that can be cut from several: verbs and what is on offer together.
    pub(super) fn ambiguous(&self, word: &str, verbs: &[(String, Verb)]) -> Misread {
        let offered = self.menu.map(|menu| match menu.prompt.ask {
            rules::Ask::Role { .. } => self.roles_and_events(menu),
            _ => self.cards(menu),
        });
        let offered = offered.unwrap_or_default().into_iter().map(|(name, _)| name);
        let verbs = verbs.iter().map(|(verb, _)| verb.clone());
        let mut could_be: Vec<String> =
            offered.chain(verbs).filter(|name| name.starts_with(word)).collect();
        could_be.sort();
        could_be.dedup();
        Misread::Ambiguous { word: word.to_owned(), could_be }
    }

    fn names_of_role(&self, role: Role) -> [(String, Named); 2] {
        [(fold(&self.texts.role(role)), Named::Role(role)), (fold(role.id()), Named::Role(role))]
    }
}
