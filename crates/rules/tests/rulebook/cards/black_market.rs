//! Black market. (RULES 7.4)

use testkit::prelude::*;

#[test] // RULES 7.4, 13.4
fn up_to_two_goods_stand_in_for_cards() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, SugarMill, TobaccoStorage, BlackMarket])
            .good_on(0, 0, Hero)
            .good_on(0, 1, Statue)
            .good_on(0, 2, Tower)
            .holds(0, &[Library, Well, Well, Well, Quarry])
            .builder(1);
        p.build(Library);
        assert_eq!(p.owes(), 5);
        p.pay(&[Well, Well, Well], &[0, 1]);
        assert_eq!(p.goods_of(0), [2]);
        assert_eq!(p.discarded(Hero) + p.discarded(Statue), 2, "goods go to the discard pile");
        assert_eq!(p.hand(0), [Quarry]);
    });
}

#[test] // RULES 7.4
fn a_third_good_does_not_pay() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, TobaccoStorage, BlackMarket])
        .goods(0, &[0, 1, 2])
        .holds(0, &[Library, Well, Well, Well])
        .builder(1);
    p.build(Library);
    let pay = Answer::Pay { cards: bag(&[Well, Well]), goods: places(&[0, 1, 2]) };
    assert_eq!(p.refused(pay), Illegal::TooManyGoods { named: 3, at_most: 2 });
}

#[test] // RULES 7.4
fn goods_help_to_afford_what_the_hand_alone_cannot() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, BlackMarket])
        .goods(0, &[0, 1])
        .holds(0, &[Quarry, Well, Well])
        .builder(1);
    p.build(Quarry);
    assert_eq!(p.cost(), 4);
    assert_eq!(p.hand_len(0), 0, "the only payment there is was made at once");
    assert_eq!(p.goods_of(0), Vec::<usize>::new());
}

#[test] // RULES 7.4
fn the_payment_is_exact_with_goods_as_with_cards() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, BlackMarket])
        .goods(0, &[0, 1])
        .holds(0, &[Tower, Well, Well, Well])
        .builder(1);
    p.build(Tower);
    let too_much = Answer::Pay { cards: bag(&[Well, Well]), goods: places(&[0, 1]) };
    assert_eq!(p.refused(too_much), Illegal::WrongPayment { paid: 4, cost: 3 });
    let too_little = Answer::Pay { cards: bag(&[Well]), goods: places(&[0]) };
    assert_eq!(p.refused(too_little), Illegal::WrongPayment { paid: 2, cost: 3 });
    let all_ways = p.options(0).len();
    assert_eq!(all_ways, 1 + 2 + 1, "three wells; two and either good; one and both goods");
    p.pay(&[Well, Well], &[1]);
    assert_eq!(p.goods_of(0), [0]);
}

#[test] // RULES 7.4
fn no_more_goods_than_the_price_are_taken() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, BlackMarket])
        .goods(0, &[0, 1])
        .holds(0, &[Well, Tower])
        .builder(0);
    assert_eq!(p.price(Well).goods, 1);
    p.build(Well);
    assert_eq!(p.owes(), 1);
    let two = Answer::Pay { cards: bag(&[]), goods: places(&[0, 1]) };
    assert_eq!(p.refused(two), Illegal::TooManyGoods { named: 2, at_most: 1 });
}

#[test] // RULES 7.4, 8.11
fn the_good_of_a_customs_office_pays_too() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, CustomsOffice, BlackMarket])
            .goods(0, &[1])
            .holds(0, &[Tower, Well, Well])
            .builder(1);
        p.build(Tower);
        assert_eq!(p.cost(), 3);
        assert_eq!(p.goods_of(0), Vec::<usize>::new());
    });
}

#[test] // RULES 5.1 d
fn without_a_black_market_goods_do_not_pay() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill])
        .goods(0, &[0, 1])
        .holds(0, &[Tower, Well, Well, Quarry, Hero])
        .builder(1);
    p.build(Tower);
    let pay = Answer::Pay { cards: bag(&[Well, Well]), goods: places(&[0]) };
    assert_eq!(p.refused(pay), Illegal::TooManyGoods { named: 1, at_most: 0 });
}
