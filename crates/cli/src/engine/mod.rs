//! `sanjuan engine`: a referee over standard input and output, as `docs/engine.md` says.

mod reply;
mod request;

pub use reply::Reply;

use record::{fields, strict};
use reply::{Body, Refusal};
use request::Request;
use rules::{Game, Illegal, Place, Seat};
use serde_json::Value;
use std::io::{self, BufRead, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A referee that holds one game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Engine {
    game: Option<Game>,
}

impl Engine {
    /// A referee without a game.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Answers one line. A line that is refused changes nothing.
    pub fn line(&mut self, line: &[u8]) -> Reply {
        let request = match strict::read(line) {
            Ok(request) => request,
            Err(error) => return Reply::new(None, Err(error.into())),
        };
        let id = match request::id(&request) {
            Ok(id) => id,
            Err(error) => return Reply::new(None, Err(error.into())),
        };
        Reply::new(id, self.obey(&request))
    }

    /// The game, if there is one.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    fn obey(&mut self, request: &Value) -> Result<Body, Refusal> {
        match request::read(request)? {
            Request::New { options, seed, chance } => {
                let game = Game::with_chance(options, seed, &chance).map_err(Refusal::Setup)?;
                Ok(self.begin("new", game))
            }
            Request::Load { position } => {
                let game = record::position::from_json(position).map_err(|error| match error {
                    record::position::PositionError::Form(error) => error.under("position").into(),
                    record::position::PositionError::Impossible(reasons) => {
                        Refusal::Impossible(reasons)
                    }
                })?;
                Ok(self.begin("load", game))
            }
            Request::Position => {
                let position = record::position::to_json(&self.running()?.position());
                Ok(Body::new().with("position", position))
            }
            Request::Prompts => {
                let game = self.running()?;
                let prompts = game.pending().filter_map(|seat| game.prompt(seat));
                let prompts: Value =
                    prompts.map(|prompt| record::prompt::to_json(&prompt)).collect();
                Ok(Body::new().with("prompts", prompts).with("over", game.is_over()))
            }
            Request::Options { seat, limit } => {
                let game = self.running()?;
                sits(game, seat)?;
                let body = Body::new().with_count("count", game.count_options(seat));
                Ok(body.with_answers("options", game.first_options(seat, limit)))
            }
            Request::Apply { seat, answer } => {
                let mut game = *self.running()?;
                let mut events = Vec::new();
                game.apply(seat, &answer, &mut events).map_err(Refusal::Illegal)?;
                self.game = Some(game);
                let events: Value = events.iter().map(record::event::to_json).collect();
                Ok(standing(Body::new().with("events", events), &game))
            }
            Request::View { seat } => {
                let game = self.running()?;
                let view = match seat {
                    Some(seat) => {
                        sits(game, seat)?;
                        game.view(seat)
                    }
                    None => game.public_view(),
                };
                Ok(Body::new().with("view", record::view::to_json(&view)))
            }
            Request::Price { seat, site } => {
                let game = self.running()?;
                sits(game, seat)?;
                let prices = match site {
                    Some((card, over)) => {
                        stands(game, seat, over)?;
                        vec![game.price(seat, card, over)]
                    }
                    None => game.prices(seat),
                };
                let prices: Value = prices.iter().map(record::price::to_json).collect();
                Ok(Body::new().with("prices", prices))
            }
            Request::Score => {
                let game = self.running()?;
                let seats = game.rules().players().seats();
                let scores: Value =
                    seats.map(|seat| record::score::to_json(&game.sheet(seat))).collect();
                let leaders: Value = game.leaders().map(|seat| seat.index()).collect();
                let body = Body::new().with("scores", scores).with("leaders", leaders);
                Ok(body.with("over", game.is_over()))
            }
            Request::Quit => Ok(Body::new().with("ok", "quit").last()),
        }
    }

    fn begin(&mut self, ok: &'static str, game: Game) -> Body {
        self.game = Some(game);
        standing(Body::new().with("ok", ok), &game)
    }

    fn running(&self) -> Result<&Game, Refusal> {
        self.game.as_ref().ok_or(Refusal::NoGame)
    }
}

/// Answers every line of the input until it ends or asks to quit.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::new();
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        // A panic would be a bug of ours. Whoever is in the middle of a game is told so and
        // can go on: requests work on a copy, so the game is as it was.
        let reply = catch_unwind(AssertUnwindSafe(|| engine.line(&line)));
        let reply = reply.unwrap_or_else(|_| Reply::new(None, Err(Refusal::Internal)));
        writeln!(output, "{}", reply.text)?;
        output.flush()?;
        if reply.ends {
            break;
        }
    }
    Ok(())
}

/// Reads a line without its line feed; `false` at the end of the input. Of a line that is too
/// long only so much is kept that [`Engine::line`] can see it is; the rest is skipped.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    let most = record::MAX_LINE as u64 + 1;
    line.clear();
    let read = input.by_ref().take(most).read_until(b'\n', line)?;
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if read as u64 == most {
        input.skip_until(b'\n')?;
    }
    Ok(read > 0)
}

/// Who is asked now, and whether the game is over.
fn standing(body: Body, game: &Game) -> Body {
    let pending: Value = game.pending().map(|seat| seat.index()).collect();
    body.with("pending", pending).with("over", game.is_over())
}

fn sits(game: &Game, seat: Seat) -> Result<(), Refusal> {
    let sits = seat.index() < game.rules().players().count() as usize;
    if sits { Ok(()) } else { Err(Refusal::Illegal(Illegal::NoSuchSeat { seat })) }
}

fn stands(game: &Game, seat: Seat, over: Option<Place>) -> Result<(), Refusal> {
    match over {
        Some(place) if !game.table().town(seat).places().has(place) => {
            Err(Refusal::Illegal(Illegal::NoSuchPlace { place }))
        }
        _ => Ok(()),
    }
}
