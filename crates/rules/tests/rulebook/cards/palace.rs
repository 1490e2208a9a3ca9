//! Palace. (RULES 8.4)

use testkit::prelude::*;

#[test] // RULES 8.4, 13.23
fn the_palace_is_a_quarter_of_all_other_points_rounded_down() {
    both_editions(|edition| {
        // Monuments 12, arch 8, chapel 2 with 12 cards under it: 34.
        let p = scenario(2)
            .edition(edition)
            .town(0, &[Palace, Statue, VictoryColumn, Hero, TriumphalArch, Chapel])
            .tucked(0, 5, 12)
            .start();
        assert_eq!(p.scores(0, Palace), Some(8));
        assert_eq!(p.total(0), 42);
    });
}

#[test] // RULES 8.4, 10.5
fn the_palace_counts_what_the_other_game_end_buildings_bring() {
    both_editions(|edition| {
        // City hall 4 (itself, palace, residence, cathedral), cathedral 4, residence 4.
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[Palace, CityHall, Residence, Cathedral])
            .town(1, &[IndigoPlant, GuildHall])
            .start();
        assert_eq!(p.scores(0, CityHall), Some(4));
        assert_eq!(p.scores(0, Residence), Some(4));
        assert_eq!(p.scores(0, Cathedral), Some(4));
        assert_eq!(p.scores(0, Palace), Some(3));
        assert_eq!(p.total(0), 15);
    });
}

#[test] // RULES 8.4
fn three_points_make_a_palace_worth_nothing() {
    let p = scenario(2).town(0, &[Palace, Statue]).start();
    assert_eq!(p.scores(0, Palace), Some(0));
    assert_eq!(p.total(0), 3);
}
