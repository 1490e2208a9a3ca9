//! Bots by name.

use bots::{Budget, Level, Limit, UnknownBot};

#[test]
fn every_name_is_read_back_as_it_is_written() {
    let budgets = ["search:200ms", "search:1000", "search:50msx2", "grandmaster:50ms"];
    let names = Level::NAMES.into_iter().filter(|name| !["search", "grandmaster"].contains(name));
    for text in names.chain(budgets) {
        let level: Level = text.parse().expect(text);
        assert_eq!(level.to_string(), text);
    }
    for (text, level) in [
        ("search", Level::Search(Budget::DEFAULT)),
        ("grandmaster", Level::Grandmaster(Budget::DEFAULT)),
    ] {
        assert_eq!(text.parse(), Ok(level));
    }
}

#[test]
fn what_is_no_bot_is_refused_with_a_word_on_what_is() {
    for text in ["", "Steady", "stedy", "random:3", "steady:", "searching:3", "master:200ms"] {
        let error = text.parse::<Level>().expect_err(text);
        assert_eq!(error, UnknownBot::Name { name: text.to_owned() });
        assert!(error.to_string().contains("search:200ms"));
    }
}

#[test]
fn what_is_no_budget_is_refused_with_a_word_on_what_is() {
    let wrong = [
        "",
        "0",
        "0ms",
        "-1",
        "10s",
        "10msx0",
        "10x",
        "99999999999999999999",
        "1:2",
        "20000001",
        "600001ms",
        "1msx257",
        "1x99999999",
    ];
    for text in wrong {
        let error = format!("search:{text}").parse::<Level>().expect_err(text);
        assert_eq!(error, UnknownBot::Budget { budget: text.to_owned() });
        assert!(error.to_string().contains("1 to 600000 milliseconds"));
    }
    for text in ["20000000", "600000ms", "1msx256"] {
        assert!(text.parse::<Budget>().is_ok(), "{text}");
    }
}

#[test]
fn a_budget_is_of_time_or_of_playouts() {
    let limit = |text: &str| text.parse::<Budget>().map(|budget| budget.limit);
    assert!(matches!(limit("7"), Ok(Limit::Playouts(n)) if n.get() == 7));
    assert!(matches!(limit("7ms"), Ok(Limit::Milliseconds(n)) if n.get() == 7));
}
