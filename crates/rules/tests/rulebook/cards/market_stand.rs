//! Market stand. (RULES 7.10)

use testkit::prelude::*;

#[test] // RULES 7.10
fn the_market_stand_gives_a_card_for_two_goods_or_more() {
    both_editions(|edition| {
        for (sold, drawn) in [(0, 0), (1, 0), (2, 1), (3, 1)] {
            let mut p = scenario(2)
                .edition(edition)
                .town(0, &[IndigoPlant, SugarMill, TobaccoStorage, TradingPost, MarketStand])
                .goods(0, &[0, 1, 2])
                .trader(0);
            p.goods(&[0, 1, 2][..sold]);
            assert_eq!(p.drew_for(0, MarketStand), drawn, "{sold} goods");
        }
    });
}

#[test] // RULES 5.3 c
fn the_card_of_the_market_stand_comes_after_those_for_the_goods() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, MarketStand])
        .goods(0, &[0, 1])
        .tiles("ABCDE")
        .deck(&[Hero, Statue, Tower])
        .trader(0);
    p.goods(&[0, 1]);
    let trader = Why::Role(Trader);
    let stand = Why::Building(MarketStand);
    assert_eq!(p.drew(0), [(Hero, trader), (Statue, trader), (Tower, stand)]);
    p.used_up();
}
