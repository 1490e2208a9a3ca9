//! Tables of text, and numbers as people read them.

use arena::Estimate;
use std::io::{self, Write};

/// A table: the first column to the left, the others to the right.
#[derive(Debug)]
pub(crate) struct Columns {
    rows: Vec<Vec<String>>,
}

impl Columns {
    pub(crate) fn new(heads: &[&str]) -> Columns {
        Columns { rows: vec![heads.iter().map(|&head| head.to_owned()).collect()] }
    }

    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    pub(crate) fn write(&self, output: &mut impl Write) -> io::Result<()> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for row in &self.rows {
            let mut line = String::new();
            for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                line += &match column {
                    0 => format!("{cell:width$}"),
                    _ => format!("  {cell:>width$}"),
                };
            }
            writeln!(output, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// "1,234,567".
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// "1 game", "2 games".
pub(crate) fn plural(count: u64, one: &str, many: &str) -> String {
    format!("{} {}", thousands(count), if count == 1 { one } else { many })
}

/// "12.3" with as many decimals, or a dash.
pub(crate) fn number(value: Option<f64>, decimals: usize) -> String {
    value.map_or_else(|| "–".to_owned(), |value| format!("{value:.decimals$}"))
}

/// "12.3 %".
pub(crate) fn percent(share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), |share| format!("{:.1} %", 100.0 * share))
}

/// "11.9–12.7", in per cent.
pub(crate) fn interval(estimate: Option<Estimate>) -> String {
    match estimate {
        Some(Estimate { low: Some(low), high: Some(high), .. }) => {
            format!("{:.1}–{:.1}", 100.0 * low, 100.0 * high)
        }
        _ => "–".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_not_many() {
        let told = [0, 1, 2, 1234].map(|count| plural(count, "game", "games"));
        assert_eq!(told, ["0 games", "1 game", "2 games", "1,234 games"]);
    }

    #[test]
    fn columns_line_up() {
        let mut columns = Columns::new(&["bot", "won"]);
        columns.row(["steady".to_owned(), "7".to_owned()]);
        columns.row(["a".to_owned(), "1,000".to_owned()]);
        let mut text = Vec::new();
        columns.write(&mut text).expect("a vector takes everything");
        let text = String::from_utf8(text).expect("UTF-8");
        assert_eq!(text, "bot       won\nsteady      7\na       1,000\n");
    }

    #[test]
    fn numbers_are_grouped_by_three() {
        let numbers = [0, 999, 1000, 1_234_567].map(thousands);
        assert_eq!(numbers, ["0", "999", "1,000", "1,234,567"]);
    }
}
