//! `sanjuan play`: a game at this terminal, against bots or with friends.

use crate::Failure;
use crate::args::{self, GameArgs, OpeningArg};
use bots::Level;
use clap::{Args as ClapArgs, ValueEnum};
use record::Header;
use rules::{Chance, Options, Players, Seat, Seed};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, BufReader, BufWriter, IsTerminal, Write, stdin, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use terminal::plain::{self, End, PlayError};
use terminal::screen::{self, Colors};
use terminal::{Player, SaveError, Session, SessionError, Settings, Turn, names_near};
use texts::Texts;

/// The exit code when the input ends before the game does.
const INPUT_ENDED: u8 = 4;

/// The exit code when somebody presses Ctrl-C or sends a signal, as shells count it.
const INTERRUPTED: u8 = 130;

#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct PlayArgs {
    /// How many play: 2, 3 or 4; seats that are left over go to bots
    #[arg(long, value_parser = args::players)]
    players: Option<Players>,
    /// The bots, separated by commas: random, novice, steady, search, search:200ms, search:1000
    #[arg(long, value_delimiter = ',', value_name = "BOTS", conflicts_with = "seats")]
    bots: Vec<Level>,
    /// Who sits where: "you", the names of other people, and bots, as in you,steady,Anna
    #[arg(long, value_delimiter = ',', value_name = "SEATS", conflicts_with = "hot_seat")]
    seats: Vec<String>,
    /// The people who share this terminal, as in Anna,Ben
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    hot_seat: Vec<String>,
    /// A number or 64 hexadecimal digits; the same seed deals the same cards
    #[arg(long, value_parser = args::seed)]
    seed: Option<Seed>,
    #[command(flatten)]
    game: GameArgs,
    /// How the opening hands come about: dealt, or four of more cards chosen
    #[arg(long, value_enum, default_value = "dealt")]
    opening: OpeningArg,
    /// The seat that begins, from 0; left to chance if not given
    #[arg(long, value_parser = args::seat)]
    governor: Option<Seat>,
    /// Print and read lines instead of drawing a table: for scripts and screen readers
    #[arg(long)]
    plain: bool,
    /// How many colours to draw with
    #[arg(long, value_enum, default_value = "auto")]
    color: ColorArg,
    /// Keep the game in this file, written after every answer
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a saved game, which is kept in the same file unless --save names another
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "players", "bots", "seats", "hot_seat", "seed", "edition", "new_buildings", "events",
        "opening", "governor",
    ])]
    resume: Option<PathBuf>,
    /// Who is asked for hints
    #[arg(long, value_name = "BOT", default_value = "grandmaster:500ms")]
    hints: Level,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum ColorArg {
    /// What the terminal says it can, and NO_COLOR allows
    Auto,
    /// The sixteen of every terminal
    #[value(name = "16")]
    Sixteen,
    /// True colours
    True,
    /// None
    Never,
}

/// Plays a game, and gives the exit code.
pub(crate) fn run(args: &PlayArgs, texts: Texts) -> Result<ExitCode, Failure> {
    let mut session = match &args.resume {
        Some(file) => resumed_session(file, texts)?,
        None => new_session(args, texts)?,
    };
    if let Some(file) = &args.save {
        // Whoever wants the game kept learns at once that it cannot be, not in the middle of it.
        terminal::save(&session, file).map_err(save_failure)?;
    }
    // A game that is resumed goes on being kept where it was.
    let file = args.save.clone().or_else(|| args.resume.clone());
    let autosave = file.is_some();
    let settings = Settings { file, autosave, resumed: args.resume.clone(), adviser: args.hints };
    let terminal = stdin().is_terminal() && stdout().is_terminal();
    if !args.plain && !terminal {
        let note = texts.text("terminal-no-screen", &[]);
        // The note is a courtesy; the game goes on if nobody can be told.
        let _ = writeln!(io::stderr(), "sanjuan: {note}");
    }
    let end = if args.plain || !terminal {
        let color = matches!(args.color, ColorArg::Sixteen | ColorArg::True);
        let curtain = if terminal { 60 } else { 0 };
        let style = plain::Style { color, echo: !stdin().is_terminal(), curtain };
        let (input, output) = (BufReader::new(stdin()), BufWriter::new(stdout().lock()));
        plain::play(&mut session, &settings, style, input, output)
    } else {
        screen::play(&mut session, &settings, args.colors())
    };
    match end.map_err(play_failure)? {
        End::Over | End::Left => Ok(ExitCode::SUCCESS),
        End::InputEnded => Ok(ExitCode::from(INPUT_ENDED)),
        End::Interrupted => Ok(ExitCode::from(INTERRUPTED)),
    }
}

