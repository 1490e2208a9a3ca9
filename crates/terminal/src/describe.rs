//! Words for what can be answered.

use crate::grammar::Verb;
use crate::menu::{Menu, Picks, Site, What};
use crate::scene::Scene;
use rules::{Answer, Ask, Card, Place, Rules};
use texts::Texts;

/// An item of a menu as it is listed.
pub fn item(scene: &Scene<'_>, what: &What) -> String {
    let texts = scene.texts;
    match *what {
        What::Role { role, library } => role_with(texts, texts.role(role), library),
        What::Event(event) => {
            texts.text("terminal-item-event", &[("event", texts.event(event).into())])
        }
        What::Build { card, ref sites } => {
            let told = |found: &Site| match sites.len() {
                1 => site(texts, found),
                _ => short_site(texts, found),
            };
            let sites: Vec<String> = sites.iter().map(told).collect();
            format!("{}: {}", texts.card(card), sites.join("; "))
        }
        What::Pass => texts.text("terminal-item-pass", &[]),
        What::Card(card) => card_with_figures(texts, scene.rules(), card),
        What::Good { place, building } => good(scene, place, building),
        What::Demolish { building, .. } => card_with_figures(texts, scene.rules(), building),
        What::Confirm(true) => texts.text("terminal-item-yes", &[]),
        What::Confirm(false) => texts.text("terminal-item-no", &[]),
    }
}

/// A site with its price: "new site 3 cards", "over 2 Indigo plant 2 cards".
pub fn site(texts: Texts, site: &Site) -> String {
    let price = texts.text("n-cards", &[("n", site.price.into())]);
    match site.over {
        None => texts.text("terminal-site-new", &[("price", price.into())]),
        Some((place, covered)) => {
            let args = [
                ("place", (place.index() + 1).into()),
                ("card", texts.card(covered).into()),
                ("price", price.into()),
            ];
            texts.text("terminal-site-over", &args)
        }
    }
}

/// The same where the town is listed beside: "over 2: 1".
fn short_site(texts: Texts, found: &Site) -> String {
    match found.over {
        None => site(texts, found),
        Some((place, _)) => {
            let args = [("place", (place.index() + 1).into()), ("price", found.price.into())];
            texts.text("terminal-site-short", &args)
        }
    }
}

/// Whether something can be built over a building of the town.
pub fn builds_over(menu: &Menu) -> bool {
    menu.items.iter().any(|item| match &item.what {
        What::Build { sites, .. } => sites.iter().any(|site| site.over.is_some()),
        _ => false,
    })
}

/// A card with its cost and points.
pub fn card_with_figures(texts: Texts, rules: &Rules, card: Card) -> String {
    let args = [
        ("card", texts.card(card).into()),
        ("cost", rules.cost(card).into()),
        ("points", points(rules, card).into()),
    ];
    texts.text("terminal-card", &args)
}

/// The points of a card as they are shown: those of cost six and the cathedral are counted at
/// the end.
pub fn points(rules: &Rules, card: Card) -> String {
    use rules::cards::Group;
    match rules.group(card) {
        Group::Six | Group::Cathedral => "*".to_owned(),
        _ => rules.points(card).to_string(),
    }
}

/// How to answer a menu, in one line.
pub fn how(texts: Texts, menu: &Menu) -> String {
    let number = |n: usize| ("n", n.into());
    match (menu.prompt.ask, menu.picks) {
        (Ask::Role { .. }, _) => texts.text("terminal-how-role", &[]),
        (Ask::Build, _) => {
            let key =
                if builds_over(menu) { "terminal-how-build-over" } else { "terminal-how-build" };
            texts.text(key, &[])
        }
        (Ask::Demolish { .. }, _) => texts.text("terminal-how-demolish", &[]),
        (Ask::Confirm, _) => texts.text("terminal-how-confirm", &[]),
        (_, Picks::Several { least, most }) if least == most => {
            texts.text("terminal-how-exactly", &[number(most), example(texts, menu, most)])
        }
        (_, Picks::Several { most, .. }) => {
            texts.text("terminal-how-up-to", &[number(most), example(texts, menu, most)])
        }
        _ => texts.text("terminal-how-role", &[]),
    }
}

