//! Market hall. (RULES 7.11)

use testkit::prelude::*;

#[test] // RULES 7.11
fn the_market_hall_gives_one_card_however_much_was_sold() {
    both_editions(|edition| {
        for (sold, drawn) in [(0, 0), (1, 1), (2, 1)] {
            let mut p = scenario(2)
                .edition(edition)
                .town(0, &[IndigoPlant, SugarMill, MarketHall])
                .goods(0, &[0, 1])
                .trader(0);
            p.goods(&[0, 1][..sold]);
            assert_eq!(p.drew_for(0, MarketHall), drawn, "{sold} goods");
        }
    });
}

#[test] // RULES 7.11
fn with_a_market_stand_two_goods_bring_both_cards() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, MarketStand, MarketHall])
        .goods(0, &[0, 1])
        .trader(0);
    p.goods(&[0, 1]);
    assert_eq!((p.drew_for(0, MarketStand), p.drew_for(0, MarketHall)), (1, 1));
}

#[test] // RULES 7.11
fn the_market_hall_works_for_its_owner_only() {
    let mut p = scenario(2).town(0, &[IndigoPlant, MarketHall]).goods(1, &[0]).trader(0);
    p.seat(1).goods(&[0]);
    assert_eq!(p.drew_for(0, MarketHall), 0);
    assert_eq!(p.hand_len(0), 0);
}
