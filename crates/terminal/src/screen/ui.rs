//! What the screen shows besides the game: where the cursor is, what is picked, what is open.

use crate::grammar::Subject;
use crate::menu::What;
use crate::scene::Scene;
use rules::{Seat, Why};

/// The state of the screen.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ui {
    /// Where the cursor is in the list it is in.
    pub cursor: usize,
    /// Which list the cursor is in.
    pub focus: Focus,
    /// Which items of the menu are picked, by their place in the list.
    pub picked: Vec<usize>,
    /// The item of the menu for which a site is being chosen.
    pub site_of: Option<usize>,
    /// What lies over the table.
    pub window: Option<Window>,
    /// What has been typed behind the colon.
    pub line: Option<String>,
    /// What was said last.
    pub message: Option<Message>,
    /// Who may open the curtain; while it is closed, nothing of the table is shown.
    pub curtain: Option<String>,
    /// Who is thinking.
    pub thinking: Option<String>,
}

/// Which list the cursor is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Focus {
    /// What can be answered.
    #[default]
    Menu,
    /// The own hand.
    Hand,
    /// A town.
    Town(Seat),
}

/// Something said in one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// What was said.
    pub text: String,
    /// Whether something was refused.
    pub bad: bool,
}

/// Something that lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// What it is called.
    pub title: String,
    /// What is in it.
    pub lines: Vec<String>,
    /// How far it is scrolled.
    pub scroll: usize,
    /// What is searched for; `None` where nothing can be.
    pub search: Option<String>,
    /// Whether it asks if somebody wants to leave.
    pub asks_to_leave: bool,
}

impl Window {
    /// A window to read.
    pub fn new(title: String, lines: Vec<String>) -> Window {
        Window { title, lines, scroll: 0, search: None, asks_to_leave: false }
    }

    /// Its lines, or those that have what is searched for.
    pub fn found(&self) -> Vec<&str> {
        let wanted = self.search.as_deref().unwrap_or_default().to_lowercase();
        let lines = self.lines.iter().map(String::as_str);
        lines.filter(|line| line.to_lowercase().contains(&wanted)).collect()
    }
}

impl Ui {
    /// The card or role the cursor is on.
    pub fn subject(&self, scene: &Scene<'_>) -> Option<Subject> {
        let at = self.cursor;
        let card = match self.focus {
            Focus::Hand => scene.hand().get(at).copied(),
            Focus::Town(seat) => scene.town(seat).get(at).map(|seen| seen.building),
            Focus::Menu => {
                let menu = scene.menu.as_ref()?;
                let what = &menu.items.get(self.site_of.unwrap_or(at))?.what;
                if let What::Role { role, .. } = what {
                    return Some(Subject::Role(*role));
                }
                // A question about a power is a question about its building.
                match (what.card(), menu.prompt.why) {
                    (None, Why::Building(card)) => Some(card),
                    (card, _) => card,
                }
            }
        };
        card.map(Subject::Card)
    }

    /// Forgets what belonged to the last question.
    pub fn next_question(&mut self) {
        self.cursor = 0;
        self.focus = Focus::Menu;
        self.picked.clear();
        self.site_of = None;
    }

    /// Says something.
    pub fn say(&mut self, text: String) {
        self.message = Some(Message { text, bad: false });
    }

    /// Says why something is not done.
    pub fn refuse(&mut self, text: String) {
        self.message = Some(Message { text, bad: true });
    }
}
