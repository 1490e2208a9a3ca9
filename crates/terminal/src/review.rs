//! A game that was looked at again, in words.

use crate::describe;
use crate::scene::Scene;
use bots::review::{Gravity, Judged, Review};
use rules::{Game, Illegal};
use texts::Texts;

/// Luck of so many points of a hundred is told where it happened.
const MUCH: i64 = 8;

/// Tells what each answer was worth, and in the end what was skill and what was luck.
///
/// Of each moment only what the seat saw then is told. Fails if an answer is not one of the game's.
pub fn review(
    texts: Texts,
    names: &[String],
    start: &Game,
    answers: &[(rules::Seat, rules::Answer)],
    found: &Review,
) -> Result<Vec<String>, Illegal> {
    let mut lines = Vec::new();
    let mut judged = found.judged.iter().peekable();
    let mut game = *start;
    let mut round = None;
    for (number, (seat, answer)) in answers.iter().enumerate() {
        if let Some(one) = judged.next_if(|one| one.number == number) {
            if round != Some(one.round) {
                round = Some(one.round);
                lines.push(texts.text("review-round", &[("round", one.round.into())]));
            }
            let scene = Scene::new(texts, names, &game, *seat, None);
            lines.extend(tell(&scene, &names[seat.index()], one));
        }
        game.apply(*seat, answer, &mut ())?;
    }
    for (name, sum) in names.iter().zip(&found.seats) {
        let result = match sum.won {
            None => "open",
            Some(won) if won >= 1.0 => "won",
            Some(won) if won > 0.0 => "shared",
            Some(_) => "lost",
        };
        let args = [
            ("who", name.as_str().into()),
            ("chance", percent(sum.chance).into()),
            ("lost", percent(sum.lost).into()),
            ("luck", signed(sum.luck).into()),
            ("result", texts.text(&format!("review-{result}"), &[]).into()),
        ];
        lines.push(texts.text("review-sum", &args));
    }
    Ok(lines)
}

fn tell(scene: &Scene<'_>, name: &str, one: &Judged) -> Vec<String> {
    let texts = scene.texts;
    let args = [
        ("who", name.into()),
        ("answer", describe::answer(scene, &one.answer).into()),
        ("chance", percent(one.after).into()),
    ];
    let mut lines = Vec::new();
    if percent(one.luck).abs() >= MUCH {
        let key = if one.luck > 0.0 { "review-luck-good" } else { "review-luck-bad" };
        let args = [("who", name.into()), ("points", signed(one.luck).into())];
        lines.push(format!("  {}", texts.text(key, &args)));
    }
    lines.push(format!("  {}", texts.text("review-answer", &args)));
    let key = match one.gravity() {
        Gravity::Good => return lines,
        Gravity::Inaccuracy => "review-inaccuracy",
        Gravity::Mistake => "review-mistake",
        Gravity::Blunder => "review-blunder",
    };
    if let Some(better) = &one.better {
        let args = [
            ("answer", describe::answer(scene, better).into()),
            ("chance", percent(one.before).into()),
            ("lost", percent(one.lost()).into()),
        ];
        lines.push(format!("    {}", texts.text(key, &args)));
    }
    lines
}

fn percent(part: f64) -> i64 {
    (part * 100.0).round() as i64
}

/// With its sign, as people write differences.
fn signed(part: f64) -> String {
    format!("{:+}", percent(part)).replace('-', "−")
}
