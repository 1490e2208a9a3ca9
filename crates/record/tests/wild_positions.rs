//! Positions that somebody changed by hand: refused, or playable to the end.

mod common;

use common::{chance, header, play};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;
use rules::{Card, Game, Options, Seat};
use serde_json::{Value, json};

/// `ROUNDS=25` looks longer.
#[test]
fn whatever_is_accepted_can_be_played() {
    let rounds: u64 = std::env::var("ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let (mut accepted, mut refused) = (0, 0);
    for (number, options) in (0..).zip((0..rounds).flat_map(|_| Options::all())) {
        let mut chance = chance(number);
        play(&header(options, number), number, |game, _, _| {
            let mut value = record::position::to_json(&game.position());
            for _ in 0..1 + chance.next_u64() % 3 {
                change(&mut value, &mut chance);
            }
            match record::position::from_json(&value) {
                Ok(game) => {
                    accepted += 1;
                    play_on(game, &mut chance, &value);
                }
                Err(_) => refused += 1,
            }
        });
    }
    assert!(accepted > 100 && refused > 100, "{accepted} accepted, {refused} refused");
}

fn play_on(mut game: Game, chance: &mut Xoshiro256PlusPlus, value: &Value) {
    for _ in 0..60 {
        for seat in game.rules().players().seats() {
            game.view(seat);
            game.prices(seat);
            game.sheet(seat);
            assert_eq!(game.count_options(seat) > 0, game.pending().has(seat), "{value}");
        }
        let Some(seat) = game.next_seat() else { return };
        let answer = game.random_answer(seat, chance).expect("it is asked");
        assert_eq!(game.apply(seat, &answer, &mut ()), Ok(()), "{value}");
    }
}

/// Changes something somewhere, mostly to something of the same kind.
fn change(value: &mut Value, chance: &mut Xoshiro256PlusPlus) {
    let pick = |chance: &mut Xoshiro256PlusPlus, n: usize| (chance.next_u64() % n as u64) as usize;
    match value {
        Value::Object(map) if !map.is_empty() => {
            let keys: Vec<String> = map.keys().cloned().collect();
            let key = &keys[pick(chance, keys.len())];
            if ["position", "options", "seed"].contains(&key.as_str()) {
                return;
            }
            if pick(chance, 6) == 0 {
                map.shift_remove(key);
            } else if let Some(inner) = map.get_mut(key) {
                change(inner, chance);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let at = pick(chance, list.len());
            match pick(chance, 4) {
                0 => {
                    list.remove(at);
                }
                1 => list.swap(0, at),
                _ => change(&mut list[at], chance),
            }
        }
        Value::Number(_) => *value = json!(pick(chance, 6)),
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => {
            let card = Card::ALL[pick(chance, Card::COUNT)].id();
            let step = rules::Step::ALL[pick(chance, 14)].id();
            let is_step = rules::Step::from_id(text).is_some();
            *value = if is_step { step.into() } else { card.into() };
        }
        Value::Null => *value = json!(pick(chance, 12)),
        Value::Array(list) => list.push(pick(chance, Seat::MAX).into()),
        Value::Object(_) => *value = json!({"0": Card::ALL[pick(chance, Card::COUNT)].id()}),
    }
}
