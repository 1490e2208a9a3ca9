//! The names of the cards in four languages, from the table that all parts of the project read.

use rules::Card;

static TABLE: &str = include_str!("../../../fixtures/cards.csv");

/// A language in which the cards have been printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Language {
    /// English.
    En,
    /// Spanish.
    Es,
    /// Russian.
    Ru,
    /// German.
    De,
}

impl Language {
    /// All four.
    pub const ALL: [Language; 4] = [Language::En, Language::Es, Language::Ru, Language::De];

    const fn column(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Es => "es",
            Language::Ru => "ru",
            Language::De => "de",
        }
    }
}

/// What a card is called, as it is printed.
pub fn name(card: Card, language: Language) -> &'static str {
    // A test looks every name up, so falling back to the id is for a table being edited.
    cell(card, language.column()).unwrap_or(card.id())
}

/// What a column of the table says about a card.
pub fn cell(card: Card, column: &str) -> Option<&'static str> {
    let mut rows = TABLE.lines();
    let at = rows.next()?.split(',').position(|title| title == column)?;
    let row = rows.find(|row| row.split(',').next() == Some(card.id()))?;
    row.split(',').nth(at).filter(|cell| !cell.is_empty())
}