/// An answer, as it would be typed without abbreviation.
pub fn answer(scene: &Scene<'_>, answer: &Answer) -> String {
    let texts = scene.texts;
    let say = |key: &str, args: &[texts::Arg<'_>]| texts.text(key, args);
    match *answer {
        Answer::Role { role, library } => role_with(texts, texts.role(role), library),
        Answer::Event(event) => say("terminal-item-event", &[("event", texts.event(event).into())]),
        Answer::Build { card, over } => {
            let card = ("card", texts.card(card).into());
            match over.and_then(|place| Some((place, scene.building(place)?))) {
                None => say("answer-build", &[card]),
                Some((place, covered)) => {
                    let covered = format!("{} {}", place.index() + 1, texts.card(covered));
                    say("answer-build-over", &[card, ("covered", covered.into())])
                }
            }
        }
        Answer::Pass => say("terminal-item-pass", &[]),
        Answer::Pay { cards, goods } => {
            let goods: Vec<Card> = goods.iter().filter_map(|at| scene.building(at)).collect();
            let mut parts = Vec::new();
            if !cards.is_empty() || goods.is_empty() {
                parts.push(texts.cards(&cards));
            }
            if !goods.is_empty() {
                parts.push(texts.goods_of(goods));
            }
            say("answer-pay", &[("what", texts.list(parts).into())])
        }
        Answer::Goods(places) => {
            let goods = texts.goods_of(places.iter().filter_map(|at| scene.building(at)));
            let sells = matches!(
                scene.menu.as_ref().map(|menu| menu.prompt.ask),
                Some(Ask::Goods { to: rules::Deal::Sell, .. })
            );
            let key = if sells { "answer-sell" } else { "answer-produce" };
            say(key, &[("what", goods.into())])
        }
        Answer::Cards(cards) => {
            let word = scene.menu.as_ref().map_or(Verb::Keep, verb).word();
            say(&format!("answer-{word}"), &[("what", texts.cards(&cards).into())])
        }
        Answer::Confirm(true) => say("terminal-item-yes", &[]),
        Answer::Confirm(false) => say("terminal-item-no", &[]),
        Answer::Demolish(place) => {
            let card = scene.building(place).map(|card| texts.card(card)).unwrap_or_default();
            say("answer-demolish", &[("card", card.into())])
        }
    }
}

/// A good that can be sold, made or paid with, and what it would bring as far as that is known.
fn good(scene: &Scene<'_>, place: Place, building: Card) -> String {
    let texts = scene.texts;
    let args = [("good", texts.good(building).into()), ("card", texts.card(building).into())];
    let selling = scene.view.flow.step == rules::Step::Sell;
    match scene.view.tiles[0] {
        Some(tile) if selling && building.is_production() => {
            let [good, card] = args;
            let price = texts.text("n-cards", &[("n", tile.price(building).into())]);
            texts.text("terminal-good-price", &[good, card, ("price", price.into())])
        }
        _ if matches!(scene.menu.as_ref().map(|m| m.prompt.ask), Some(Ask::Pay { .. })) => {
            let [good, card] = args;
            texts.text("terminal-good-at", &[good, card, ("place", (place.index() + 1).into())])
        }
        _ => texts.text("terminal-good", &args),
    }
}

fn role_with(texts: Texts, role: String, library: Option<bool>) -> String {
    match library {
        None => role,
        Some(true) => texts.text("terminal-item-library", &[("role", role.into())]),
        Some(false) => texts.text("terminal-item-no-library", &[("role", role.into())]),
    }
}

fn verb(menu: &Menu) -> Verb {
    match menu.prompt.ask {
        Ask::Cards { to, .. } => match to {
            rules::Purpose::Keep => Verb::Keep,
            rules::Purpose::Discard => Verb::Discard,
            rules::Purpose::Tuck => Verb::Tuck,
            rules::Purpose::Swap => Verb::Swap,
        },
        ref ask => Verb::of(ask),
    }
}

/// An answer to this menu as it could be typed, with numbers that are in its list.
fn example(texts: Texts, menu: &Menu, most: usize) -> texts::Arg<'static> {
    const SHOWN: usize = 2;
    let mut example = verb(menu).shown(texts);
    for item in menu.items.iter().take(most.min(SHOWN)) {
        example.push_str(&format!(" {}", item.number));
    }
    if most.min(menu.items.len()) > SHOWN {
        example.push_str(" …");
    }
    ("example", example.into())
}
