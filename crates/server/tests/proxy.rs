//! Nothing is done twice and nothing is lost, however bad the network is: whole games by people
//! only, through a proxy that loses, delays, repeats and reorders single messages both ways, and
//! breaks connections at any moment, also between a move and its reply.
//!
//! `SANJUAN_FAULTS` sets how many connections are to be broken (10,000 for a long night), and
//! `SANJUAN_SEED` the chances. The same seed breaks the same messages of the same connection, but
//! which message comes when is up to the system.

mod common;
mod proxy {
    pub(crate) mod line;
    pub(crate) mod person;
    pub(crate) mod trouble;
}

use client::{Address, Api, Fault, Player};
use common::{TestServer, here, link, setup};
use proxy::line;
use proxy::person::{Person, habits};
use proxy::trouble::Trouble;
use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Settings, Store};
use table::{Entry, Maker};
use tokio::time::timeout;

/// So many connections are broken at least.
const CUTS: u64 = 400;
/// Until the rarest trouble has happened both ways, so many rounds of games are played at most.
const MOST_ROUNDS: u64 = 20;
/// A game that takes longer has come to a halt.
const LONGEST: Duration = Duration::from_secs(120);

/// What was found at a table.
#[derive(Default, Debug)]
struct Found {
    answers: usize,
    deeds: usize,
    acknowledged: usize,
    unacknowledged: usize,
    reconnects: u64,
    resent: u64,
    duplicates: u64,
    gaps: u64,
    compared: u32,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[expect(clippy::print_stderr, reason = "whoever looks at the test wants seed and figures")]
async fn nothing_is_lost_or_done_twice_over_a_bad_network() {
    let seed = number("SANJUAN_SEED").unwrap_or_else(any_seed);
    let wanted = number("SANJUAN_FAULTS").unwrap_or(CUTS);
    eprintln!("SANJUAN_SEED={seed}");
    let server = TestServer::start().await;
    let trouble = Arc::new(Trouble::new(seed));
    let proxy = line::between(server.address(), Arc::clone(&trouble)).await;
    let since = Instant::now();
    let mut all = Found::default();
    let mut games = 0;
    while trouble.cuts() < wanted || (trouble.is_missing() && games < 6 * MOST_ROUNDS) {
        let number = |game: u64| seed.wrapping_add(games + game);
        let play = |game: u64| play_and_check(&server, proxy, &trouble, 2 + game % 3, number(game));
        let round = tokio::join!(play(0), play(1), play(2), play(3), play(4), play(5));
        for found in [round.0, round.1, round.2, round.3, round.4, round.5] {
            all.add(&found);
            games += 1;
        }
    }
    eprintln!(
        "{games} games in {:.1?}, {} connections cut: {all:?}",
        since.elapsed(),
        trouble.cuts()
    );
    eprintln!("{:?}", trouble.counted());
    for (way, kind, count) in trouble.counted() {
        assert!(count > 0, "no message {way:?} was {kind}: the test tests nothing");
    }
    assert!(all.duplicates > 0, "nothing was ever sent twice");
    assert!(all.compared > 0, "nobody ever compared");
    server.stop().await;
}

/// Plays one game through the proxy and compares everybody's memory with what is stored.
async fn play_and_check(
    server: &TestServer,
    proxy: SocketAddr,
    trouble: &Trouble,
    players: u64,
    seed: u64,
) -> Found {
    let mut people = people(server, proxy, players, seed).await;
    people[0].start().await;
    let games = people.iter_mut().map(Person::play);
    let ended = timeout(LONGEST, futures_util::future::try_join_all(games)).await;
    let Ok(ended) = ended else {
        let standing: Vec<_> = people.iter().map(Person::standing).collect();
        panic!("the game of seed {seed} came to a halt:\n{}", standing.join("\n"));
    };
    ended.expect("everybody can go on");
    let found = check_store(server, &people).await;
    for person in &people {
        let seat = person.player.seat();
        let known = person.player.follower().snapshot().expect("he saw the game");
        assert_eq!(known, &person.seen_by_server().await, "seat {seat:?} of seed {seed}");
        let blamed: Vec<&Fault> = person.player.tally().faults.iter().collect();
        let blamed = blamed.into_iter().filter(|fault| is_servers(fault, trouble));
        assert_eq!(blamed.collect::<Vec<_>>(), Vec::<&Fault>::new(), "seat {seat:?}, seed {seed}");
    }
    found
}

/// Whether it is the server's fault. That a move is known which its player sent once is the
/// proxy's, if it was the proxy that sent it twice.
fn is_servers(fault: &Fault, trouble: &Trouble) -> bool {
    match fault {
        Fault::NeverSentBefore { id, .. } => !trouble.has_repeated(id),
        _ => true,
    }
}

/// Compares what people sent and were told with the rows of the table.
async fn check_store(server: &TestServer, people: &[Person]) -> Found {
    let store = Store::open_reading(&server.place, Settings::default()).await.expect("it opens");
    let rows = store.rows(people[0].player.table(), 0).await.expect("it can be read");
    store.close().await;
    let mut found = Found::default();
    let mut stored: HashMap<String, u64> = HashMap::new();
    for row in rows {
        let entry: Entry = serde_json::from_str(&row.body).expect("it is an entry");
        let by_person = matches!(entry, Entry::Answered { by: Maker::Person, .. });
        match row.move_id {
            None => assert!(!by_person, "row {} was nobody's move", row.seq),
            Some(id) => {
                *(if by_person { &mut found.answers } else { &mut found.deeds }) += 1;
                let before = stored.insert(id, row.seq);
                assert_eq!(before, None, "row {} was stored before", row.seq);
            }
        }
    }
    let sent: HashSet<&String> = people.iter().flat_map(|person| &person.sent).collect();
    assert!(stored.keys().all(|id| sent.contains(id)), "something was stored that nobody sent");
    for person in people {
        let tally = person.player.tally();
        for ack in &tally.acks {
            assert_eq!(stored.get(&ack.id), Some(&ack.seq), "an acknowledged move is not stored");
        }
        let acknowledged: HashSet<&String> = tally.acks.iter().map(|ack| &ack.id).collect();
        assert_eq!(acknowledged.len(), tally.acks.len(), "a move was settled twice");
        found.acknowledged += acknowledged.len();
        let silent = |id: &&String| stored.contains_key(*id) && !acknowledged.contains(*id);
        found.unacknowledged += person.sent.iter().filter(silent).count();
        found.reconnects += tally.reconnects();
        found.resent += tally.resent;
        found.duplicates += tally.duplicates + tally.late_replies;
        found.gaps += tally.gaps;
        found.compared += person.compared;
    }
    assert_eq!(found.answers + found.deeds, found.acknowledged + found.unacknowledged);
    found
}

/// All people of a new table, none of whom has connected yet.
async fn people(server: &TestServer, proxy: SocketAddr, players: u64, seed: u64) -> Vec<Person> {
    let mut seats = vec![here("Ann")];
    seats.extend((1..players).map(|_| link()));
    let created = server.create(&setup(seats)).await;
    let mut tokens = vec![created.token.clone().expect("the creator asked for a token")];
    for seat in 1..players as usize {
        tokens.push(server.join(&created, seat, &format!("Ben {seat}")).await.1);
    }
    let address = |at: SocketAddr| -> Address { at.to_string().parse().expect("an address") };
    let api = Api::new(address(server.address()));
    let person = |(seat, token): (u8, String)| {
        let addresses = vec![address(proxy)];
        let player = Player::with_habits(addresses, &created.table, &token, Some(seat), habits());
        Person::new(player, api.clone(), token, seed.wrapping_mul(4) + u64::from(seat))
    };
    (0..).zip(tokens).map(person).collect()
}

impl Found {
    fn add(&mut self, other: &Found) {
        self.answers += other.answers;
        self.deeds += other.deeds;
        self.acknowledged += other.acknowledged;
        self.unacknowledged += other.unacknowledged;
        self.reconnects += other.reconnects;
        self.resent += other.resent;
        self.duplicates += other.duplicates;
        self.gaps += other.gaps;
        self.compared += other.compared;
    }
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

fn any_seed() -> u64 {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    u64::from(u32::from_le_bytes(bytes))
}
