//! What the table commands tell, in lines: printed by one face, shown in a window by the other.

use crate::describe;
use crate::grammar::{Subject, Verb, Wish};
use crate::scene::Scene;
use crate::session::Session;
use bots::{Advice, Choice};
use rules::{Illegal, Price, Seat, Seed, SeenBuilding, Tile};

/// What a table command tells; nothing for those that do something.
pub fn wish(scene: &Scene<'_>, wish: &Wish) -> Vec<String> {
    match *wish {
        Wish::Help(verb) => help(scene, verb),
        Wish::Rules(subject) => rules(scene, subject),
        Wish::Hand => hand(scene),
        Wish::Towns => towns(scene),
        Wish::Prices => prices(scene),
        Wish::Tiles => tiles(scene),
        Wish::Log => log(scene),
        Wish::Score => score(scene),
        Wish::Options => options(scene),
        Wish::Hint | Wish::Auto | Wish::Undo | Wish::Save(_) | Wish::Quit => Vec::new(),
    }
}

/// As [`wish`], with what is known of the session besides the scene.
pub(crate) fn at_table(session: &Session, scene: &Scene<'_>, wanted: &Wish) -> Vec<String> {
    let mut lines = wish(scene, wanted);
    if *wanted == Wish::Options {
        lines.push(seed(session));
    }
    lines
}

/// The seed the cards are dealt by, as it can be typed: the number it was made from, if it was.
pub fn seed(session: &Session) -> String {
    let seed = session.header().seed;
    let low = seed.0.iter().take(8).rev().fold(0, |number, &byte| number << 8 | u64::from(byte));
    let short = if seed == Seed::from_number(low) { low.to_string() } else { seed.to_string() };
    session.texts().text("terminal-seed", &[("seed", short.into())])
}

/// The own hand: number, name, cost and points, and what it costs now.
pub fn hand(scene: &Scene<'_>) -> Vec<String> {
    let texts = scene.texts;
    let hand = scene.hand();
    let mut lines = vec![texts.text("terminal-hand", &[("n", hand.len().into())])];
    for (number, card) in (1..).zip(hand) {
        let figures = describe::card_with_figures(texts, scene.rules(), card);
        let now = scene.price(card).map(|price| price_now(scene, price)).unwrap_or_default();
        lines.push(format!("  {number}  {figures}; {now}"));
    }
    lines
}

/// What a card costs now, and why it cannot be built if it cannot.
pub fn price_now(scene: &Scene<'_>, price: &Price) -> String {
    let n = ("n", price.total.into());
    match price.refused {
        None => scene.texts.text("terminal-price-now", &[n]),
        Some(Illegal::AlreadyStands { .. }) => scene.texts.text("terminal-price-stands", &[]),
        Some(Illegal::TooDear { means, .. }) => {
            scene.texts.text("terminal-price-too-dear", &[n, ("means", means.into())])
        }
        Some(illegal) => scene.texts.refusal(&illegal, |seat| scene.name(seat)),
    }
}

/// What every card of the hand costs now, part by part.
pub fn prices(scene: &Scene<'_>) -> Vec<String> {
    let texts = scene.texts;
    let mut lines = vec![texts.text("terminal-prices", &[])];
    for price in &scene.prices {
        let mut sum = price.printed.to_string();
        for part in &price.off {
            sum.push_str(&format!(" − {} {}", part.cards, texts.reason(part.reason)));
        }
        let card = texts.card(price.card);
        let total =
            if price.off.is_empty() { String::new() } else { format!(" = {}", price.total) };
        let why_not = price.refused.map(|_| format!("; {}", price_now(scene, price)));
        lines.push(format!("  {card}: {sum}{total}{}", why_not.unwrap_or_default()));
    }
    lines
}

/// All towns, the own one first.
pub fn towns(scene: &Scene<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for seat in scene.seats() {
        lines.push(heading(scene, seat));
        for (number, seen) in (1..).zip(scene.town(seat)) {
            lines.push(format!("  {number}  {}", building(scene, seen)));
        }
    }
    lines
}

/// A player in a line: name, cards, buildings, points.
pub fn heading(scene: &Scene<'_>, seat: Seat) -> String {
    let seen = &scene.view.players[seat.index()];
    let governor = match scene.view.governor {
        governor if governor != seat => "no",
        // Verbs may have another form for whoever is spoken to.
        governor if governor == scene.seat => "you",
        _ => "yes",
    };
    let args = [
        ("who", scene.name(seat).into()),
        ("cards", seen.hand.into()),
        ("buildings", seen.town.len().into()),
        ("points", scene.points[seat.index()].into()),
        ("governor", governor.into()),
    ];
    scene.texts.text("terminal-player", &args)
}

/// A building with what lies on and under it, in words.
pub fn building(scene: &Scene<'_>, seen: &SeenBuilding) -> String {
    let texts = scene.texts;
    let mut parts = vec![texts.card(seen.building)];
    if seen.good {
        let good = texts.good(seen.building);
        parts.push(texts.text("terminal-building-good", &[("good", good.into())]));
    }
    if !seen.covers.is_empty() {
        let covered = texts.list(seen.covers.iter().map(|&card| texts.card(card)));
        parts.push(texts.text("terminal-building-covers", &[("cards", covered.into())]));
    }
    if let Some(tucked) = seen.tucked.filter(|&tucked| tucked > 0) {
        parts.push(match seen.tucked_cards {
            Some(cards) => texts
                .text("terminal-building-tucked-cards", &[("cards", texts.cards(&cards).into())]),
            None => texts.text("terminal-building-tucked", &[("n", tucked.into())]),
        });
    }
    if seen.stored > 0 {
        parts.push(texts.text("terminal-building-stored", &[("n", seen.stored.into())]));
    }
    if !seen.works {
        parts.push(texts.text("terminal-building-idle", &[]));
    }
    parts.join(", ")
}

