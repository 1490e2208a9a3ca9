//! A glance shows what the view of its seat shows, and no more.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::*;

#[test]
fn a_glance_shows_what_the_view_shows_and_no_more() {
    for (set, options) in Options::all().enumerate() {
        // Putting everything in words takes long, so a part of few games must do.
        for seed in [set as u64, 1000 + set as u64] {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut game = Game::new(options, Seed::from_number(seed));
            while let Some(seat) = game.next_seat() {
                if rng.next_u64().is_multiple_of(4) {
                    options.players.seats().for_each(|seat| compare(&game, seat, &mut rng));
                }
                let answer = game.random_answer(seat, &mut rng).expect("who is next is asked");
                game.apply(seat, &answer, &mut ()).expect("a drawn answer is legal");
            }
        }
    }
}

/// A glance at a game against its view, and against a glance at a game with other hidden cards.
fn compare(real: &Game, seat: Seat, rng: &mut Xoshiro256PlusPlus) {
    let view = real.view(seat);
    let other = view.resample(rng);
    let (glance, same) = (real.glance(seat), other.glance(seat));
    assert_eq!(everything_seen(&glance), everything_seen(&same));
    assert_eq!(glance.view(), view);
    assert_eq!(*glance.hand(), view.hand);
    assert_eq!(glance.deck_len(), view.deck as usize);
    assert_eq!(glance.discard_len(), view.discard as usize);
    assert_eq!(glance.tiles(), view.tiles);
    assert_eq!(glance.points(seat), real.points(seat).0);
    for (of, seen) in real.rules().players().seats().zip(&view.players) {
        let town = glance.town(of);
        assert_eq!(glance.hand_len(of), seen.hand as usize);
        assert_eq!(town.goods(), view.goods(of));
        assert_eq!(town.active(), view.active(of));
        let buildings = town.places().map(|place| town.building(place));
        assert!(buildings.eq(seen.town.iter().map(|b| b.building)));
    }
}

/// Everything a glance can be asked, in words.
fn everything_seen(glance: &Glance<'_>) -> String {
    let mut seen = format!("{glance:?} {:?}", glance.prompt());
    let seats = || glance.rules().players().seats();
    for of in seats() {
        let town = glance.town(of);
        let under = town
            .places()
            .map(|place| (glance.covers(of, place).collect::<Vec<_>>(), glance.stored(of, place)));
        seen += &format!("{town:?} {:?} {:?}", under.collect::<Vec<_>>(), glance.points(of));
    }
    let own = glance.town(glance.seat());
    seen += &format!("{:?}", own.places().map(|place| glance.tucked(place)).collect::<Vec<_>>());
    seen += &format!("{:?} {:?}", glance.affordable(0), glance.affordable(1));
    for card in glance.hand().kinds() {
        seen += &format!("{}", glance.cost(card, None));
    }
    if let Some(Prompt { ask: Ask::Build, .. }) = glance.prompt() {
        glance.builds(|over, cards| seen += &format!("{over:?} {cards:?}"));
    }
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let answer = glance.random_answer(&mut rng);
    seen + &format!("{:?} {answer:?}", glance.count_options())
}
