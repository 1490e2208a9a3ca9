//! Office building. (RULES 8.6)

use testkit::prelude::*;

fn office(edition: Edition, hand: &[Card]) -> Scenario {
    scenario(2)
        .edition(edition)
        .new_buildings()
        .town(0, &[IndigoPlant, OfficeBuilding])
        .holds(0, hand)
}

#[test] // RULES 8.6
fn one_or_two_cards_are_exchanged() {
    both_editions(|edition| {
        let mut p = office(edition, &[Well, Quarry, Hero]).deck(&[Tower, Statue]).new_round(0);
        assert_eq!(p.why(), Why::Building(OfficeBuilding));
        assert_eq!(p.cards_asked(0), (0, 2));
        p.cards(&[Well, Quarry]);
        assert_eq!(p.hand(0), [Tower, Statue, Hero]);
        assert_eq!(p.discarded(Well) + p.discarded(Quarry), 2);
        p.used_up();
        let mut p = office(edition, &[Well, Quarry, Hero]).deck(&[Tower]).new_round(0);
        p.cards(&[Well]);
        assert_eq!(p.hand(0), [Tower, Quarry, Hero]);
        p.used_up();
    });
}

#[test] // RULES 8.6
fn an_office_building_need_not_be_used_and_three_cards_are_too_many() {
    both_editions(|edition| {
        let mut p = office(edition, &[Well, Quarry, Hero]).new_round(0);
        let three = p.refused(Answer::Cards(bag(&[Well, Quarry, Hero])));
        assert_eq!(three, Illegal::TooMany { named: 3, at_most: 2 });
        p.cards(&[]);
        assert_eq!(p.hand(0), [Well, Quarry, Hero]);
        assert_eq!(p.step(), Step::Turn);
    });
}

#[test] // RULES 8.6: they go onto the discard pile, and only then are others drawn
fn the_cards_given_away_may_come_back_from_the_new_deck() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, OfficeBuilding, Statue])
            .covers(0, 2, &[Chapel])
            .rest_tucked(0, 2)
            .holds(0, &[Well, Quarry])
            .new_round(0);
        p.cards(&[Well, Quarry]);
        assert_eq!(p.hand(0), [Well, Quarry], "there were no others");
        assert_eq!((p.deck_len(), p.discard_len()), (0, 0));
    });
}

#[test] // RULES 8.6
fn with_one_card_only_one_is_exchanged() {
    let p = office(First, &[Well]).new_round(0);
    assert_eq!(p.cards_asked(0), (0, 1));
    let p = office(First, &[]).new_round(0);
    assert_eq!(p.step(), Step::Turn, "with an empty hand there is nothing to ask");
}

#[test] // RULES 4.2: a step is finished for everybody before the next begins
fn office_buildings_come_before_chapels() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .new_buildings()
            .town(0, &[IndigoPlant, Chapel])
            .town(1, &[IndigoPlant, OfficeBuilding, Chapel])
            .holds(0, &[Well])
            .holds(1, &[Quarry])
            .new_round(0);
        assert_eq!((p.step(), p.pending()), (Step::Swap, vec![1]));
        p.cards(&[]);
        assert_eq!((p.step(), p.pending()), (Step::Tuck, vec![0, 1]));
    });
}
