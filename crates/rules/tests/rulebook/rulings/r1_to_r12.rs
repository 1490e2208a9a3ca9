//! Rulings 1 to 12.

use testkit::prelude::*;

const FIVE: [Card; 5] = [IndigoPlant, SugarMill, TobaccoStorage, CoffeeRoaster, SilverSmelter];

#[test]
fn r1_aqueduct_and_trading_post_make_two_three_and_four() {
    both_editions(|edition| {
        for (chooser, library, goods) in [(1, false, 2), (0, false, 3), (0, true, 4)] {
            let last = if library { Library } else { Statue };
            let town: Vec<Card> = FIVE.into_iter().chain([Aqueduct, TradingPost, last]).collect();
            let table = || scenario(3).edition(edition).town(0, &town);
            assert_eq!(table().producer(chooser).goods_asked(0), goods);
            let p = table().goods(0, &[0, 1, 2, 3, 4]).trader(chooser);
            assert_eq!(p.goods_asked(0), goods);
        }
    });
}

#[test]
fn r2_a_building_being_covered_gives_no_discount() {
    let table = |building| {
        scenario(2)
            .new_buildings()
            .town(0, &[IndigoPlant, Crane, building])
            .holds(0, &[TobaccoStorage, Palace, Well, Well, Well, Hero])
    };
    let p = table(Smithy).builder(1);
    assert_eq!(p.price_over(TobaccoStorage, 2).total, 3 - 1, "the smithy covers itself");
    assert_eq!(p.price_over(TobaccoStorage, 0).total, 3 - 1 - 1, "elsewhere it helps");
    let p = table(Quarry).builder(1);
    assert_eq!(p.price_over(Palace, 2).total, 6 - 4);
    assert_eq!(p.price_over(Palace, 0).total, 6 - 1 - 1);
}

#[test]
fn r2_a_library_being_covered_gives_no_second_privilege_and_counts_as_used() {
    let mut p = scenario(2)
        .new_buildings()
        .events()
        .town(0, &[IndigoPlant, Crane, Library])
        .holds(0, &[Well, Library, SugarMill, SugarMill, SugarMill, SugarMill, SugarMill])
        .open(&[EventCard::GovernorVisit])
        .builder(0);
    assert_eq!(p.price_over(Cathedral, 2).total, 7 - 1 - 5);
    assert_eq!(p.price_over(Cathedral, 0).total, 7 - 2 - 1);
    p.build_over(Cathedral, 2).pay(&[Well], &[]);
    assert!(p.game().table().library_used().has(seat(0)));
    // The other player visits the builder, a new library is built, and it does not work.
    p.event(EventCard::GovernorVisit).build(Library).role(Prospector);
    assert_eq!(p.hand_len(0), 1, "one card, not two");
}

#[test]
fn r2_carpenter_and_poor_house_being_covered_give_no_card() {
    for building in [Carpenter, PoorHouse] {
        let mut p =
            scenario(2).town(0, &[IndigoPlant, Crane, building]).holds(0, &[Well]).builder(0);
        p.build_over(Well, 2);
        assert_eq!(p.hand_len(0), 0, "{building}");
    }
}

#[test]
fn r2_the_good_of_a_building_being_covered_cannot_pay() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, Crane, BlackMarket, SugarMill])
        .goods(0, &[0, 3])
        .holds(0, &[Tower, Well, Well])
        .builder(1);
    assert_eq!(p.price_over(Tower, 0).goods, 1, "only the sugar is left");
    assert_eq!(p.price_over(Tower, 2).goods, 0, "the black market itself is covered");
    p.build_over(Tower, 0);
    assert_eq!(p.owes(), 2);
    let pay = Answer::Pay { cards: bag(&[Well]), goods: places(&[0]) };
    assert_eq!(p.refused(pay), Illegal::NoGood { place: place(0) });
    p.pay(&[Well], &[3]);
}

#[test]
fn r3_pure_gains_are_taken_without_a_question() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, SugarMill, Well, Carpenter, PoorHouse, Quarry])
        .holds(0, &[Smithy])
        .builder(0);
    p.build(Smithy);
    assert_eq!((p.cost(), p.hand_len(0)), (0, 2), "discount, carpenter and poor house");
    p.role(Producer).seat(0).goods(&[0]).seat(1).goods(&[]);
    p.role(Prospector);
    assert_eq!(p.hand_len(0), 3, "the prospector's draw");
}

