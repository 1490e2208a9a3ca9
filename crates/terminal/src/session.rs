//! A game at this terminal: who plays, what was answered, what everybody has seen of it.

use crate::chronicle::Chronicle;
use crate::player::{self, Player};
use crate::scene::Scene;
use crate::task::{Task, dice};
use bots::Level;
use record::{Header, Record};
use rules::{Answer, Event, Game, Illegal, Log, Memories, Seat, SetupError};
use texts::Texts;

/// A game with its players and its past. It does no input or output.
#[derive(Clone, Debug)]
pub struct Session {
    texts: Texts,
    header: Header,
    players: Vec<Player>,
    names: Vec<String>,
    start: Game,
    game: Game,
    /// What the seats remember, for bots that make use of it.
    memories: Memories,
    answers: Vec<(Seat, Answer)>,
    /// What each seat a person plays has been told, in the order of the seats.
    chronicles: Vec<Chronicle>,
}

/// Who has to do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A person, at this seat.
    Human(Seat),
    /// A bot, at this seat.
    Bot(Seat),
    /// Nobody: the game is over.
    Over,
}

/// Why a game cannot be played here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SessionError {
    /// The options do not go together.
    #[error("{0}")]
    Setup(SetupError),
    /// A bot's game can be watched, but not played.
    #[error(
        "nobody here plays: give at least one seat to a person, for example --seats you,steady"
    )]
    NobodyPlays,
    /// A person's name would be read as a bot's when the game is resumed.
    #[error("{name:?} is the name of a bot; call the player something else")]
    NamedAsBot {
        /// The name.
        name: String,
    },
    /// The answers of a record do not follow from the rules.
    #[error("{0}; so the game cannot be resumed")]
    Illegal(Illegal),
}

impl Session {
    /// A new game. The header's names are those of the players.
    pub fn new(
        texts: Texts,
        mut header: Header,
        players: Vec<Player>,
    ) -> Result<Session, SessionError> {
        if !players.iter().any(Player::is_human) {
            return Err(SessionError::NobodyPlays);
        }
        let mistaken = |player: &&Player| {
            player.is_human() && !Player::of_record_name(&player.record_name()).is_human()
        };
        if let Some(player) = players.iter().find(mistaken) {
            return Err(SessionError::NamedAsBot { name: player.record_name() });
        }
        header.seats = players.iter().map(Player::record_name).collect();
        let start = header.game().map_err(SessionError::Setup)?;
        let names = player::names(&players, texts);
        let mut session = Session {
            texts,
            header,
            players,
            names,
            start,
            game: start,
            memories: Memories::NOTHING,
            answers: Vec::new(),
            chronicles: Vec::new(),
        };
        session.begin_again();
        Ok(session)
    }

    /// The game of a record, at the point where the record ends. Names that name bots are bots.
    pub fn resume(texts: Texts, record: Record) -> Result<Session, SessionError> {
        let names = record.header.seats.clone();
        let players = names.iter().map(|name| Player::of_record_name(name)).collect();
        let mut session = Session::new(texts, record.header, players)?;
        // A bot may have more than one name; the record keeps the one it has, so that it stays
        // the record of this game.
        session.header.seats = names;
        for (seat, answer) in record.answers {
            session.take(seat, answer).map_err(SessionError::Illegal)?;
        }
        // What happened before is read by pressing a key; the news begin now.
        session.chronicles.iter_mut().for_each(Chronicle::begin_news);
        Ok(session)
    }

    /// Who has to do something.
    pub fn turn(&self) -> Turn {
        match self.game.next_seat() {
            None => Turn::Over,
            Some(seat) if self.is_human(seat) => Turn::Human(seat),
            Some(seat) => Turn::Bot(seat),
        }
    }

    /// Answers for whoever has to do something. On `Err` nothing has changed.
    pub fn answer(&mut self, answer: &Answer) -> Result<(), Illegal> {
        let seat = self.game.next_seat().ok_or(Illegal::GameOver)?;
        self.game.check(seat, answer)?;
        if let Some(chronicle) = self.chronicles.iter_mut().find(|told| told.seat() == seat) {
            chronicle.begin_news();
        }
        self.take(seat, *answer)
    }

