//! Debt relief. (RULES 9.1)

use testkit::prelude::*;

#[test] // RULES 9.1
fn every_player_draws_three_cards_the_chooser_first() {
    both_editions(|edition| {
        let p = scenario(3)
            .edition(edition)
            .deck(&[Hero, Hero, Hero, Tower, Tower, Tower, Well, Well, Well])
            .event(1, EventCard::DebtRelief);
        assert_eq!(p.hand(1), [Hero, Hero, Hero]);
        assert_eq!(p.hand(2), [Tower, Tower, Tower]);
        assert_eq!(p.hand(0), [Well, Well, Well]);
        p.used_up();
    });
}

#[test] // RULES 9.0 f, 4.12
fn when_cards_run_out_the_later_players_get_fewer() {
    let p = scenario(2)
        .town(0, &[IndigoPlant, Chapel])
        .rest_tucked(0, 1)
        .open(&EventCard::ALL)
        .deck(&[Hero, Tower, Well, Quarry])
        .event(0, EventCard::DebtRelief);
    assert_eq!((p.hand_len(0), p.hand_len(1)), (3, 1));
}