#[test]
fn r4_a_bank_tucks_once_and_tucking_none_does_not_use_it() {
    both_editions(|edition| {
        let bank = || {
            scenario(2)
                .edition(edition)
                .new_buildings()
                .town(0, &[IndigoPlant, Bank])
                .holds(0, &[Well, Hero])
        };
        let mut p = bank().new_round(0);
        p.cards(&[]);
        assert!(!p.game().table().bank_used().has(seat(0)));
        p.role(Prospector).role(Trader).role(Builder);
        while p.step() == Step::Build {
            p.pass();
        }
        assert_eq!(p.why(), Why::Building(Bank), "it is asked again in the next round");
        p.cards(&[Hero]);
        assert!(p.game().table().bank_used().has(seat(0)));
    });
}

#[test]
fn r4_a_bank_built_again_brings_no_second_chance() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[Statue, Bank])
            .covers(0, 0, &[Bank])
            .tucked(0, 0, 3)
            .bank_used(0)
            .holds(0, &[Well, Hero])
            .new_round(0);
        assert_eq!(p.step(), Step::Turn);
        assert_eq!(p.line(0, Item::Tucked), Some(3));
    });
}

#[test]
fn r5_cards_under_a_covered_chapel_still_score_beside_a_new_one() {
    let mut p = scenario(2)
        .town(0, &[Statue, Chapel])
        .covers(0, 0, &[Chapel])
        .tucked(0, 0, 4)
        .holds(0, &[Well])
        .new_round(0);
    p.cards(&[Well]);
    assert_eq!(p.tucked(0, 1), [Well], "the new card goes under the new chapel");
    assert_eq!(p.line(0, Item::Tucked), Some(5));
}

#[test]
fn r6_without_a_guard_room_the_limit_is_seven() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .holds(0, &[SugarMill, SugarMill, SugarMill, Well, Well, Quarry, Hero])
            .new_round(0);
        assert_eq!(p.step(), Step::Turn);
    });
}

#[test]
fn r7_a_gold_mine_with_fewer_than_four_cards_takes_nothing() {
    let mut p = scenario(2)
        .town(0, &[IndigoPlant, GoldMine, Chapel])
        .rest_tucked(0, 2)
        .open(&crate::events_but(&[EventCard::Taxes]))
        .deck(&[Smithy, Taxes, Archive, Tower, Library])
        .prospector(1);
    p.confirm(true);
    assert_eq!((p.hand_len(0), p.discard_len()), (0, 3));
}

#[test]
fn r8_gold_mines_come_before_goldsmiths() {
    let mut p = scenario(2)
        .new_buildings()
        .town(0, &[Goldsmith])
        .town(1, &[GoldMine, Goldsmith])
        .prospector(0);
    assert_eq!((p.pending(), p.why()), (vec![1], Why::Building(GoldMine)));
    p.confirm(false);
    assert_eq!((p.pending(), p.why()), (vec![0], Why::Building(Goldsmith)));
}

#[test]
fn r9_a_customs_office_costs_three_and_an_office_building_one() {
    both_editions(|edition| {
        let p = scenario(2).edition(edition).new_buildings().start();
        let rules = p.game().rules();
        assert_eq!((rules.cost(CustomsOffice), rules.cost(OfficeBuilding)), (3, 1));
    });
}

#[test]
fn r10_there_are_two_residences() {
    both_editions(|edition| {
        let p = scenario(2).edition(edition).new_buildings().start();
        assert_eq!(p.game().rules().copies(Residence), 2);
    });
}

#[test]
fn r11_the_sets_bring_their_production_buildings() {
    let copies = |edition, new_buildings: bool| {
        let table = scenario(2).edition(edition);
        let p = if new_buildings { table.new_buildings() } else { table }.start();
        FIVE.map(|card| p.game().rules().copies(card))
    };
    assert_eq!(copies(First, false), [10, 8, 8, 8, 8]);
    assert_eq!(copies(First, true), [11, 9, 9, 9, 9]);
    assert_eq!(copies(Second, false), [10, 8, 8, 8, 8]);
    assert_eq!(copies(Second, true), [11, 8, 9, 9, 9]);
}

#[test]
fn r12_prefecture_and_bank_cost_by_the_edition_and_nothing_else_does() {
    let costs = |edition| {
        let p = scenario(2).edition(edition).new_buildings().start();
        Card::ALL.map(|card| p.game().rules().cost(card))
    };
    let (first, second) = (costs(First), costs(Second));
    assert_eq!((first[Prefecture.index()], second[Prefecture.index()]), (3, 4));
    assert_eq!((first[Bank.index()], second[Bank.index()]), (4, 3));
    let differ = Card::ALL.into_iter().filter(|card| first[card.index()] != second[card.index()]);
    assert_eq!(differ.collect::<Vec<_>>(), [Prefecture, Bank]);
}
