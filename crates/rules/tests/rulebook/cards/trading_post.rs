//! Trading post. (RULES 7.9)

use testkit::prelude::*;

const TOWN: [Card; 6] =
    [IndigoPlant, SugarMill, TobaccoStorage, CoffeeRoaster, SilverSmelter, TradingPost];

#[test] // RULES 7.9, R1
fn a_trading_post_lets_another_player_sell_two_goods() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &TOWN)
            .goods(0, &[0, 1, 2, 3, 4])
            .tiles("EABCD")
            .trader(1);
        assert_eq!(p.goods_asked(0), 2);
        p.goods(&[3, 4]);
        assert_eq!(p.hand_len(0), 6);
        assert_eq!(p.goods_of(0), [0, 1, 2]);
    });
}

#[test] // RULES 7.9
fn a_trading_post_lets_the_chooser_sell_three_goods() {
    let mut p = scenario(2).town(0, &TOWN).goods(0, &[0, 1, 2, 3, 4]).trader(0);
    assert_eq!(p.goods_asked(0), 3);
    let four = p.refused(Answer::Goods(places(&[0, 1, 2, 3])));
    assert_eq!(four, Illegal::TooMany { named: 4, at_most: 3 });
}

#[test] // RULES 8.11, 7.9
fn the_trading_post_may_add_the_good_of_a_customs_office() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, CustomsOffice, TradingPost])
            .goods(0, &[0, 1])
            .trader(1);
        p.goods(&[0, 1]);
        assert_eq!(p.hand_len(0), 1 + 2);
    });
}