    /// Takes the last answer of a person back, and what the bots answered after it. `false` if
    /// there is none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.answers.iter().rposition(|&(seat, _)| self.is_human(seat)) else {
            return false;
        };
        let answers: Vec<_> = self.answers.drain(..).take(last).collect();
        self.game = self.start;
        self.memories = Memories::NOTHING;
        self.begin_again();
        for (seat, answer) in answers {
            let again = self.take(seat, answer);
            debug_assert!(again.is_ok(), "what was legal once is legal again");
        }
        self.chronicles.iter_mut().for_each(Chronicle::begin_news);
        true
    }

    /// Whether there is an answer of a person to take back.
    pub fn can_undo(&self) -> bool {
        self.answers.iter().any(|&(seat, _)| self.is_human(seat))
    }

    /// What the bot that has to answer is asked; `None` if no bot has to.
    pub fn task(&self) -> Option<Task> {
        let Turn::Bot(seat) = self.turn() else { return None };
        match self.players.get(seat.index())? {
            Player::Bot(level) => self.task_for(seat, *level),
            Player::Human(_) => None,
        }
    }

    /// The question a person has to answer, put to a bot: for a hint, or to let it answer.
    pub fn hint(&self, level: Level) -> Option<Task> {
        match self.turn() {
            Turn::Human(seat) => self.task_for(seat, level),
            Turn::Bot(_) | Turn::Over => None,
        }
    }

    /// With whose eyes the screen shows the game: those of the person who has to answer, else of
    /// the one who answered last.
    pub fn viewer(&self) -> Seat {
        if let Turn::Human(seat) = self.turn() {
            return seat;
        }
        let mut humans = self.answers.iter().rev().map(|&(seat, _)| seat);
        let last = humans.find(|&seat| self.is_human(seat));
        last.or(self.chronicles.first().map(Chronicle::seat)).unwrap_or(Seat::FIRST)
    }

    /// What a seat may see. Only seats of people are told what happens.
    pub fn scene(&self, seat: Seat) -> Scene<'_> {
        Scene::new(self.texts, &self.names, &self.game, seat, self.chronicle(seat))
    }

    /// What a seat has been told; `None` if no person plays it.
    pub fn chronicle(&self, seat: Seat) -> Option<&Chronicle> {
        self.chronicles.iter().find(|told| told.seat() == seat)
    }

    /// How many people play.
    pub fn humans(&self) -> usize {
        self.chronicles.len()
    }

    /// The texts it is told in.
    pub fn texts(&self) -> Texts {
        self.texts
    }

    /// What the players are called, in the order of the seats.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Who plays which seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// How it was set up.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Who answered what so far.
    pub fn answers(&self) -> &[(Seat, Answer)] {
        &self.answers
    }

    /// The game itself, for writing it down. Nothing of it is shown but through a [`Scene`].
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(Player::is_human)
    }

    fn task_for(&self, seat: Seat, level: Level) -> Option<Task> {
        let prompt = self.game.prompt(seat)?;
        let dice = dice(self.header.seed, seat, self.answers.len());
        let memory = *self.memories.of(seat);
        Some(Task { game: Box::new(self.game), memory, prompt, level, dice })
    }

    fn take(&mut self, seat: Seat, answer: Answer) -> Result<(), Illegal> {
        let mut events: Vec<Event> = Vec::new();
        self.game.apply(seat, &answer, &mut events)?;
        events.iter().for_each(|event| self.memories.push(event));
        self.answers.push((seat, answer));
        let outcome = self.game.outcome();
        for chronicle in &mut self.chronicles {
            chronicle.tell(&events, outcome.as_ref());
        }
        Ok(())
    }

    fn begin_again(&mut self) {
        let seats = self.game.rules().players().seats();
        let humans: Vec<Seat> = seats.filter(|&seat| self.is_human(seat)).collect();
        let told = |seat| Chronicle::new(self.texts, &self.names, &self.start, seat);
        self.chronicles = humans.into_iter().map(told).collect();
    }
}