impl PlayArgs {
    fn colors(&self) -> Colors {
        match self.color {
            ColorArg::Auto => Colors::of_environment(|name| std::env::var(name).ok()),
            ColorArg::Sixteen => Colors::Sixteen,
            ColorArg::True => Colors::True,
            ColorArg::Never => Colors::None,
        }
    }

    /// Who plays, in the order of the seats.
    fn table(&self) -> Result<Vec<Player>, Failure> {
        let mut table: Vec<Player> = if !self.seats.is_empty() {
            self.seats.iter().map(|name| seat(name)).collect::<Result<_, _>>()?
        } else if !self.hot_seat.is_empty() {
            self.hot_seat.iter().map(|name| person(name)).collect::<Result<_, _>>()?
        } else {
            vec![Player::you()]
        };
        table.extend(self.bots.iter().copied().map(Player::Bot));
        let players = match self.players {
            Some(players) => players.count() as usize,
            // Whoever says nothing plays against two.
            None if table.len() == 1 => 3,
            None => table.len(),
        };
        if table.len() > players || Players::new(players).is_none() {
            return Err(Failure::Usage(format!(
                "{} sit at the table, but {}; name fewer, or give --players",
                table.len(),
                if self.players.is_some() {
                    format!("{players} were to play")
                } else {
                    "2, 3 or 4 can play".to_owned()
                }
            )));
        }
        table.resize(players, Player::Bot(Level::Steady));
        Ok(table)
    }
}

/// A saved game that can be played on. One that is over, or that only bots play, can be watched.
fn resumed_session(file: &Path, texts: Texts) -> Result<Session, Failure> {
    let session = terminal::resume(texts, file).map_err(save_failure)?;
    if session.turn() == Turn::Over {
        let file = file.display();
        return Err(Failure::Usage(format!(
            "{file}: this game is over; watch it with: sanjuan replay {file}"
        )));
    }
    Ok(session)
}

fn new_session(args: &PlayArgs, texts: Texts) -> Result<Session, Failure> {
    if let Some(file) = args.save.as_ref().filter(|file| file.exists()) {
        return Err(Failure::Usage(format!(
            "{}: the file exists already; go on with it by --resume, or choose another name",
            file.display()
        )));
    }
    let table = args.table()?;
    let players = Players::new(table.len()).unwrap_or(Players::Three);
    let options =
        Options { governor: args.governor, ..args::options(players, args.game, args.opening) };
    let chance = || Seed::from_number(u64::from(RandomState::new().hash_one(0) as u32));
    let seed = args.seed.unwrap_or_else(chance);
    let header = Header { options, seed, chance: Chance::default(), seats: Vec::new(), deal: None };
    Session::new(texts, header, table).map_err(|error| Failure::Usage(error.to_string()))
}

/// Who is meant by a word of `--seats`.
fn seat(name: &str) -> Result<Player, Failure> {
    if name.eq_ignore_ascii_case(terminal::YOU) {
        return Ok(Player::you());
    }
    if let Ok(level) = name.parse() {
        return Ok(Player::Bot(level));
    }
    // A bot's name with a slip of the finger is not a person's.
    if let Some(bot) = names_near(name, &Level::NAMES) {
        return Err(Failure::Usage(format!(
            "--seats {name}: there is no such bot; was {bot} meant?"
        )));
    }
    person(name)
}

fn person(name: &str) -> Result<Player, Failure> {
    let name = name.trim();
    let fits = (1..=40).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    if !fits || name.contains(':') {
        return Err(Failure::Usage(format!(
            "{name:?} cannot be the name of a player; use 1 to 40 letters, and no colon"
        )));
    }
    Ok(Player::Human(name.to_owned()))
}

fn play_failure(error: PlayError) -> Failure {
    match error {
        PlayError::Io(error) => Failure::Output(error),
        error @ PlayError::Bot(_) => Failure::Output(io::Error::other(error.to_string())),
    }
}

fn save_failure(error: SaveError) -> Failure {
    match error {
        SaveError::File { path, error } => Failure::File { path, error },
        SaveError::Record { path, error } => Failure::record(path, error),
        SaveError::Session { path, error: SessionError::NobodyPlays } => {
            let path = path.display();
            Failure::Usage(format!(
                "{path}: only bots play this game; watch it with: sanjuan replay {path}"
            ))
        }
        error => Failure::Usage(error.to_string()),
    }
}