/// The tiles as far as they have been seen, the next one first.
pub fn tiles(scene: &Scene<'_>) -> Vec<String> {
    let texts = scene.texts;
    let mut lines = vec![texts.text("terminal-tiles", &[])];
    for (number, tile) in (1..).zip(scene.view.tiles) {
        lines.push(match tile {
            Some(tile) => format!("  {number}  {}: {}", tile.id(), tile_prices(scene, tile)),
            None => format!("  {number}  {}", texts.text("terminal-tile-unseen", &[])),
        });
    }
    lines
}

/// What a tile pays: "indigo 1, sugar 2, …".
pub fn tile_prices(scene: &Scene<'_>, tile: Tile) -> String {
    let goods = rules::CardSet::PRODUCTION.zip(tile.prices());
    let prices = goods.map(|(card, price)| format!("{} {price}", scene.texts.good(card)));
    prices.collect::<Vec<_>>().join(", ")
}

/// The points as far as they can be seen; all of them when the game is over.
pub fn score(scene: &Scene<'_>) -> Vec<String> {
    let texts = scene.texts;
    if let Some(outcome) = &scene.outcome {
        let mut lines = vec![texts.text("terminal-score-final", &[])];
        for sheet in &outcome.sheets {
            let mark = if outcome.winners.has(sheet.seat) { "★ " } else { "  " };
            let args = [
                ("who", scene.name(sheet.seat).into()),
                ("points", sheet.total.into()),
                ("tie", sheet.tie_break.into()),
            ];
            lines.push(format!("{mark}{}", texts.text("terminal-score-total", &args)));
            for line in &sheet.lines {
                lines.push(format!("      {:>3}  {}", line.points, texts.score_item(line.item)));
            }
        }
        return lines;
    }
    let mut lines = vec![texts.text("terminal-score", &[])];
    lines.extend(scene.seats().map(|seat| format!("  {}", heading(scene, seat))));
    lines
}

/// What has been told so far.
pub fn log(scene: &Scene<'_>) -> Vec<String> {
    scene.log.iter().map(|told| told.text.clone()).collect()
}

/// How the game is played, and the table's middle: roles, events, piles.
pub fn options(scene: &Scene<'_>) -> Vec<String> {
    let players = scene.seats().map(|seat| scene.name(seat));
    vec![scene.texts.options(&scene.options()), scene.texts.list(players)]
}

/// What a card or role does.
pub fn rules(scene: &Scene<'_>, subject: Subject) -> Vec<String> {
    let texts = scene.texts;
    match subject {
        Subject::Role(role) => vec![texts.role(role), texts.role_text(role)],
        Subject::Card(card) if card.is_event() => {
            vec![texts.card(card), texts.card_text(card, scene.rules())]
        }
        Subject::Card(card) => vec![
            describe::card_with_figures(texts, scene.rules(), card),
            texts.group(scene.rules().group(card)),
            texts.card_text(card, scene.rules()),
        ],
    }
}

/// The commands, or one of them.
pub fn help(scene: &Scene<'_>, verb: Option<Verb>) -> Vec<String> {
    let texts = scene.texts;
    // As wide as the list of keys, or wider where a language has longer words.
    let longest = Verb::ALL.iter().map(|verb| verb.usage(texts).chars().count()).max();
    let width = longest.unwrap_or(0).max(26) + 1;
    let line = |verb: Verb| format!("  {:<width$} {}", verb.usage(texts), verb.help(texts));
    if let Some(verb) = verb {
        return vec![line(verb)];
    }
    let (answers, others): (Vec<Verb>, Vec<Verb>) =
        Verb::ALL.into_iter().partition(|verb| verb.answers());
    let mut lines = vec![texts.text("terminal-help-answers", &[])];
    lines.extend(answers.into_iter().map(line));
    lines.push(texts.text("terminal-help-others", &[]));
    lines.extend(others.into_iter().map(line));
    lines.push(texts.text("terminal-help-short", &[]));
    lines
}

/// What a strong bot would do, and what else it thought of.
pub fn hint(scene: &Scene<'_>, advice: &Advice) -> Vec<String> {
    const ALTERNATIVES: usize = 2;
    let percent = |part: f64| (part * 100.0).round() as i64;
    let best_wins = advice.best().and_then(|best| best.wins).map(percent);
    let told = |key: &str, choice: &Choice| {
        let answer = ("answer", describe::answer(scene, &choice.answer).into());
        match choice.wins {
            None => scene.texts.text(&format!("{key}-sure"), &[answer]),
            Some(wins) => {
                let args = [
                    answer,
                    ("wins", percent(wins).into()),
                    ("error", percent(choice.error).into()),
                    ("share", percent(choice.share).into()),
                ];
                scene.texts.text(key, &args)
            }
        }
    };
    let mut lines: Vec<String> =
        advice.best().map(|best| told("terminal-hint", best)).into_iter().collect();
    let others = advice.choices.iter().skip(1).take(ALTERNATIVES);
    lines.extend(others.map(|choice| {
        // The best is left only for what is better by more than chance explains.
        let higher = choice.wins.map(percent) > best_wins;
        told(if higher { "terminal-hint-else-unsure" } else { "terminal-hint-else" }, choice)
    }));
    if advice.playouts > 0 {
        lines.push(scene.texts.text("terminal-hint-playouts", &[("n", advice.playouts.into())]));
    }
    lines
}
