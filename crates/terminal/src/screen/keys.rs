//! The keys: what each does, what it is called in the footer, and when it does nothing.

use crate::menu::{Menu, Picks, What};
use crate::session::{Session, Turn};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use rules::Ask;
use texts::Texts;

/// What a key does at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    Up,
    Down,
    PageUp,
    PageDown,
    Number(usize),
    Pick,
    Accept,
    Back,
    Look,
    Pass,
    Yes,
    No,
    Hint,
    Auto,
    Undo,
    Save,
    Log,
    Rules,
    Towns,
    Prices,
    Tiles,
    Score,
    Line,
    Keys,
    Quit,
    Stop,
}

/// A key as it is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Key {
    pub(crate) act: Act,
    /// What is printed on it.
    pub(crate) cap: &'static str,
    /// The last part of the keys of its texts.
    pub(crate) name: &'static str,
}

/// The keys in the order of their importance: a narrow footer shows only the first.
pub(crate) const KEYS: [Key; 20] = [
    Key { act: Act::Accept, cap: "Enter", name: "accept" },
    Key { act: Act::Pick, cap: "Space", name: "pick" },
    Key { act: Act::Pass, cap: "p", name: "pass" },
    Key { act: Act::Keys, cap: "?", name: "keys" },
    Key { act: Act::Hint, cap: "h", name: "hint" },
    Key { act: Act::Undo, cap: "u", name: "undo" },
    Key { act: Act::Rules, cap: "r", name: "rules" },
    Key { act: Act::Look, cap: "Tab", name: "look" },
    Key { act: Act::Quit, cap: "q", name: "quit" },
    Key { act: Act::Save, cap: "s", name: "save" },
    Key { act: Act::Log, cap: "l", name: "log" },
    Key { act: Act::Line, cap: "/", name: "line" },
    Key { act: Act::Down, cap: "↑↓", name: "move" },
    Key { act: Act::Number(1), cap: "1…9", name: "number" },
    Key { act: Act::Yes, cap: "y n", name: "confirm" },
    Key { act: Act::Auto, cap: "a", name: "auto" },
    Key { act: Act::Towns, cap: "t", name: "towns" },
    Key { act: Act::Prices, cap: "c", name: "prices" },
    Key { act: Act::Tiles, cap: "i", name: "tiles" },
    Key { act: Act::Score, cap: "v", name: "score" },
];

impl Key {
    /// What it is called in the footer.
    pub(crate) fn label(self, texts: Texts) -> String {
        texts.text(&format!("terminal-key-{}", self.name), &[])
    }

    /// Its line in the list of keys.
    pub(crate) fn about(self, texts: Texts) -> String {
        let about = texts.text(&format!("terminal-key-{}.about", self.name), &[]);
        format!("  {:<27} {about}", self.cap)
    }
}

/// What a key does at the table; `None` if nothing.
pub(crate) fn act(key: KeyEvent) -> Option<Act> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Some(Act::Stop),
            _ => None,
        };
    }
    Some(match key.code {
        KeyCode::Up | KeyCode::Left => Act::Up,
        KeyCode::Down | KeyCode::Right => Act::Down,
        KeyCode::PageUp => Act::PageUp,
        KeyCode::PageDown => Act::PageDown,
        KeyCode::Enter => Act::Accept,
        KeyCode::Esc => Act::Back,
        KeyCode::Tab | KeyCode::BackTab => Act::Look,
        KeyCode::Char(c) => match c.to_ascii_lowercase() {
            ' ' => Act::Pick,
            '0'..='9' => Act::Number(c.to_digit(10)? as usize),
            'p' => Act::Pass,
            'y' => Act::Yes,
            'n' => Act::No,
            'h' => Act::Hint,
            'a' => Act::Auto,
            'u' => Act::Undo,
            's' => Act::Save,
            'l' => Act::Log,
            'r' => Act::Rules,
            't' => Act::Towns,
            'c' => Act::Prices,
            'i' => Act::Tiles,
            'v' => Act::Score,
            '/' | ':' => Act::Line,
            '?' => Act::Keys,
            'q' => Act::Quit,
            _ => return None,
        },
        _ => return None,
    })
}

/// What a key is called that does nothing.
pub(crate) fn name(key: KeyEvent) -> String {
    let name = key.code.to_string();
    if key.modifiers.contains(KeyModifiers::CONTROL) { format!("Ctrl-{name}") } else { name }
}

/// Why a key does nothing now, as the last part of a text's key; `None` if it does something.
pub(crate) fn disabled(
    act: Act,
    session: &Session,
    menu: Option<&Menu>,
    thinking: bool,
) -> Option<&'static str> {
    let asked = matches!(session.turn(), Turn::Human(_));
    let over = session.turn() == Turn::Over;
    match act {
        Act::Accept
        | Act::Number(_)
        | Act::Pick
        | Act::Pass
        | Act::Yes
        | Act::No
        | Act::Hint
        | Act::Auto
            if over =>
        {
            Some("over")
        }
        Act::Accept | Act::Number(_) | Act::Pick | Act::Pass | Act::Yes | Act::No if !asked => {
            Some("not-asked")
        }
        Act::Hint | Act::Auto if !asked => Some("not-asked"),
        Act::Hint | Act::Auto if thinking => Some("thinking"),
        Act::Undo if !session.can_undo() => Some("nothing-to-undo"),
        Act::Undo if !asked && !over => Some("not-asked"),
        Act::Pick => match menu.map(|menu| menu.picks) {
            Some(Picks::Several { .. }) => None,
            _ => Some("one"),
        },
        Act::Pass => menu.is_some_and(|menu| menu.nothing().is_none()).then_some("no-pass"),
        Act::Yes | Act::No => {
            menu.is_some_and(|menu| menu.prompt.ask != Ask::Confirm).then_some("no-yes")
        }
        _ => None,
    }
}

/// Whether a key belongs into the footer of this menu.
pub(crate) fn useful(act: Act, menu: Option<&Menu>) -> bool {
    let several = menu.is_some_and(|menu| menu.picks != Picks::One);
    let confirm = menu
        .is_some_and(|menu| menu.items.iter().any(|item| matches!(item.what, What::Confirm(_))));
    match act {
        Act::Pick => several,
        Act::Pass => menu.is_some_and(|menu| menu.nothing().is_some()) && !confirm,
        Act::Yes => confirm,
        Act::Accept | Act::Down | Act::Number(_) | Act::Hint | Act::Auto => menu.is_some(),
        _ => true,
    }
}
