//! The first line of a record: how the game was set up.

use crate::deal::{self, Deal};
use crate::error::{FormError, Problem, RecordProblem};
use crate::fields::{self, Fields, Read};
use crate::{RULES_VERSION, options, seed, words};
use rules::{Chance, Game, Options, Players, Seed, SetupError};
use serde_json::{Value, json};

/// The first line of a record.
#[derive(Clone, Debug)]
pub struct Header {
    /// The options.
    pub options: Options,
    /// The source of all chance.
    pub seed: Seed,
    /// What was not left to chance.
    pub chance: Chance,
    /// The names of the players, for people only.
    pub seats: Vec<String>,
    /// What the seed was made of, if it was made so that nobody could steer it.
    pub deal: Option<Deal>,
}

impl Header {
    /// The game as it begins.
    pub fn game(&self) -> Result<Game, SetupError> {
        Game::with_chance(self.options, self.seed, &self.chance)
    }

    /// Whether the seed follows from the deal, if there is one, and the cards from the seed.
    pub fn check_deal(&self) -> Result<(), RecordProblem> {
        let Some(deal) = &self.deal else { return Ok(()) };
        let under_deal = |error: FormError| error.under("deal");
        deal.check(self.options.players).map_err(under_deal)?;
        // Whoever gives the cards deals them himself, whatever the seed is.
        let given = [("deck", self.chance.deck.is_some()), ("tiles", self.chance.tiles.is_some())];
        if let Some((other, _)) = given.into_iter().find(|&(_, given)| given) {
            return Err(FormError::new(Problem::NotTogether { key: "deal", other }).into());
        }
        if deal.seed() == self.seed { Ok(()) } else { Err(RecordProblem::WrongSeed) }
    }

    /// Whether the header can be written: a name for every seat, and nothing wrong with the deal.
    pub(crate) fn check(&self) -> Result<(), RecordProblem> {
        let one_each = self.seats.len() == self.options.players.count() as usize;
        if one_each && self.seats.iter().all(|name| is_name(name)) {
            self.check_deal()
        } else {
            Err(FormError::new(Problem::BadName).under("seats").into())
        }
    }
}

pub(crate) fn header_line(header: &Header) -> Value {
    let mut line = json!({
        "record": 1,
        "rules": RULES_VERSION,
        "options": options::to_json(&header.options),
        "seed": seed::to_json(header.seed),
        "seats": header.seats,
    });
    if let Some(deal) = &header.deal {
        line["deal"] = deal::to_json(deal);
    }
    if let Some(deck) = &header.chance.deck {
        line["deck"] = words::cards(deck.iter().copied());
    }
    if let Some(tiles) = &header.chance.tiles {
        line["tiles"] = tiles.iter().map(|tile| tile.id()).collect();
    }
    line
}

pub(crate) fn read_header(value: &Value) -> Result<Header, RecordProblem> {
    let keys = &["record", "rules", "options", "seed", "seats", "deal", "deck", "tiles", "hash"];
    let fields = Fields::new(value, keys)?;
    fields.required("record", |value| fields::number(value, 1, 1))?;
    let rules = fields.required("rules", fields::text)?;
    if rules != RULES_VERSION {
        return Err(RecordProblem::OtherRules { found: crate::error::excerpt(rules) });
    }
    let options = fields.required("options", options::from_json)?;
    let players = options.players.count() as usize;
    let names = |value| fields::list(value, players, players, name);
    fields.required("hash", fields::text)?;
    let deal = fields.optional("deal", Ok)?;
    Ok(Header {
        options,
        seed: fields.required("seed", seed::from_json)?,
        chance: Chance {
            deck: fields.optional("deck", fields::cards)?,
            tiles: fields.optional("tiles", fields::tiles)?,
        },
        seats: fields.required("seats", names)?,
        deal: deal.map(|value| read_deal(value, options.players)).transpose()?,
    })
}

fn read_deal(value: &Value, players: Players) -> Result<Deal, RecordProblem> {
    deal::from_json(value, players).map_err(|problem| match problem {
        RecordProblem::Form(error) => error.under("deal").into(),
        problem => problem,
    })
}

fn name(value: &Value) -> Read<String> {
    let name = fields::text(value)?;
    if is_name(name) { Ok(name.to_owned()) } else { Err(FormError::new(Problem::BadName)) }
}

/// Names are shown in terminals and tables, so nothing in them may move the cursor or turn the
/// direction of writing.
fn is_name(name: &str) -> bool {
    let turns = |c| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    (1..=40).contains(&name.chars().count()) && !name.chars().any(|c| c.is_control() || turns(c))
}
