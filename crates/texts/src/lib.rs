//! San Juan in words: every text of the program in English, Spanish, Russian and German.
//!
//! The texts themselves are in `locales/<language>/*.ftl`, in the format of Project Fluent, so
//! that other programs can read the same files. Here is what chooses among them:
//!
//! ```
//! use rules::{Card, Game, Options, Players, Seed};
//! use texts::{Lang, Texts};
//!
//! let texts = Texts::of(Lang::De);
//! let game = Game::new(Options::base(Players::Two), Seed::from_number(7));
//! assert_eq!(texts.card(Card::Palace), "Palast");
//! for seat in game.pending() {
//!     let prompt = game.prompt(seat).expect("it is asked");
//!     println!("{}", texts.question(&prompt));
//! }
//! ```
//!
//! - [`Texts`] names cards, roles and events and tells what they do, puts a [`rules::Prompt`] as a
//!   question, and says why an answer is refused.
//! - [`Teller`] tells a game, event by event, with the eyes of a seat or of everybody.
//! - [`Texts::text`] is for everything else: a key of the files and the values of its variables.
//!
//! Values are put into whole sentences, never pieces of sentences together; where a language
//! bends a name, the name comes with the bent forms (`card-well.the`).
#![deny(missing_docs)]

mod bundles;
mod cards;
mod lang;
mod lists;
mod options;
mod questions;
mod refusals;
mod scores;
mod teller;
mod value;

pub use bundles::sources;
pub use lang::{Lang, VARIABLES};
pub use teller::{Eyes, Teller, Told};
pub use value::{Arg, Value};

use fluent_bundle::FluentArgs;

/// The texts of one language. Costs nothing to copy; the files are read at the first text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Texts {
    lang: Lang,
}

impl Texts {
    /// The texts of a language.
    pub const fn of(lang: Lang) -> Texts {
        Texts { lang }
    }

    /// Their language.
    pub const fn lang(self) -> Lang {
        self.lang
    }

    /// A text by its key, with the values of its variables: `text("card-well", &[])`. What is not
    /// translated yet comes in English, and a key that nobody wrote a text for as `⟦key⟧`.
    pub fn text(self, key: &str, args: &[Arg<'_>]) -> String {
        self.find(key, args).unwrap_or_else(|| format!("⟦{key}⟧"))
    }

    /// The same, if the text is there and every variable in it has a value.
    pub fn find(self, key: &str, args: &[Arg<'_>]) -> Option<String> {
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value)).collect();
        let own = bundles::format(self.lang, key, &args);
        own.or_else(|| bundles::format(Lang::En, key, &args))
    }
}
