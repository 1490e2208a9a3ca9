//! The worked examples, line by line. (RULES 13)

use testkit::prelude::*;

#[test] // RULES 13.1
fn builder_with_smithy_and_library_builds_a_sugar_mill_for_nothing() {
    both_editions(|edition| {
        for players in [2, 3, 4] {
            let mut p = scenario(players)
                .edition(edition)
                .town(0, &[IndigoPlant, Smithy, Library])
                .holds(0, &[SugarMill, Well])
                .builder(0);
            p.build(SugarMill);
            assert_eq!(p.cost(), 0);
            assert_eq!(p.hand(0), [Well]);
        }
    });
}

#[test] // RULES 13.2
fn builder_with_library_and_quarry_pays_three_less_for_city_buildings() {
    both_editions(|edition| {
        let hand = [Smithy, Well, Tower, MarketHall, Hero, Palace];
        let p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, Library, Quarry])
            .holds(0, &hand)
            .builder(0);
        assert_eq!(hand.map(|card| p.price(card).total), [0, 0, 0, 1, 2, 3]);
        assert_eq!(p.price(Cathedral).total, 4);
    });
}

#[test] // RULES 13.3
fn builder_with_quarry_builds_a_crane_for_nothing() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, Quarry])
            .holds(0, &[Crane])
            .builder(0);
        p.build(Crane);
        assert_eq!(p.cost(), 0);
    });
}

#[test] // RULES 13.4
fn black_market_library_with_two_goods_and_three_cards() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, SugarMill, BlackMarket])
            .goods(0, &[0, 1])
            .holds(0, &[Library, Well, Well, Well, Hero])
            .builder(1);
        p.build(Library);
        assert_eq!(p.owes(), 5);
        p.pay(&[Well, Well, Well], &[0, 1]);
        assert_eq!(p.hand(0), [Hero]);
    });
}

#[test] // RULES 13.5
fn palace_over_chapel_costs_three() {
    both_editions(|edition| {
        let p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, Crane, Chapel])
            .holds(0, &[Palace, Well, Well, Well])
            .builder(1);
        assert_eq!(p.price_over(Palace, 2).total, 3);
    });
}

#[test] // RULES 13.6
fn statue_over_coffee_roaster_costs_nothing_and_no_card_comes_back() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[CoffeeRoaster, Crane])
            .holds(0, &[Statue, Well])
            .builder(1);
        p.build_over(Statue, 0);
        assert_eq!(p.cost(), 0);
        assert_eq!(p.hand(0), [Well]);
    });
}

#[test] // RULES 13.7 to 13.10
fn park_library_and_cathedral() {
    both_editions(|edition| {
        let table = |extra| {
            scenario(2)
                .edition(edition)
                .new_buildings()
                .town(0, &[IndigoPlant, Crane, Park, extra])
                .holds(0, &[Library, Well])
        };
        let p = table(Statue).builder(1);
        assert_eq!(p.price_over(Library, 2).total, 0);
        assert_eq!(p.price_over(Cathedral, 2).total, 1);
        assert_eq!(table(Statue).builder(0).price_over(Cathedral, 2).total, 0, "privilege");
        assert_eq!(table(Quarry).builder(1).price_over(Cathedral, 2).total, 0, "quarry");
    });
}

/// Tile C; indigo, tobacco and silver are sold by the chooser.
fn three_goods(edition: Edition, extra: &[Card]) -> usize {
    let mut town = vec![IndigoPlant, TobaccoStorage, SilverSmelter, TradingPost, MarketStand];
    town.extend(extra);
    let mut p =
        scenario(2).edition(edition).town(0, &town).goods(0, &[0, 1, 2]).tiles("CABDE").trader(0);
    p.goods(&[0, 1, 2]);
    p.hand_len(0)
}

#[test] // RULES 13.11
fn trader_with_trading_post_and_market_stand_gets_seven_cards() {
    both_editions(|edition| assert_eq!(three_goods(edition, &[]), 7));
}

#[test] // RULES 13.12
fn with_a_market_hall_too_eight() {
    both_editions(|edition| assert_eq!(three_goods(edition, &[MarketHall]), 8));
}

#[test] // RULES 13.13
fn market_hall_sugar_at_one_and_coffee_at_two_are_four_cards() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[SugarMill, CoffeeRoaster, MarketHall])
            .goods(0, &[0, 1])
            .tiles("ABCDE")
            .trader(0);
        p.goods(&[0, 1]);
        assert_eq!(p.hand_len(0), 4);
    });
}

