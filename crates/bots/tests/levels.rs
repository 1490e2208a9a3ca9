//! Bots by name.

use bots::{Budget, Level, Limit, UnknownBot};

#[test]
fn every_name_is_read_back_as_it_is_written() {
    for text in ["random", "novice", "steady", "search:200ms", "search:1000", "search:50msx2"] {
        let level: Level = text.parse().expect(text);
        assert_eq!(level.to_string(), text);
    }
    let level: Level = "search".parse().expect("a default budget");
    assert_eq!(level, Level::Search(Budget::DEFAULT));
}

#[test]
fn what_is_no_bot_is_refused_with_a_word_on_what_is() {
    let wrong = [
        "",
        "Steady",
        "stedy",
        "random:3",
        "search:",
        "search:0",
        "search:0ms",
        "search:-1",
        "search:10s",
        "search:10msx0",
        "search:10x",
        "search:99999999999999999999",
        "search:1:2",
    ];
    for text in wrong {
        let error = text.parse::<Level>().expect_err(text);
        assert_eq!(error, UnknownBot { name: text.to_owned() });
        assert!(error.to_string().contains("search:200ms"));
    }
}

#[test]
fn a_budget_is_of_time_or_of_playouts() {
    let limit = |text: &str| text.parse::<Budget>().map(|budget| budget.limit);
    assert!(matches!(limit("7"), Ok(Limit::Playouts(n)) if n.get() == 7));
    assert!(matches!(limit("7ms"), Ok(Limit::Milliseconds(n)) if n.get() == 7));
}
