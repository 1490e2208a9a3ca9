//! Several servers on one database: whoever is asked, it is the same table.

mod common;

use common::{Chooser, Player, TestServer, bot, here, link, setup};
use protocol::http::Tables;
use protocol::seating::Phase;
use protocol::socket::{Verdict, What};
use std::time::Duration;
use store::testing::postgres;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_through_two_servers() {
    // Once with wake-ups, and once by polling alone.
    for listen in [true, false] {
        let database = postgres().await;
        let start = || {
            TestServer::start_at(database.place(), |config| {
                config.settings.listen = listen;
                config.poll = Duration::from_millis(100);
            })
        };
        let (here_, there) = (start().await, start().await);
        let seats = vec![here("Ann"), link(), bot("novice"), bot("steady")];
        let created = here_.create(&setup(seats)).await;
        let (_, token) = there.join(&created, 1, "Ben").await;
        let mut ann = here_.player(&created, 0).await;
        let mut ben = Player::connect(there.address(), &created.table, Some(&token), Some(1)).await;
        ben.chooser = Chooser::Any(5);
        ben.deed(What::Start).await;
        tokio::join!(ann.play_to_the_end(), ben.play_to_the_end());
        let (ann, ben) = (ann.snapshot.expect("she saw it"), ben.snapshot.expect("he saw it"));
        assert_eq!(ann.table, ben.table);
        assert_eq!(ann.seq, ben.seq);
        there.stop().await;
        here_.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_at_another_server() {
    let database = postgres().await;
    let first = TestServer::start_at(database.place(), |_| ()).await;
    let second = TestServer::start_at(database.place(), |_| ()).await;
    let mut setup = setup(vec![here("Ann"), bot("novice"), bot("steady")]);
    setup.pace = 200;
    let created = first.create(&setup).await;
    let mut ann = first.player(&created, 0).await;
    ann.deed(What::Start).await;
    ann.deed(What::Leave).await;
    first.stop().await;
    let mut ann = second.player(&created, 0).await;
    while ann.phase() != Some(Phase::Over) {
        ann.next().await.expect("the bots go on");
    }
    second.stop().await;
}

/// Both want to play again, at once and at different servers: there is one table to go to.
#[tokio::test(flavor = "multi_thread")]
async fn two_who_want_to_play_again_meet_at_one_table() {
    let database = postgres().await;
    let one = TestServer::start_at(database.place(), |_| ()).await;
    let other = TestServer::start_at(database.place(), |_| ()).await;
    let created = one.create(&setup(vec![here("Ann"), link()])).await;
    let (_, token) = other.join(&created, 1, "Ben").await;
    let mut ann = one.player(&created, 0).await;
    let mut ben = Player::connect(other.address(), &created.table, Some(&token), Some(1)).await;
    ann.deed(What::Start).await;
    tokio::join!(ann.play_to_the_end(), ben.play_to_the_end());
    let (first, second) = tokio::join!(ann.deed(What::Rematch), ben.deed(What::Rematch));
    let made = [first, second].iter().filter(|did| matches!(did, Verdict::Applied { .. })).count();
    assert_eq!(made, 1);
    for token in [created.token.as_deref().expect("hers"), &token] {
        let Tables { tables } = one.client(token).get("/api/tables").await.expect("a list");
        assert_eq!(tables.len(), 2, "the old one and the new one: {tables:?}");
    }
    other.stop().await;
    one.stop().await;
}
