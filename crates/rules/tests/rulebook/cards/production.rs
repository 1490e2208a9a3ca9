//! Indigo plant, sugar mill, tobacco storage, coffee roaster, silver smelter. (RULES 6)

use testkit::prelude::*;

const KINDS: [Card; 5] = [IndigoPlant, SugarMill, TobaccoStorage, CoffeeRoaster, SilverSmelter];

#[test] // RULES 6, 2.2
fn production_buildings_cost_one_to_five_and_are_worth_one_to_three() {
    both_editions(|edition| {
        let p = scenario(2).edition(edition).town(0, &KINDS).start();
        let rules = p.game().rules();
        assert_eq!(KINDS.map(|card| rules.cost(card)), [1, 2, 3, 4, 5]);
        assert_eq!(KINDS.map(|card| rules.points(card)), [1, 1, 2, 2, 3]);
        assert_eq!(p.total(0), 9);
    });
}

#[test] // RULES 6, 2.6
fn every_kind_sells_for_its_own_price_on_every_tile() {
    let prices = [("A", [1, 1, 1, 2, 2]), ("B", [1, 1, 2, 2, 2]), ("C", [1, 1, 2, 2, 3])];
    let prices = prices.into_iter().chain([("D", [1, 2, 2, 2, 3]), ("E", [1, 2, 2, 3, 3])]);
    for (tile, prices) in prices {
        let others: String = "ABCDE".split(tile).collect();
        for (place, price) in prices.into_iter().enumerate() {
            let mut p = scenario(2)
                .town(0, &KINDS)
                .goods(0, &[0, 1, 2, 3, 4])
                .tiles(&format!("{tile}{others}"))
                .trader(0);
            p.goods(&[place]);
            assert_eq!(p.hand_len(0), price, "{} on tile {tile}", KINDS[place]);
        }
    }
}

#[test] // RULES 5.1 b
fn any_number_of_one_kind_may_be_built() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[SugarMill, SugarMill])
            .holds(0, &[SugarMill, Well])
            .builder(0);
        p.build(SugarMill);
        assert_eq!(p.town_of(0), [SugarMill, SugarMill, SugarMill]);
    });
}

#[test] // RULES 6, 5.2 c
fn a_building_holds_one_good_at_most() {
    let mut p = scenario(2).town(0, &[IndigoPlant, SugarMill]).goods(0, &[0]).producer(0);
    let full = p.refused(Answer::Goods(places(&[0])));
    assert_eq!(full, Illegal::CannotProduce { place: place(0) });
    let twice = p.refused(Answer::Goods(places(&[1, 1])));
    assert_eq!(twice, Illegal::PlaceTwice { place: place(1) });
    p.goods(&[1]);
    assert_eq!(p.goods_of(0), [0, 1]);
}

#[test] // RULES 9.0 c: what is printed on the good has no meaning
fn an_event_may_lie_unseen_as_a_good() {
    let mut p = scenario(2).events().deck(&[Earthquake, Hero]).producer(0);
    p.seat(0).goods(&[0]);
    assert_eq!(p.face(0, 0), Some(Earthquake));
    assert_eq!(p.open_events(), []);
    p.seat(1).goods(&[0]);
    p.used_up();
    p.role(Trader).seat(0).goods(&[0]);
    assert_eq!(p.discarded(Earthquake), 1, "sold, it goes to the discard pile unseen");
    assert_eq!(p.open_events(), []);
}
