//! Residence. (RULES 8.15)

use testkit::prelude::*;

#[track_caller]
fn residence(town: &[Card], points: u16) {
    both_editions(|edition| {
        let p = scenario(2).edition(edition).new_buildings().town(0, town).over();
        assert_eq!(p.scores(0, Residence), Some(points), "{town:?}");
    });
}

#[test] // RULES 8.15, 13.26
fn two_sets_are_seven_points() {
    residence(
        &[
            IndigoPlant,
            IndigoPlant,
            SugarMill,
            BlackMarket,
            Well,
            TobaccoStorage,
            TobaccoStorage,
            Aqueduct,
            Palace,
            GuildHall,
            Residence,
        ],
        7,
    );
}

#[test] // RULES 8.15, 13.27
fn four_sets_are_ten_points() {
    residence(
        &[
            IndigoPlant,
            IndigoPlant,
            Archive,
            GoldMine,
            GuardRoom,
            OfficeBuilding,
            Carpenter,
            TobaccoStorage,
            Aqueduct,
            Palace,
            CityHall,
            Residence,
        ],
        10,
    );
}

#[test] // RULES 8.15
fn one_set_is_four_points_and_three_are_nine() {
    residence(&[Residence], 0);
    residence(&[Residence, Palace], 0);
    residence(&[Residence, Palace, CityHall], 4);
    residence(
        &[Residence, Palace, CityHall, Well, Crane, TradingPost, Tower, Chapel, TobaccoStorage],
        9,
    );
}

#[test] // RULES 8.15, the formula
fn a_production_kind_stands_in_each_set_only_once() {
    // Cost 1: four indigo plants and two others make one set: min(4, 2) + 2 < 6.
    residence(&[IndigoPlant, IndigoPlant, IndigoPlant, IndigoPlant, Smithy, Archive, Residence], 4);
    // Three others still one set; four others two.
    residence(&[IndigoPlant, IndigoPlant, Smithy, Archive, GoldMine, Residence], 4);
    residence(&[IndigoPlant, IndigoPlant, Smithy, Archive, GoldMine, GuardRoom, Residence], 7);
    // Equal buildings alone are no set.
    residence(&[IndigoPlant, IndigoPlant, IndigoPlant, Residence], 0);
}

#[test] // RULES 8.15, R12
fn the_prefecture_belongs_to_the_cost_of_its_edition() {
    for (edition, points) in [(First, 4), (Second, 0)] {
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[Residence, Prefecture, Tower, Chapel])
            .start();
        assert_eq!(p.scores(0, Residence), Some(points));
    }
}

#[test] // RULES 8.15, 7.3
fn covered_buildings_belong_to_no_set() {
    let p = scenario(2)
        .new_buildings()
        .town(0, &[Residence, Palace, Well])
        .covers(0, 2, &[CityHall])
        .start();
    assert_eq!(p.scores(0, Residence), Some(0));
}
