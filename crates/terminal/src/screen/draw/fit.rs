//! Words in columns: how wide they are, cut and broken to fit. Letters of other scripts may take
//! two columns or none.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub(super) fn width(text: &str) -> usize {
    text.width()
}

/// The text in at most so many columns; what is cut off is marked.
pub(super) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    let mut used = 1;
    for c in text.chars() {
        used += c.width().unwrap_or(0);
        if used > columns {
            break;
        }
        short.push(c);
    }
    if columns > 0 {
        short.truncate(short.trim_end().len());
        short.push('…');
    }
    short
}

/// As [`cut`], but the last letter stays: it tells "steady 1" from "steady 2".
pub(super) fn cut_middle(text: &str, columns: usize) -> String {
    let last = text.chars().last().map(String::from).unwrap_or_default();
    if width(text) <= columns || columns < 1 + width(&last) {
        return cut(text, columns);
    }
    format!("{}{last}", cut(text, columns - width(&last)))
}

/// The text in exactly so many columns.
pub(super) fn pad(text: &str, columns: usize) -> String {
    let mut padded = cut(text, columns);
    let missing = columns.saturating_sub(width(&padded));
    padded.extend(std::iter::repeat_n(' ', missing));
    padded
}

/// The text in lines of at most so many columns, broken between words where that is possible.
pub(super) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let indent: String = text.chars().take_while(|c| *c == ' ').collect();
    let mut lines = Vec::new();
    let mut line = indent.clone();
    let mut empty = true;
    for word in text.split_whitespace() {
        let mut word = word;
        if !empty && width(&line) + 1 + width(word) > columns {
            lines.push(std::mem::replace(&mut line, indent.clone()));
            empty = true;
        }
        // A word longer than a line is broken.
        while width(&line) + usize::from(!empty) + width(word) > columns {
            let room = columns.saturating_sub(width(&line)).max(1);
            let mut used = 0;
            let end = word.char_indices().find(|(_, c)| {
                used += c.width().unwrap_or(0);
                used > room
            });
            let at = end.map_or(word.len(), |(at, _)| at).max(first_len(word));
            line.push_str(&word[..at]);
            lines.push(std::mem::take(&mut line));
            word = &word[at..];
            if word.is_empty() {
                break;
            }
        }
        if word.is_empty() {
            empty = true;
            continue;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    if !empty || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// As [`wrap`], but what follows the first line of a list of two columns stays in the second.
pub(super) fn wrap_hanging(text: &str, columns: usize) -> Vec<String> {
    const SECOND: usize = 30;
    let second = text.char_indices().nth(SECOND).map(|(at, _)| at);
    match second {
        Some(at) if columns > 2 * SECOND && text.starts_with("  ") && text[..at].ends_with(' ') => {
            let mut lines = wrap(&text[at..], columns - SECOND).into_iter();
            let first = format!("{}{}", &text[..at], lines.next().unwrap_or_default());
            let rest = lines.map(|line| format!("{}{line}", " ".repeat(SECOND)));
            std::iter::once(first).chain(rest).collect()
        }
        _ => keep_spaces(text, columns),
    }
}

/// A line that fits is left as it is, with whatever columns it has.
fn keep_spaces(text: &str, columns: usize) -> Vec<String> {
    if width(text) <= columns { vec![text.to_owned()] } else { wrap(text, columns) }
}

fn first_len(word: &str) -> usize {
    word.chars().next().map_or(0, char::len_utf8)
}

#[cfg(test)]
mod tests {
    use super::{cut, cut_middle, pad, width, wrap};

    #[test]
    fn nothing_is_wider_than_it_may_be() {
        let texts =
            ["", "Кофеобжарочная фабрика", "Indigoküperei, Zuckermühle", "a  b", "漢字漢字 x"];
        for text in texts {
            for columns in 1..30 {
                assert!(width(&cut(text, columns)) <= columns, "{text} {columns}");
                assert_eq!(width(&pad(text, columns)), columns, "{text} {columns}");
                // A letter of two columns does not fit into one.
                let least = columns.max(2);
                for line in wrap(text, least) {
                    assert!(width(&line) <= least, "{text} {columns}: {line}");
                }
            }
        }
    }

    #[test]
    fn words_are_kept_whole_and_none_is_lost() {
        assert_eq!(wrap("you take the builder", 10), ["you take", "the", "builder"]);
        assert_eq!(wrap("  - you take", 8), ["  - you", "  take"]);
        assert_eq!(wrap("Quecksilber", 5), ["Queck", "silbe", "r"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(cut("Tobacco storage", 8), "Tobacco…");
        assert_eq!(cut_middle("steady 1", 6), "stea…1");
        assert_eq!(cut_middle("steady 1", 8), "steady 1");
        assert_eq!(cut_middle("steady 1", 1), "…");
    }
}
