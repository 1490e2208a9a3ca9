//! Colours: five goods, the city, and what is said twice. Nothing is told by colour alone.

use ratatui::style::{Color, Modifier, Style};
use rules::Card;

/// How many colours the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colors {
    /// None; what stands out is bold, reversed or dim.
    None,
    /// The sixteen of every terminal.
    Sixteen,
    /// All there are.
    True,
}

/// What a piece of the screen is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// Titles and the question.
    Title,
    /// What is not available, or less important.
    Quiet,
    /// What the cursor is on.
    Cursor,
    /// What has just happened.
    News,
    /// Something was refused.
    Bad,
    /// Something can be done.
    Good,
    /// Keys in the footer.
    Key,
}

impl Colors {
    /// What the environment asks for: `NO_COLOR` and a dumb terminal mean none, `COLORTERM`
    /// tells of true colours.
    pub fn of_environment(value: impl Fn(&str) -> Option<String>) -> Colors {
        let set = |name: &str| value(name).filter(|text| !text.is_empty());
        if set("NO_COLOR").is_some() || set("TERM").is_some_and(|term| term == "dumb") {
            return Colors::None;
        }
        match set("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Colors::True,
            _ => Colors::Sixteen,
        }
    }

    /// The style of a card's name.
    pub(crate) fn card(self, card: Card) -> Style {
        let color = match card {
            Card::IndigoPlant => self.pick(Color::LightBlue, (110, 135, 255)),
            Card::SugarMill => self.pick(Color::White, (245, 245, 245)),
            Card::TobaccoStorage => self.pick(Color::LightYellow, (222, 184, 110)),
            Card::CoffeeRoaster => self.pick(Color::Yellow, (180, 122, 78)),
            Card::SilverSmelter => self.pick(Color::LightCyan, (170, 195, 210)),
            card if card.is_event() => self.pick(Color::LightGreen, (120, 200, 120)),
            _ => self.pick(Color::LightMagenta, (198, 140, 232)),
        };
        Style { fg: color, ..Style::new() }
    }

    pub(crate) fn tone(self, tone: Tone) -> Style {
        let style = Style::new();
        let fg = |color: Option<Color>| Style { fg: color, ..style };
        match tone {
            Tone::Title => {
                fg(self.pick(Color::LightYellow, (240, 205, 120))).add_modifier(Modifier::BOLD)
            }
            Tone::Quiet if self == Colors::None => style.add_modifier(Modifier::DIM),
            Tone::Quiet => fg(self.pick(Color::DarkGray, (130, 130, 130))),
            Tone::Cursor => style.add_modifier(Modifier::REVERSED),
            Tone::News => style.add_modifier(Modifier::BOLD),
            Tone::Bad => {
                fg(self.pick(Color::LightRed, (240, 110, 100))).add_modifier(Modifier::BOLD)
            }
            Tone::Good => fg(self.pick(Color::LightGreen, (130, 210, 130))),
            Tone::Key => {
                fg(self.pick(Color::LightCyan, (130, 200, 220))).add_modifier(Modifier::BOLD)
            }
        }
    }

    fn pick(self, of_sixteen: Color, (r, g, b): (u8, u8, u8)) -> Option<Color> {
        match self {
            Colors::None => None,
            Colors::Sixteen => Some(of_sixteen),
            Colors::True => Some(Color::Rgb(r, g, b)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Colors;

    #[test]
    fn the_environment_is_heard() {
        let with = |set: &[(&str, &str)]| {
            let find = |name: &str| set.iter().find(|(set, _)| *set == name);
            Colors::of_environment(|name| find(name).map(|(_, text)| (*text).to_owned()))
        };
        assert_eq!(with(&[]), Colors::Sixteen);
        assert_eq!(with(&[("COLORTERM", "truecolor")]), Colors::True);
        assert_eq!(with(&[("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Colors::None);
        assert_eq!(with(&[("NO_COLOR", ""), ("COLORTERM", "24bit")]), Colors::True);
        assert_eq!(with(&[("TERM", "dumb")]), Colors::None);
    }
}
