//! The files of the four languages have the same keys with the same variables, all of them used.

use crate::reader::{Written, folder, is_of_the_page, variables, written, written_everywhere};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use texts::{Lang, sources};

#[test]
fn every_language_has_the_same_texts_in_the_same_files() {
    let english = written_everywhere(Lang::En);
    for lang in Lang::ALL {
        let own = written_everywhere(lang);
        let place = |all: &BTreeMap<String, Written>| -> BTreeSet<(String, &str)> {
            all.iter().map(|(key, written)| (key.clone(), written.file)).collect()
        };
        let missing: Vec<_> = place(&english).difference(&place(&own)).cloned().collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", lang.code());
        let unknown: Vec<_> = place(&own).difference(&place(&english)).cloned().collect();
        assert!(unknown.is_empty(), "{} has what English has not: {unknown:?}", lang.code());
    }
}

#[test]
fn every_language_uses_the_same_variables() {
    let english = written_everywhere(Lang::En);
    for lang in [Lang::Es, Lang::Ru, Lang::De] {
        let own = written_everywhere(lang);
        for key in english.keys().filter(|key| own.contains_key(*key)) {
            let wanted = variables(&english, key);
            assert_eq!(variables(&own, key), wanted, "{key} in {}", lang.code());
        }
    }
}

#[test]
fn every_file_of_a_language_is_part_of_the_program() {
    for lang in Lang::ALL {
        let folder = folder(lang);
        let files = std::fs::read_dir(&folder).expect("every language has a folder");
        let files = files
            .map(|file| file.expect("it can be read").file_name().to_string_lossy().into_owned());
        // Those of the page alone are read by its own tools, and checked there.
        let files: BTreeSet<String> = files.filter(|file| !is_of_the_page(file)).collect();
        let read = sources(lang).iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(files, read, "{}", folder.display());
    }
}

/// Texts that are rightly the same in another language: names, and words both languages have.
const SAME: [(Lang, &str); 12] = [
    (Lang::Es, "card-caritas"),
    (Lang::Es, "card-caritas.count"),
    (Lang::Es, "terminal-item-no"),
    (Lang::Es, "terminal-key-auto"),
    (Lang::Es, "terminal-words-auto"),
    (Lang::Es, "terminal-words-no"),
    (Lang::De, "card-caritas"),
    (Lang::De, "card-caritas.count"),
    (Lang::De, "card-park"),
    (Lang::De, "card-bank"),
    (Lang::De, "card-statue"),
    (Lang::De, "player-computer"),
];

/// The same for what only the page says.
const SAME_ON_THE_PAGE: &[(Lang, &str)] = &[
    (Lang::Es, "end-total"),
    (Lang::Es, "learn-rival"),
    (Lang::Es, "start-bots"),
    (Lang::Es, "start-speed-1"),
    (Lang::Es, "table-roles"),
    (Lang::Es, "web-no"),
    (Lang::Ru, "replay-key-end"),
    (Lang::Ru, "replay-key-home"),
    (Lang::De, "learn-rival"),
    (Lang::De, "reference-group-monument"),
    (Lang::De, "start-bots"),
    (Lang::De, "start-speed-1"),
    (Lang::De, "table-open-hand"),
    (Lang::De, "table-pause"),
];

#[test]
fn no_english_is_left_in_other_languages() {
    let english = written_everywhere(Lang::En);
    for lang in [Lang::Es, Lang::Ru, Lang::De] {
        let own = written_everywhere(lang);
        let same = own.iter().filter(|(key, written)| {
            !written.words.is_empty()
                && english.get(*key).is_some_and(|english| english.words == written.words)
        });
        let same: BTreeSet<&str> = same.map(|(key, _)| key.as_str()).collect();
        let of_page = |key: &&str| is_of_the_page(own[*key].file);
        let (page, program): (BTreeSet<&str>, BTreeSet<&str>) = same.into_iter().partition(of_page);
        let allowed = SAME.iter().filter(|(of, _)| *of == lang).map(|(_, key)| *key).collect();
        assert_eq!(program, allowed, "{}", lang.code());
        let left: Vec<&&str> =
            page.iter().filter(|key| !SAME_ON_THE_PAGE.contains(&(lang, key))).collect();
        assert!(left.is_empty(), "English in {}: {left:?}", lang.code());
    }
}

#[test]
fn russian_is_written_in_its_own_letters() {
    // What is typed at a prompt or named by the program keeps its letters.
    let typed = |word: &str| word.len() == 1 || TYPED.contains(&word);
    let russian = written_everywhere(Lang::Ru);
    let words = russian.iter().flat_map(|(key, written)| {
        written.words.iter().map(move |word| (key.as_str(), word.as_str()))
    });
    let foreign: Vec<(&str, &str)> =
        words.filter(|(_, word)| word.is_ascii() && !typed(word)).collect();
    assert!(foreign.is_empty(), "{foreign:?}");
}

const TYPED: [&str; 13] = [
    "End", "Enter", "Esc", "Home", "SHA", "Tab", "data", "game", "jsonl", "listen", "plain",
    "sanjuan", "verify",
];

#[test]
fn every_text_is_used_somewhere() {
    let code = code();
    let english = written(Lang::En);
    let referred: BTreeSet<&String> =
        english.values().flat_map(|written| &written.references).collect();
    let used =
        |key: &&String| referred.contains(key) || named(&code, key) || put_together(&code, key);
    let unused: Vec<&String> = english.keys().filter(|key| !used(key)).collect();
    assert!(unused.is_empty(), "used nowhere: {unused:?}");
}

fn named(code: &str, key: &str) -> bool {
    code.contains(&format!("\"{key}\""))
}

/// Whether the code can make the key from a beginning and an id, as in `"card-{}.text"`, or from
/// another key and an end, as in `"{key}-unseen"`.
fn put_together(code: &str, key: &str) -> bool {
    let (name, form) = key.split_once('.').unwrap_or((key, ""));
    let form_known = form.is_empty() || code.contains(&format!(".{form}\""));
    let id = |id: &str| named(code, id) || named(code, &id.replace('-', "_"));
    form_known
        && name.match_indices('-').any(|(at, _)| {
            let (beginning, end) = (&name[..at], &name[at + 1..]);
            (code.contains(&format!("\"{beginning}-{{")) && id(end))
                || (named(code, beginning) && code.contains(&format!("}}-{end}\"")))
        })
}

#[test]
fn every_key_in_the_code_has_a_text() {
    let code = code();
    let english = written(Lang::En);
    let mut found = 0;
    for rest in code.split("text(\"").skip(1) {
        let key = rest.split('"').next().unwrap_or_default();
        assert!(english.contains_key(key), "no text for {key:?}");
        found += 1;
    }
    assert!(found > 50, "only {found} keys were found in the code: do they look different now?");
}

/// All code of the workspace that is not a test, nor a tool for its makers, which speaks English.
fn code() -> String {
    let crates = std::fs::read_dir(root().join("crates")).expect("the crates are there");
    let mut all = String::new();
    for folder in crates {
        let folder = folder.expect("it can be read").path();
        if !folder.ends_with("load") && !folder.ends_with("chaos") {
            read_code(&folder.join("src"), &mut all);
        }
    }
    all
}

fn read_code(folder: &Path, into: &mut String) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            read_code(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).expect("code is UTF-8");
            let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            code.for_each(|line| into.extend([line, "\n"]));
        }
    }
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}
