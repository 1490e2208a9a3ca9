//! Aqueduct. (RULES 7.7)

use testkit::prelude::*;

const TOWN: [Card; 7] =
    [IndigoPlant, SugarMill, TobaccoStorage, CoffeeRoaster, SilverSmelter, Aqueduct, Statue];

#[test] // RULES 7.7, R1
fn an_aqueduct_lets_another_player_make_two_goods() {
    both_editions(|edition| {
        let mut p = scenario(2).edition(edition).town(0, &TOWN).producer(1);
        assert_eq!(p.goods_asked(0), 2);
        assert_eq!(p.goods_asked(1), 1, "there is but one building");
        p.seat(0).goods(&[3, 4]);
        assert_eq!(p.goods_of(0), [3, 4]);
    });
}

#[test] // RULES 7.7
fn an_aqueduct_lets_the_chooser_make_three_goods() {
    let mut p = scenario(2).town(0, &TOWN).producer(0);
    assert_eq!(p.goods_asked(0), 3);
    let four = p.refused(Answer::Goods(places(&[0, 1, 2, 3])));
    assert_eq!(four, Illegal::TooMany { named: 4, at_most: 3 });
    p.goods(&[0, 2, 4]);
    assert_eq!(p.goods_of(0), [0, 2, 4]);
}

#[test] // RULES 7.7
fn an_aqueduct_is_no_use_without_empty_buildings() {
    let p = scenario(2).town(0, &[IndigoPlant, SugarMill, Aqueduct]).goods(0, &[0]).producer(0);
    assert_eq!(p.goods_asked(0), 1);
}
