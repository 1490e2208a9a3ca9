//! The committed corpora and some thousand changes of them, the same ones on every machine.
//! `SANJUAN_MUTATIONS` sets the number of changes a target.

mod mutate;

use fuzzing::{TARGETS, Target};
use mutate::Mutator;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

const MUTATIONS: usize = 1_500;

/// The seeds of a target, in the order of their names.
fn corpus(target: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let folder = fuzz_folder().join("corpus").join(target);
    let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("it is listed").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let bytes = fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        (path, bytes)
    };
    paths.into_iter().map(read).collect()
}

fn fuzz_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

fn target(name: &str) -> Target {
    let found = TARGETS.into_iter().find(|(target, _)| *target == name);
    found.expect("there is such a target").1
}

fn replay(name: &str) {
    let target = target(name);
    let corpus = corpus(name);
    assert!(corpus.len() >= 10, "{name} has only {} seeds", corpus.len());
    for (path, seed) in &corpus {
        if catch_unwind(|| target(seed)).is_err() {
            panic!("{} breaks a promise, see above", path.display());
        }
    }
}

fn replay_changed(name: &str) {
    let target = target(name);
    let seeds: Vec<Vec<u8>> = corpus(name).into_iter().map(|(_, bytes)| bytes).collect();
    let dictionary = fs::read_to_string(fuzz_folder().join("json.dict")).expect("there is one");
    let mut mutator = Mutator::new(&seeds, &dictionary);
    let number = std::env::var("SANJUAN_MUTATIONS").ok().and_then(|text| text.parse().ok());
    for _ in 0..number.unwrap_or(MUTATIONS) {
        let input = mutator.next();
        if catch_unwind(AssertUnwindSafe(|| target(&input))).is_err() {
            let kept = std::env::temp_dir().join(format!("sanjuan-{name}-broken"));
            fs::write(&kept, &input).expect("a temporary file");
            panic!("{} breaks a promise, see above; {name} takes it", kept.display());
        }
    }
}

#[test]
fn every_corpus_has_a_target_and_is_small() {
    let entries = fs::read_dir(fuzz_folder().join("corpus")).expect("there are corpora");
    let names = entries.map(|entry| entry.expect("it is listed").file_name());
    let mut names: Vec<String> = names.filter_map(|name| name.into_string().ok()).collect();
    names.sort();
    assert_eq!(names, TARGETS.map(|(name, _)| name));
    for name in names {
        let bytes: usize = corpus(&name).iter().map(|(_, seed)| seed.len()).sum();
        assert!(bytes < 100_000, "the corpus of {name} has {bytes} bytes");
    }
}

macro_rules! corpora {
    ($($name:ident),*) => {$(
        mod $name {
            #[test]
            fn seeds_hold() {
                super::replay(stringify!($name));
            }

            #[test]
            fn changed_seeds_hold() {
                super::replay_changed(stringify!($name));
            }
        }
    )*};
}

corpora!(answers, engine, position, record);
