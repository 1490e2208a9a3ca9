//! Lists: "a, b and c".

use crate::Texts;
use rules::{Card, Cards};

impl Texts {
    /// "a, b and c"; a word for nothing if there is nothing.
    pub fn list(self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else { return self.text("list-nothing", &[]) };
        if items.is_empty() {
            return last;
        }
        let key = if begins_with_i(&last) { "list-and-i" } else { "list-and" };
        let most = items.join(", ");
        self.text(key, &[("most", most.into()), ("last", last.into())])
    }

    /// "crane and 2 wells", in the order of the card table.
    pub fn cards(self, cards: &Cards) -> String {
        self.list(cards.kinds().map(|kind| self.count(kind, cards.count(kind).into())))
    }

    /// "indigo and 2 sugar", for the goods on these buildings.
    pub fn goods_of(self, buildings: impl IntoIterator<Item = Card>) -> String {
        let buildings: Vec<Card> = buildings.into_iter().collect();
        let kinds = Card::ALL.into_iter().filter(|kind| buildings.contains(kind));
        let number = |kind| buildings.iter().filter(|&&building| building == kind).count();
        self.list(kinds.map(|kind| self.goods(kind, number(kind))))
    }
}

/// Whether a word begins with the sound of an i, before which Spanish has another "and".
fn begins_with_i(word: &str) -> bool {
    let word = word.to_lowercase();
    let word = word.strip_prefix('h').unwrap_or(&word);
    word.starts_with(['i', 'í']) && !word.starts_with("ie")
}