#[test] // RULES 13.14 to 13.16
fn councillor_with_archive_and_prefecture() {
    both_editions(|edition| {
        let deck = [Hero, Statue, Tower, Well, Quarry, Crane, Smithy, Chapel, Aqueduct, GoldMine];
        for (players, chooser, library, drawn, away) in
            [(2, 0, false, 5, 3), (3, 0, false, 5, 3), (2, 0, true, 8, 6), (2, 1, false, 2, 0)]
        {
            let last = if library { Library } else { VictoryColumn };
            let p = scenario(players)
                .edition(edition)
                .town(0, &[IndigoPlant, Archive, Prefecture, last])
                .deck(&deck)
                .councillor(chooser);
            assert_eq!(p.hand_len(0), drawn);
            if away == 0 {
                assert_eq!(p.prompt(0), None);
            } else {
                assert_eq!(p.cards_asked(0), (away, away));
            }
        }
    });
}

#[test] // RULES 13.17, 13.18
fn gold_mine_costs_that_fail_and_succeed() {
    both_editions(|edition| {
        let mine = |cards: &[Card]| {
            let mut p = scenario(2)
                .edition(edition)
                .town(0, &[IndigoPlant, GoldMine])
                .deck(&[SugarMill])
                .deck(cards)
                .prospector(1);
            p.confirm(true);
            p
        };
        let p = mine(&[Hero, Tower, Smithy, Statue]);
        assert_eq!((p.hand_len(0), p.discard_len()), (0, 4), "5 3 1 3");
        let mut p = mine(&[Quarry, Smithy, Statue, Library]);
        if edition == First {
            p.cards(&[Library]);
            assert_eq!(p.hand(0), [Library]);
        } else {
            assert_eq!(p.hand(0), [Smithy], "the second edition takes the 1");
        }
    });
}

#[test] // RULES 13.19
fn carpenter_gives_one_then_the_poor_house_one() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, PoorHouse, Carpenter])
            .holds(0, &[Tower, Well, Well])
            .deck(&[Hero, Statue])
            .builder(0);
        p.build(Tower);
        assert_eq!(
            p.drew(0),
            [(Hero, Why::Building(Carpenter)), (Statue, Why::Building(PoorHouse))]
        );
    });
}

#[test] // RULES 13.20 to 13.23
fn chapel_city_hall_arch_and_palace() {
    both_editions(|edition| {
        let table = || scenario(2).edition(edition);
        let p = table().town(0, &[Chapel]).tucked(0, 0, 7).start();
        assert_eq!(p.total(0), 9);
        let town = [CityHall, Smithy, GoldMine, Archive, PoorHouse, Well, Crane, Statue, GuildHall];
        let p = table().town(0, &town).start();
        assert_eq!(p.scores(0, CityHall), Some(9));
        let p = table().town(0, &[TriumphalArch, Statue, Hero]).start();
        assert_eq!(p.scores(0, TriumphalArch), Some(6));
        let p = table()
            .town(0, &[Palace, Statue, VictoryColumn, Hero, TriumphalArch, Chapel])
            .tucked(0, 5, 12)
            .start();
        assert_eq!((p.scores(0, Palace), p.total(0)), (Some(8), 42));
    });
}

#[test] // RULES 13.24, 13.25
fn guild_halls_of_both_editions() {
    let p = scenario(2)
        .edition(First)
        .town(0, &[IndigoPlant, IndigoPlant, SugarMill, TobaccoStorage, GuildHall])
        .start();
    assert_eq!(p.scores(0, GuildHall), Some(8));
    let town = [
        IndigoPlant,
        IndigoPlant,
        IndigoPlant,
        SugarMill,
        TobaccoStorage,
        TobaccoStorage,
        GuildHall,
    ];
    let p = scenario(2).edition(Second).town(0, &town).start();
    assert_eq!(p.scores(0, GuildHall), Some(9));
}

#[test] // RULES 13.26, 13.27
fn residences_of_seven_and_ten() {
    both_editions(|edition| {
        let seven = [
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
        ];
        let ten = [
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
        ];
        let p = scenario(2).edition(edition).new_buildings().town(0, &seven).over();
        assert_eq!(p.scores(0, Residence), Some(7));
        let p = scenario(2).edition(edition).new_buildings().town(0, &ten).over();
        assert_eq!(p.scores(0, Residence), Some(10));
    });
}

#[test] // RULES 13.28
fn cathedral_against_six_buildings_of_cost_six() {
    both_editions(|edition| {
        let p = scenario(3)
            .edition(edition)
            .new_buildings()
            .town(0, &[Cathedral])
            .town(1, &[Palace, CityHall, GuildHall])
            .town(2, &[Palace, CityHall, GuildHall])
            .start();
        assert_eq!(p.scores(0, Cathedral), Some(10));
    });
}

#[test] // RULES 13.29: random players take longer than people do, but not by an order
fn a_game_has_about_the_usual_number_of_rounds() {
    use rules::{Options, Players};
    let mut rounds: Vec<u8> = (0..200)
        .map(|seed| testkit::random_game(Options::base(Players::Four), seed).table().round())
        .collect();
    rounds.sort();
    assert!((11..=25).contains(&rounds[100]), "the median of {rounds:?}");
}
