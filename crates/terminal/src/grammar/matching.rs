//! Finding what a word means among names.

/// What was found.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Found<T> {
    /// Nothing has such a name.
    Nothing,
    /// One thing.
    One(T),
    /// Several things, whose names are given.
    Several(Vec<String>),
}

/// A name in the form in which names are compared: small letters without accents, one space
/// between words.
pub(crate) fn fold(name: &str) -> String {
    let mut folded = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' | 'á' | 'à' => folded.push('a'),
            'é' | 'è' => folded.push('e'),
            'í' => folded.push('i'),
            'ö' | 'ó' => folded.push('o'),
            'ü' | 'ú' => folded.push('u'),
            'ñ' => folded.push('n'),
            'ß' => folded.push_str("ss"),
            'ё' => folded.push('е'),
            '\'' | '’' | '.' | '!' | '?' => {}
            '-' | '_' | '\u{a0}' => folded.push(' '),
            c => folded.push(c),
        }
    }
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Finds a folded name among things with their folded names. Names of which it is the beginning
/// count only where nothing has just this name.
pub(crate) fn find<T: Copy + PartialEq>(name: &str, things: &[(String, T)]) -> Found<T> {
    let exact = only(things.iter().filter(|(known, _)| known == name));
    if exact != Found::Nothing {
        return exact;
    }
    only(things.iter().filter(|(known, _)| known.starts_with(name)))
}

/// As [`find`], of whole names only.
pub(crate) fn find_whole<T: Copy + PartialEq>(name: &str, things: &[(String, T)]) -> Found<T> {
    only(things.iter().filter(|(known, _)| known == name))
}

fn only<'a, T: Copy + PartialEq + 'a>(matching: impl Iterator<Item = &'a (String, T)>) -> Found<T> {
    let mut different: Vec<&(String, T)> = Vec::new();
    for thing in matching {
        if !different.iter().any(|(_, known)| *known == thing.1) {
            different.push(thing);
        }
    }
    match different[..] {
        [] => Found::Nothing,
        [(_, one)] => Found::One(*one),
        _ => Found::Several(different.iter().map(|(name, _)| name.clone()).collect()),
    }
}

/// The name nearest to what somebody wrote, if it is near enough to be what he meant.
pub(crate) fn nearest(word: &str, names: impl IntoIterator<Item = String>) -> Option<String> {
    let far = (word.chars().count() / 3).clamp(1, 3);
    let near = names.into_iter().map(|name| (distance(word, &name), name));
    near.filter(|(distance, _)| *distance <= far).min().map(|(_, name)| name)
}

/// How many letters must be put in, left out, replaced or exchanged with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().take(40).collect(), b.chars().collect());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i.max(j)
            } else {
                let other = usize::from(a[i - 1] != b[j - 1]);
                let replaced = rows[i - 1][j - 1] + other;
                let best = replaced.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                let crossed = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                if crossed { best.min(rows[i - 2][j - 2] + 1) } else { best }
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::{Found, find, fold, nearest};

    #[test]
    fn accents_case_and_hyphens_make_no_difference() {
        assert_eq!(fold("  Añilería "), "anileria");
        assert_eq!(fold("Governor's-visit"), "governors visit");
        assert_eq!(fold("ЗОЛОТОЙ прииск, ё"), "золотой прииск, е");
        assert_eq!(fold("market_stand"), "market stand");
    }

    #[test]
    fn a_whole_name_comes_before_beginnings() {
        let names = [("tower", 1), ("towers", 2), ("town", 3)].map(|(n, v)| (n.to_owned(), v));
        assert_eq!(find("tower", &names), Found::One(1));
        assert_eq!(find("towe", &names), Found::Several(vec!["tower".into(), "towers".into()]));
        assert_eq!(find("town", &names), Found::One(3));
        assert_eq!(find("x", &names), Found::Nothing);
    }

    #[test]
    fn the_nearest_name_is_near() {
        let names = || ["build", "builder", "pay", "smithy"].map(str::to_owned);
        assert_eq!(nearest("biuld", names()), Some("build".into()));
        assert_eq!(nearest("smihty", names()), Some("smithy".into()));
        assert_eq!(nearest("elephant", names()), None);
    }
}
