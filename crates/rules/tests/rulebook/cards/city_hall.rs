//! City hall. (RULES 8.2)

use testkit::prelude::*;

#[test] // RULES 8.2, 13.21
fn the_city_hall_counts_itself_and_eight_others() {
    both_editions(|edition| {
        let town = [
            IndigoPlant,
            SugarMill,
            CityHall,
            Smithy,
            Archive,
            Well,
            Tower,
            Quarry,
            Library,
            Chapel,
            Crane,
        ];
        let p = scenario(2).edition(edition).town(0, &town).start();
        assert_eq!(p.scores(0, CityHall), Some(9));
    });
}

#[test] // RULES 8.2
fn the_city_hall_counts_monuments_sixes_and_the_cathedral() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[CityHall, Statue, Palace, Cathedral, IndigoPlant])
            .start();
        assert_eq!(p.scores(0, CityHall), Some(4));
    });
}
