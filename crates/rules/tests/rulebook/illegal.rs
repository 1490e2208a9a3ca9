//! Every reason for which an answer is refused, with its values.

use testkit::prelude::*;

fn pay(cards: &[Card], goods: &[usize]) -> Answer {
    Answer::Pay { cards: bag(cards), goods: places(goods) }
}

fn build(card: Card, over: Option<usize>) -> Answer {
    Answer::Build { card, over: over.map(place) }
}

fn role(role: Role, library: Option<bool>) -> Answer {
    Answer::Role { role, library }
}

/// Every reason, each from a table in which it is the reason.
fn every_reason() -> Vec<Illegal> {
    let mut reasons = Vec::new();
    let mut refuse = |mut p: Play, seat: usize, answer: Answer| {
        reasons.push(p.seat(seat).refused(answer));
    };
    refuse(scenario(2).over(), 0, Answer::Pass);
    refuse(scenario(2).start(), 3, role(Builder, None));
    refuse(scenario(2).start(), 1, role(Builder, None));
    refuse(scenario(2).start(), 0, Answer::Confirm(true));
    refuse(scenario(2).taken(&[(Trader, 0)]).turn_of(1), 1, role(Trader, None));
    let visit = EventCard::GovernorVisit;
    let mut visiting = scenario(3).taken(&[(Trader, 0), (Producer, 1)]).open(&[visit]).turn_of(2);
    visiting.event(visit);
    refuse(visiting, 2, role(Builder, None));
    refuse(scenario(2).town(0, &[Library]).start(), 0, role(Builder, None));
    refuse(scenario(2).start(), 0, role(Builder, Some(true)));
    refuse(scenario(2).start(), 0, Answer::Event(EventCard::Taxes));
    refuse(scenario(2).open(&[visit]).start(), 0, Answer::Event(visit));
    let hand = [Tower, Well, Well, Hero];
    let builder = || {
        scenario(2)
            .town(0, &[IndigoPlant, Crane, BlackMarket, SugarMill])
            .goods(0, &[0])
            .holds(0, &hand)
            .builder(0)
    };
    refuse(builder(), 0, build(Palace, None));
    refuse(builder(), 0, build(Cathedral, None));
    refuse(scenario(2).town(0, &[Tower]).holds(0, &hand).builder(0), 0, build(Tower, None));
    refuse(builder(), 0, build(Tower, Some(7)));
    refuse(scenario(2).holds(0, &hand).builder(0), 0, build(Tower, Some(0)));
    refuse(builder(), 0, build(Tower, Some(1)));
    refuse(scenario(2).holds(0, &[Hero, Well]).builder(0), 0, build(Hero, None));
    let free = || scenario(2).holds(0, &hand).event(0, EventCard::FreeBuilding);
    refuse(free(), 0, build(Hero, None));
    let paying = || {
        let mut p = builder();
        p.build(Tower);
        p
    };
    refuse(paying(), 0, pay(&[Well], &[]));
    refuse(
        {
            let mut p = scenario(2).goods(0, &[0]).holds(0, &hand).builder(0);
            p.build(Tower);
            p
        },
        0,
        pay(&[Well], &[0]),
    );
    refuse(paying(), 0, pay(&[], &[0, 0]));
    refuse(paying(), 0, pay(&[Well], &[3]));
    refuse(scenario(2).town(0, &[Smithy, IndigoPlant]).producer(0), 0, Answer::Goods(places(&[0])));
    let councillor = || scenario(2).deck(&hand).councillor(0);
    refuse(councillor(), 0, Answer::Cards(bag(&[Palace])));
    refuse(councillor(), 0, Answer::Cards(bag(&[])));
    refuse(councillor(), 0, Answer::Cards(bag(&[Tower, Well])));
    reasons
}

#[test]
fn every_reason_names_the_rule_and_its_values() {
    assert_eq!(
        every_reason(),
        [
            Illegal::GameOver,
            Illegal::NoSuchSeat { seat: seat(3) },
            Illegal::NotAsked { seat: seat(1) },
            Illegal::WrongShape { wanted: Shape::Role },
            Illegal::RoleTaken { role: Trader, by: seat(0) },
            Illegal::RoleNotUsed { role: Builder },
            Illegal::LibraryAsked,
            Illegal::LibraryNotAsked,
            Illegal::EventNotOpen { event: EventCard::Taxes },
            Illegal::NothingToVisit,
            Illegal::NotInHand { card: Palace },
            Illegal::CathedralNotOpen,
            Illegal::AlreadyStands { card: Tower },
            Illegal::NoSuchPlace { place: place(7) },
            Illegal::NothingBuildsOver,
            Illegal::MayNotCover { card: Tower, covered: Crane },
            Illegal::TooDear { price: 4, means: 1 },
            Illegal::CostsTooMuch { cost: 5, at_most: 4 },
            Illegal::WrongPayment { paid: 1, cost: 2 },
            Illegal::TooManyGoods { named: 1, at_most: 0 },
            Illegal::PlaceTwice { place: place(0) },
            Illegal::NoGood { place: place(3) },
            Illegal::CannotProduce { place: place(0) },
            Illegal::NotOffered { card: Palace },
            Illegal::TooFew { named: 0, at_least: 1 },
            Illegal::TooMany { named: 2, at_most: 1 },
        ]
    );
}

#[test]
fn every_reason_has_a_code_and_words_of_its_own() {
    let reasons = every_reason();
    let codes: std::collections::HashSet<_> = reasons.iter().map(|reason| reason.code()).collect();
    let words: std::collections::HashSet<_> = reasons.iter().map(|r| r.to_string()).collect();
    assert_eq!((codes.len(), words.len()), (26, 26), "there are 26 reasons");
    assert!(words.iter().all(|text| text.len() > 10));
}

#[test] // R14, RULES 5.1 d
fn a_payment_names_hand_cards_only_as_often_as_they_are_there() {
    let mut p = scenario(2).holds(0, &[Tower, Well, Hero, Statue]).builder(0);
    p.build(Tower);
    assert_eq!(p.refused(pay(&[Well, Well], &[])), Illegal::NotInHand { card: Well });
    assert_eq!(p.refused(pay(&[Tower, Well], &[])), Illegal::NotInHand { card: Tower });
}

#[test]
fn an_answer_of_the_wrong_shape_is_told_the_right_one() {
    let wrong = |mut p: Play, answer: Answer| match p.refused(answer) {
        Illegal::WrongShape { wanted } => wanted,
        other => panic!("{other}"),
    };
    let goods = Answer::Goods(Places::NONE);
    let hand = [Tower, Well, Hero, Statue];
    assert_eq!(wrong(scenario(2).start(), goods), Shape::Role);
    assert_eq!(wrong(scenario(2).holds(0, &hand).builder(0), goods), Shape::Build);
    let mut paying = scenario(2).holds(0, &hand).builder(0);
    paying.build(Tower);
    assert_eq!(wrong(paying, goods), Shape::Pay);
    assert_eq!(wrong(scenario(2).producer(0), Answer::Pass), Shape::Goods);
    assert_eq!(wrong(scenario(2).deck(&hand).councillor(0), goods), Shape::Cards);
    assert_eq!(wrong(scenario(2).town(0, &[GoldMine]).prospector(0), goods), Shape::Confirm);
    let quake = scenario(2).town(0, &[Tower, Well]).event(0, EventCard::Earthquake);
    assert_eq!(wrong(quake, goods), Shape::Demolish);
}
