//! A game played again from its record, step by step, through the eyes of every seat.

use crate::forms;
use crate::game::{Answer, Options, Question, Sighting, View, ViewPatch};
use crate::seating::TableResult;
use record::{Record, RecordError};
use rules::{Event, Game, Seat};

forms! {
    /// A game from its beginning to its end, or as far as it was played.
    pub struct Replay {
        /// The options of the game.
        pub options: Options,
        /// The names of the players, by seat.
        pub names: Vec<String>,
        /// Who answered what, in the order in which it was carried out.
        pub steps: Vec<ReplayStep>,
        /// The game through the eyes of each seat.
        pub eyes: Vec<ReplayEyes>,
        /// How it ended; `null` if it was not played to its end.
        pub result: Option<TableResult>,
    }

    /// An answer.
    pub struct ReplayStep {
        /// Who gave it.
        pub seat: u8,
        /// What it was. The others did not see all of it.
        pub answer: Answer,
        /// The round in which it was given.
        pub round: u8,
    }

    /// A game through the eyes of one seat.
    pub struct ReplayEyes {
        /// Whose.
        pub seat: u8,
        /// What the seat saw before the first step.
        pub start: View,
        /// What it saw of each step. To know what it saw after one, fold the patches of the items
        /// up to it into `start`.
        pub items: Vec<ReplayItem>,
    }

    /// What a seat saw of a step.
    pub struct ReplayItem {
        /// What happened, as the seat saw it.
        pub events: Vec<Sighting>,
        /// How its view changed.
        pub patch: ViewPatch,
    }

    /// A game to learn from: it is watched from seat 0, whose player is to guess what comes.
    pub struct Lesson {
        /// The game.
        pub replay: Replay,
        /// For each step what seat 0 was asked before it, if the step is its answer.
        pub questions: Vec<Option<Question>>,
    }
}

impl Replay {
    /// Plays a record again. It is checked on the way, answer by answer.
    pub fn of(record: &Record) -> Result<Replay, RecordError> {
        Replay::with(record, |_, _| ())
    }

    /// The same; `each` is shown the game before every answer, and who gives it.
    fn with(record: &Record, mut each: impl FnMut(&Game, Seat)) -> Result<Replay, RecordError> {
        let mut steps = Vec::with_capacity(record.answers.len());
        let mut eyes: Vec<Eyes> = Vec::new();
        let seats = || record.header.options.players.seats();
        let end = record::replay(record, |before, seat, answer, events| {
            if eyes.is_empty() {
                eyes = seats().map(|seat| Eyes::open(before, seat)).collect();
            }
            each(before, seat);
            steps.push((seat, before.table().round(), Answer::from(answer)));
            // What an answer led to is seen with the next one, when the game before that is known.
            for eyes in &mut eyes {
                eyes.see(before);
                eyes.hear(events);
            }
        })?;
        if eyes.is_empty() {
            eyes = seats().map(|seat| Eyes::open(&end, seat)).collect();
        }
        let eyes = eyes.into_iter().map(|eyes| eyes.close(&end)).collect();
        let step = |(seat, round, answer): (Seat, u8, Answer)| ReplayStep {
            seat: seat.index() as u8,
            answer,
            round,
        };
        Ok(Replay {
            options: Options::from(&record.header.options),
            names: record.header.seats.clone(),
            steps: steps.into_iter().map(step).collect(),
            eyes,
            result: end.outcome().as_ref().map(TableResult::from),
        })
    }
}

impl Lesson {
    /// Makes a lesson of a record.
    pub fn of(record: &Record) -> Result<Lesson, RecordError> {
        let mut questions = Vec::with_capacity(record.answers.len());
        let replay = Replay::with(record, |game, seat| {
            let asked = (seat.index() == 0).then(|| Question::of(game, seat));
            questions.push(asked.flatten());
        })?;
        Ok(Lesson { replay, questions })
    }
}

/// The eyes of a seat while a game is played.
struct Eyes {
    seat: Seat,
    start: View,
    /// What it saw last.
    view: View,
    items: Vec<ReplayItem>,
    /// What happened since then, if anything did.
    events: Option<Vec<Sighting>>,
}

impl Eyes {
    fn open(game: &Game, seat: Seat) -> Eyes {
        let view = View::from(&game.view(seat));
        Eyes { seat, start: view.clone(), view, items: Vec::new(), events: None }
    }

    fn hear(&mut self, events: &[Event]) {
        // Whom the rules wait for is part of the view.
        let told = events.iter().filter(|event| !matches!(event, Event::Waiting(_)));
        let seen = told.map(|event| Sighting::from(&event.seen_by(Some(self.seat))));
        self.events = Some(seen.collect());
    }

    /// Looks at the game that came of what was heard.
    fn see(&mut self, game: &Game) {
        let Some(events) = self.events.take() else { return };
        let view = View::from(&game.view(self.seat));
        let patch = ViewPatch::between(&self.view, &view);
        self.view = view;
        self.items.push(ReplayItem { events, patch });
    }

    fn close(mut self, game: &Game) -> ReplayEyes {
        self.see(game);
        ReplayEyes { seat: self.seat.index() as u8, start: self.start, items: self.items }
    }
}
