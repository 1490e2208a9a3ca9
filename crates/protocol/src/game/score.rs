//! Score sheets, line by line.

use super::id::ItemId;
use super::words;
use crate::forms;

forms! {
    /// A player's side of the score sheet.
    pub struct Sheet {
        /// Whose.
        pub seat: u8,
        /// The lines, in the order in which they are added up.
        pub lines: Vec<Line>,
        /// The sum of the lines.
        pub total: u16,
        /// Hand cards and goods, which decide a tie.
        pub tie_break: u16,
    }

    /// A line of the score sheet.
    pub struct Line {
        /// What the points are for.
        pub item: ItemId,
        /// The points.
        pub points: u16,
    }
}

impl From<&rules::Sheet> for Sheet {
    fn from(sheet: &rules::Sheet) -> Sheet {
        Sheet {
            seat: words::seat(sheet.seat),
            lines: sheet.lines.iter().map(Line::from).collect(),
            total: sheet.total,
            tie_break: sheet.tie_break,
        }
    }
}

impl From<&rules::Line> for Line {
    fn from(line: &rules::Line) -> Line {
        Line { item: ItemId::from(line.item), points: line.points }
    }
}
