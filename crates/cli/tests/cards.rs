//! The card reference has the cards of the option set and speaks four languages.

use rules::{Edition, Options, Players};
use sanjuan::cards::list;
use serde_json::Value;
use texts::{Lang, Texts};

fn listed(options: &Options, lang: Lang, json: bool) -> String {
    let mut output = Vec::new();
    list(options, Texts::of(lang), json, &mut output).expect("memory does not fail");
    String::from_utf8(output).expect("cards are UTF-8")
}

#[test]
fn the_list_has_the_cards_of_the_option_set() {
    let base = Options::base(Players::Two);
    let text = listed(&base, Lang::En, false);
    assert_eq!(text.lines().count(), 1 + 29);
    assert!(text.contains("take any one of them") && !text.contains("Cathedral"));
    let all = Options { edition: Edition::Second, new_buildings: true, events: true, ..base };
    let text = listed(&all, Lang::De, false);
    assert!(text.contains("Kathedrale") && text.contains("Steuern") && !text.contains("Caritas"));
    assert!(text.contains("nimmst du die billigste"));
    assert!(listed(&all, Lang::Ru, false).starts_with("Название"));
}

#[test]
fn json_is_the_same_in_every_language() {
    let base = Options::base(Players::Two);
    let all = Options { edition: Edition::Second, new_buildings: true, events: true, ..base };
    let text = listed(&all, Lang::Es, true);
    assert_eq!(text, listed(&all, Lang::Ru, true));
    let json: Value = serde_json::from_str(&text).expect("JSON");
    let prefecture =
        json.as_array().and_then(|cards| cards.iter().find(|c| c["id"] == "prefecture"));
    let prefecture = prefecture.expect("it is listed");
    assert_eq!(prefecture["cost"], 4);
    assert_eq!(prefecture["name"]["es"], "Prefectura");
    assert_eq!(prefecture["effect"]["en"], "Councillor: keep 2 of the cards dealt.");
}
