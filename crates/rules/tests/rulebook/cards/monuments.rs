//! Statue, victory column and hero. (RULES 7.18)

use testkit::prelude::*;

#[test] // RULES 7.18
fn monuments_are_worth_three_four_and_five_points() {
    both_editions(|edition| {
        for (monument, points) in [(Statue, 3), (VictoryColumn, 4), (Hero, 5)] {
            let p = scenario(2).edition(edition).town(0, &[monument]).start();
            assert_eq!(p.total(0), points);
            assert_eq!(p.game().rules().cost(monument), points as u8);
        }
    });
}

#[test] // RULES 7.18, 5.1 b
fn monuments_are_city_buildings_of_which_there_is_one_each() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Statue, CityHall])
        .holds(0, &[Statue, Well, Well, Well])
        .builder(0);
    let second = p.refused(Answer::Build { card: Statue, over: None });
    assert_eq!(second, Illegal::AlreadyStands { card: Statue });
    assert_eq!(p.scores(0, CityHall), Some(2));
}
