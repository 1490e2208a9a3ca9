//! Well. (RULES 7.8)

use testkit::prelude::*;

#[test] // RULES 7.8
fn the_well_gives_a_card_for_two_goods_and_only_one_for_more() {
    both_editions(|edition| {
        for (made, drawn) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
            let mut p = scenario(2)
                .edition(edition)
                .town(0, &[IndigoPlant, SugarMill, TobaccoStorage, Aqueduct, Well])
                .producer(0);
            p.goods(&[0, 1, 2][..made]);
            assert_eq!(p.drew_for(0, Well), drawn, "{made} goods");
        }
    });
}

#[test] // RULES 7.8
fn the_well_draws_after_the_goods_have_been_placed() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, Well])
        .deck(&[Hero, Statue, Tower])
        .producer(0);
    p.goods(&[1, 0]);
    assert_eq!((p.face(0, 1), p.face(0, 0)), (Some(Hero), Some(Statue)));
    assert_eq!(p.hand(0), [Tower]);
    p.used_up();
}

#[test] // RULES 5.2 e, 7.8
fn only_goods_really_placed_count_for_the_well() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, Well, Chapel])
        .rest_tucked(0, 3)
        .deck(&[Hero])
        .producer(0);
    p.goods(&[0, 1]);
    assert_eq!(p.goods_of(0), [0]);
    assert_eq!(p.drew(0), []);
}

#[test] // RULES 8.11, 7.8
fn the_good_of_a_customs_office_is_not_produced() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, CustomsOffice, Well])
            .producer(0);
        assert_eq!(p.goods_asked(0), 1, "a customs office produces nothing");
        p.goods(&[0]);
        assert_eq!(p.drew(0), []);
        p.seat(1).goods(&[]);
        p.role(Councillor);
        assert_eq!(p.goods_of(0), [0, 1]);
        assert_eq!(p.drew_for(0, Well), 0);
    });
}
