//! The words a command begins with.

use rules::{Ask, Deal, Pool, Purpose};
use texts::Texts;

/// A word a command begins with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the words say it, and each has a line of help")]
pub enum Verb {
    Take,
    Build,
    Pay,
    Produce,
    Sell,
    Keep,
    Discard,
    Tuck,
    Swap,
    Demolish,
    Pass,
    Yes,
    No,
    Hand,
    Towns,
    Prices,
    Tiles,
    Log,
    Score,
    Rules,
    Hint,
    Auto,
    Undo,
    Save,
    Options,
    Help,
    Quit,
}

impl Verb {
    /// All of them: first those that answer, then those that do not.
    pub const ALL: [Verb; 27] = [
        Verb::Take,
        Verb::Build,
        Verb::Pay,
        Verb::Produce,
        Verb::Sell,
        Verb::Keep,
        Verb::Discard,
        Verb::Tuck,
        Verb::Swap,
        Verb::Demolish,
        Verb::Pass,
        Verb::Yes,
        Verb::No,
        Verb::Hand,
        Verb::Towns,
        Verb::Prices,
        Verb::Tiles,
        Verb::Log,
        Verb::Score,
        Verb::Rules,
        Verb::Hint,
        Verb::Auto,
        Verb::Undo,
        Verb::Save,
        Verb::Options,
        Verb::Help,
        Verb::Quit,
    ];

    /// The English word, which is understood in every language.
    pub const fn word(self) -> &'static str {
        match self {
            Verb::Take => "take",
            Verb::Build => "build",
            Verb::Pay => "pay",
            Verb::Produce => "produce",
            Verb::Sell => "sell",
            Verb::Keep => "keep",
            Verb::Discard => "discard",
            Verb::Tuck => "tuck",
            Verb::Swap => "swap",
            Verb::Demolish => "demolish",
            Verb::Pass => "pass",
            Verb::Yes => "yes",
            Verb::No => "no",
            Verb::Hand => "hand",
            Verb::Towns => "towns",
            Verb::Prices => "prices",
            Verb::Tiles => "tiles",
            Verb::Log => "log",
            Verb::Score => "score",
            Verb::Rules => "rules",
            Verb::Hint => "hint",
            Verb::Auto => "auto",
            Verb::Undo => "undo",
            Verb::Save => "save",
            Verb::Options => "options",
            Verb::Help => "help",
            Verb::Quit => "quit",
        }
    }

    /// The word as it is shown in a language: the first of its own.
    pub fn shown(self, texts: Texts) -> String {
        shown(texts, self.word())
    }

    /// The word and what follows it, as it is shown in help.
    pub fn usage(self, texts: Texts) -> String {
        let rest = match self {
            Verb::Take => "role",
            Verb::Build => "build",
            Verb::Produce | Verb::Sell => "goods",
            Verb::Pay | Verb::Keep | Verb::Discard | Verb::Tuck | Verb::Swap => "cards",
            Verb::Demolish => "place",
            Verb::Rules => "card",
            Verb::Save => "file",
            Verb::Help => "word",
            _ => return self.shown(texts),
        };
        format!("{} {}", self.shown(texts), texts.text(&format!("terminal-usage-{rest}"), &[]))
    }

    /// Whether it answers a question.
    pub const fn answers(self) -> bool {
        (self as usize) < Verb::Hand as usize
    }

    /// Whether it answers this question.
    pub fn fits(self, ask: &Ask) -> bool {
        matches!(
            (self, ask),
            (Verb::Take, Ask::Role { .. })
                | (Verb::Take, Ask::Cards { from: Pool::Revealed, .. })
                | (Verb::Build, Ask::Build)
                | (Verb::Pay, Ask::Pay { .. })
                | (Verb::Produce, Ask::Goods { to: Deal::Produce, .. })
                | (Verb::Sell, Ask::Goods { to: Deal::Sell, .. })
                | (Verb::Keep, Ask::Cards { to: Purpose::Keep, .. })
                | (Verb::Discard, Ask::Cards { to: Purpose::Discard, .. })
                | (Verb::Tuck, Ask::Cards { to: Purpose::Tuck, .. })
                | (Verb::Swap, Ask::Cards { to: Purpose::Swap, .. })
                | (Verb::Demolish, Ask::Demolish { .. })
                | (Verb::Pass, Ask::Build | Ask::Goods { .. } | Ask::Confirm)
                | (Verb::Pass, Ask::Cards { at_least: 0, .. })
                | (Verb::Yes | Verb::No, Ask::Confirm)
        )
    }

    /// The word that answers this question in the first place.
    pub fn of(ask: &Ask) -> Verb {
        let fitting = Verb::ALL.into_iter().find(|verb| verb.fits(ask));
        fitting.unwrap_or(Verb::Help)
    }

    /// All words for it in a language: the English one, and those of the language.
    pub(crate) fn words(self, texts: Texts) -> Vec<String> {
        words(texts, self.word())
    }

    /// The line of help for it.
    pub fn help(self, texts: Texts) -> String {
        texts.text(&format!("terminal-help-{}", self.word()), &[])
    }
}

/// A word of the grammar as it is shown in a language.
pub(crate) fn shown(texts: Texts, word: &str) -> String {
    let own = texts.find(&format!("terminal-words-{word}"), &[]).unwrap_or_default();
    own.split_whitespace().next().unwrap_or(word).to_owned()
}

/// A word of the grammar with what a language says in its place.
pub(crate) fn words(texts: Texts, word: &str) -> Vec<String> {
    let own = texts.find(&format!("terminal-words-{word}"), &[]).unwrap_or_default();
    let own = own.split_whitespace().map(super::fold);
    [word.to_owned()].into_iter().chain(own).collect()
}
