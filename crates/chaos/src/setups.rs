//! Tables to play at.

use protocol::seating::Setup;
use serde_json::{Value, json};

/// A table: `h` is a seat at the creator's screen, `l` one that is taken by link, `s`, `n` and
/// `r` are bots, steady, novices and random ones. `more` is whatever else it is to be.
///
/// # Panics
///
/// If there can be no such table.
pub fn setup(seats: &str, options: Value, more: Value) -> Setup {
    let seat = |(number, letter): (usize, char)| match letter {
        'h' => json!({"here": {"name": format!("Here {number}")}}),
        'l' => json!({"link": {}}),
        's' => json!({"bot": {"level": "steady"}}),
        'n' => json!({"bot": {"level": "novice"}}),
        'r' => json!({"bot": {"level": "random"}}),
        other => panic!("nobody sits on {other:?}"),
    };
    let plans: Vec<Value> = seats.chars().enumerate().map(seat).collect();
    let mut setup = json!({"options": {"players": plans.len()}, "seats": plans, "pace": 0});
    // A person whose cards leave him no choice is asked all the same: else the server waits for
    // seconds before it answers for him, and less would happen in the time that there is.
    setup["forced"] = json!("ask");
    merge(&mut setup["options"], options);
    merge(&mut setup, more);
    serde_json::from_value(setup).expect("there can be such a table")
}

/// Tables of all kinds.
pub fn crowded() -> Vec<Setup> {
    let all = json!({"edition": "second", "new_buildings": true, "opening": "chosen"});
    vec![
        setup("hl", json!({}), json!({})),
        setup("hll", json!({"new_buildings": true}), json!({"watching": true})),
        setup("hlll", json!({"new_buildings": true, "events": true}), json!({})),
        setup("hlsr", json!({}), json!({})),
        setup("nhs", all, json!({})),
        // Here the server has something to do for people, too.
        setup("hl", json!({}), json!({"forced": "wait", "clock": {"move": {"seconds": 30}}})),
    ]
}

fn merge(into: &mut Value, more: Value) {
    if let (Some(into), Value::Object(more)) = (into.as_object_mut(), more) {
        into.extend(more);
    }
}
