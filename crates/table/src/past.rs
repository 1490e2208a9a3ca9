//! Games that were begun elsewhere and are played on at a table.

use crate::commands::refused;
use crate::course::Start;
use protocol::refusal::{Code, Refusal};
use record::{Header, Record};
use rules::{Answer, Card, Chance, Game, Memories, Options, Seat, Seed, Tile};
use serde::{Deserialize, Serialize};

/// The beginning of a game, as it is stored: what the deal followed from, besides the options, and
/// the answers that had been given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Past {
    /// The source of all chance, 64 hexadecimal digits.
    seed: String,
    /// The deck before dealing, if it was given: ids of cards, top first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deck: Option<Vec<String>>,
    /// The stack of tiles, if it was given: their letters, top first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tiles: Option<Vec<String>>,
    /// Who answered what, in the form of records.
    answers: Vec<(u8, serde_json::Value)>,
}

/// The same, ready to be used.
#[derive(Clone, Debug)]
pub(crate) struct Begun {
    pub(crate) seed: Seed,
    pub(crate) chance: Chance,
    pub(crate) answers: Vec<(Seat, Answer)>,
    /// The game after them, veiled.
    pub(crate) start: Start,
}

impl Past {
    /// The first so many answers of a record that holds, or why nobody can go on from there.
    pub fn of(record: &Record, step: u32) -> Result<Past, Refusal> {
        let bad = |message: String| Err(refused(Code::BadRequest, &message));
        let all = record.answers.len();
        let Some(answers) = record.answers.get(..step as usize) else {
            return bad(format!("the record has {all} answers, so `step` is 0 to {all}"));
        };
        let Header { options, seed, chance, .. } = &record.header;
        match play(*options, *seed, chance, answers) {
            None => return bad("the record cannot be played so far".to_owned()),
            Some(start) if start.game.is_over() => {
                return bad("the game is over at that step; choose an earlier one".to_owned());
            }
            Some(_) => {}
        }
        let answer =
            |(seat, answer): &(Seat, Answer)| (seat.index() as u8, record::answer::to_json(answer));
        let ids = |deck: &Vec<Card>| deck.iter().map(|card| card.id().to_owned()).collect();
        let letters = |tiles: &[Tile; 5]| tiles.iter().map(|tile| tile.id().to_owned()).collect();
        Ok(Past {
            seed: seed.to_string(),
            deck: chance.deck.as_ref().map(ids),
            tiles: chance.tiles.as_ref().map(letters),
            answers: answers.iter().map(answer).collect(),
        })
    }

    /// Plays it, if it can be played.
    pub(crate) fn begin(&self, options: Options) -> Option<Begun> {
        let seed = record::seed::from_json(&self.seed.clone().into()).ok()?;
        let card = |id: &String| Card::from_id(id);
        let deck = self.deck.as_ref().map(|deck| deck.iter().map(card).collect::<Option<Vec<_>>>());
        let tile = |id: &String| Tile::from_id(id);
        let tiles = self.tiles.as_ref();
        let tiles = tiles.map(|tiles| tiles.iter().map(tile).collect::<Option<Vec<_>>>());
        let chance = Chance {
            deck: match deck {
                Some(deck) => Some(deck?),
                None => None,
            },
            tiles: match tiles {
                Some(tiles) => Some(tiles?.try_into().ok()?),
                None => None,
            },
        };
        let answer = |(seat, answer): &(u8, serde_json::Value)| {
            Some((Seat::new(*seat as usize)?, record::answer::from_json(answer).ok()?))
        };
        let answers: Option<Vec<_>> = self.answers.iter().map(answer).collect();
        let answers = answers?;
        let start = play(options, seed, &chance, &answers)?;
        (!start.game.is_over()).then_some(Begun { seed, chance, answers, start })
    }
}

/// The game after these answers. They are those of a record, which skips questions with one answer:
/// only what is asked from there on is asked as at a table.
fn play(
    options: Options,
    seed: Seed,
    chance: &Chance,
    answers: &[(Seat, Answer)],
) -> Option<Start> {
    let mut memories = Memories::NOTHING;
    if answers.is_empty() {
        let game = Game::with_chance_veiled(options, seed, chance).ok()?;
        return Some(Start { game, memories });
    }
    let mut game = Game::with_chance(options, seed, chance).ok()?;
    for (seat, answer) in answers {
        game.apply(*seat, answer, &mut memories).ok()?;
    }
    Some(Start { game: game.veiled(), memories })
}
