//! Guild hall. (RULES 8.1)

use testkit::prelude::*;

#[test] // RULES 8.1, 13.24
fn in_the_first_edition_every_production_building_is_two_points() {
    let town = [IndigoPlant, IndigoPlant, SugarMill, TobaccoStorage, GuildHall];
    let p = scenario(2).edition(First).town(0, &town).start();
    assert_eq!(p.scores(0, GuildHall), Some(8));
}

#[test] // RULES 8.1, 13.25
fn in_the_second_edition_every_production_building_is_one_point_and_every_kind_one_more() {
    let town = [
        IndigoPlant,
        IndigoPlant,
        IndigoPlant,
        SugarMill,
        TobaccoStorage,
        TobaccoStorage,
        GuildHall,
    ];
    let p = scenario(2).edition(Second).town(0, &town).start();
    assert_eq!(p.scores(0, GuildHall), Some(9));
}

#[test] // RULES 8.1, 7.3
fn covered_production_buildings_do_not_count() {
    for (edition, points) in [(First, 2), (Second, 2)] {
        let p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, GuildHall, Statue])
            .covers(0, 2, &[SilverSmelter])
            .start();
        assert_eq!(p.scores(0, GuildHall), Some(points));
    }
}

#[test] // RULES 8: also if it was built in the last phase
fn a_guild_hall_built_last_scores() {
    let mut p =
        scenario(2).holds(0, &[GuildHall, Well, Well, Well, SugarMill, SugarMill]).builder(0);
    p.build(GuildHall);
    assert_eq!(p.scores(0, GuildHall), Some(2));
}
