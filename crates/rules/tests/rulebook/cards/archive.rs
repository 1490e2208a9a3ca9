//! Archive. (RULES 7.12)

use testkit::prelude::*;

#[test] // RULES 7.12
fn an_archive_takes_all_cards_into_the_hand_and_discards_from_the_whole_of_it() {
    both_editions(|edition| {
        let mut p = scenario(2)
            .edition(edition)
            .town(0, &[IndigoPlant, Archive])
            .holds(0, &[Smithy])
            .deck(&[Hero, Statue, Tower, Well, Quarry])
            .councillor(0);
        assert_eq!(p.hand(0), [Smithy, Well, Tower, Quarry, Statue, Hero]);
        assert_eq!(p.cards_asked(0), (4, 4));
        p.seat(0).cards(&[Smithy, Well, Tower, Quarry]);
        assert_eq!(p.hand(0), [Statue, Hero], "an old card went, two new ones stayed");
    });
}

#[test] // RULES 7.12, the table
fn an_archive_discards_one_four_or_seven() {
    for (chooser, library, away) in [(1, false, 1), (0, false, 4), (0, true, 7)] {
        let extra = if library { Library } else { Statue };
        let p = scenario(2)
            .town(0, &[IndigoPlant, Archive, extra])
            .deck(&[Hero, Tower, Well, Quarry, Hero, Tower, Well, Quarry, Hero, Tower, Well])
            .councillor(chooser);
        assert_eq!(p.cards_asked(0), (away, away));
    }
}

#[test] // RULES 5.4 d
fn an_archive_discards_what_was_dealt_less_what_is_kept() {
    // Three of five cards could be dealt, two may be kept with the prefecture.
    let p = scenario(2)
        .town(0, &[IndigoPlant, Archive, Prefecture, Chapel])
        .rest_tucked(0, 3)
        .deck(&[Hero, Tower, Well])
        .councillor(0);
    assert_eq!(p.hand(0), [Well, Tower, Hero]);
    assert_eq!(p.cards_asked(0), (1, 1));
    assert_eq!(p.pending(), [0], "nothing was left for the other player");
}

#[test] // RULES 5.4 d
fn an_archive_discards_nothing_when_only_the_kept_cards_could_be_dealt() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Archive, Chapel])
        .rest_tucked(0, 2)
        .holds(0, &[Well])
        .deck(&[Hero])
        .councillor(0);
    assert_eq!(p.hand(0), [Well, Hero]);
    assert_eq!(p.step(), Step::Turn);
}
