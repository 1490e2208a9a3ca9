//! Who looks after a table, and who sits at it.

use store::{Append, Phase, Store};

use crate::support::{Fresh, entry, fill, holder, on_both};

on_both! {
    a_due_table_has_one_keeper,
    tables_are_found_by_their_holders,
}

async fn a_due_table_has_one_keeper(fresh: Fresh) {
    let store = fresh.open().await;
    for (table, due_at) in [("late", Some(300)), ("early", Some(100)), ("never", None)] {
        store.append(Append { due_at, ..entry(table, 1) }).await.expect("it works");
    }
    let due = async |now| store.due(now, 10).await.expect("it works");
    let claim =
        async |node, now, until| store.claim("early", node, now, until).await.expect("it works");
    assert_eq!(due(99).await, [""; 0]);
    assert_eq!(due(100).await, ["early"]);
    assert_eq!(due(300).await, ["early", "late"]);
    assert_eq!(store.due(300, 1).await.expect("it works"), ["early"]);

    assert!(claim("one", 100, 200).await, "it was free");
    assert!(!claim("two", 199, 400).await, "it is kept");
    assert!(claim("one", 150, 250).await, "one's own lease can be made longer");
    assert_eq!(due(249).await, [""; 0]);
    assert_eq!(due(250).await, ["early"], "the lease has ended");
    assert!(claim("two", 250, 900).await, "it has ended for others too");
    assert!(!claim("one", 251, 900).await, "it was taken over");
    assert!(!store.claim("nowhere", "one", 0, 1).await.expect("it works"));

    store.release("one").await.expect("it works");
    assert_eq!(due(300).await, ["late"], "only one's own leases end");
    store.release("two").await.expect("it works");
    assert_eq!(due(300).await, ["early", "late"]);

    // A lease does not keep anybody from writing, and an entry moves the time.
    assert!(claim("one", 300, 900).await);
    store.append(Append { due_at: None, ..entry("early", 2) }).await.expect("it works");
    assert_eq!(due(5_000).await, ["late"]);
}

async fn tables_are_found_by_their_holders(fresh: Fresh) {
    let store = fresh.open().await;
    let first = Append {
        phase: Phase::Gathering,
        holders: vec![holder(0, "anna", true), holder(2, "bert", false)],
        ..entry("a", 1)
    };
    store.append(first).await.expect("it works");
    let other = Append { at: 1, holders: vec![holder(1, "anna", true)], ..entry("b", 1) };
    store.append(other).await.expect("it works");
    assert_eq!(tables(&store, "anna").await, [("a".to_owned(), 0), ("b".to_owned(), 1)]);
    assert_eq!(tables(&store, "bert").await, [("a".to_owned(), 2)]);
    assert_eq!(store.held_by("anna", 1).await.expect("it works").len(), 1);
    assert_eq!(store.open_tables_of("anna").await.expect("it works"), 2);
    assert_eq!(store.open_tables_of("bert").await.expect("it works"), 0);

    // A seat changes hands, the others stay; the table that changed last comes first.
    let at = 1_800_000_000_000;
    let change = Append { at, holders: vec![holder(1, "carl", false)], ..entry("b", 2) };
    store.append(Append { due_at: Some(5), ..change }).await.expect("it works");
    assert_eq!(tables(&store, "anna").await, [("a".to_owned(), 0)]);
    let listings = store.held_by("carl", 9).await.expect("it works");
    assert_eq!(listings.len(), 1);
    let listing = &listings[0];
    assert_eq!((listing.table.as_str(), listing.seat, listing.seq), ("b", 1, 2));
    assert_eq!((listing.phase, listing.updated_at), (Phase::Playing, at));
    assert_eq!(listing.due_at, Some(5));

    let end = Append { phase: Phase::Over, ..entry("a", 2) };
    store.append(end).await.expect("it works");
    assert_eq!(store.open_tables_of("anna").await.expect("it works"), 0);
    assert_eq!(store.held_by("bert", 9).await.expect("it works")[0].phase, Phase::Over);

    // An entry that is not stored changes nobody's seat.
    fill(&store, "c", 1..=1).await;
    let late = Append { holders: vec![holder(0, "anna", true)], ..entry("c", 1) };
    store.append(late).await.expect("it works");
    assert_eq!(tables(&store, "anna").await, [("a".to_owned(), 0)]);
}

async fn tables(store: &Store, name: &str) -> Vec<(String, u8)> {
    let listings = store.held_by(name, 9).await.expect("it works");
    listings.into_iter().map(|listing| (listing.table, listing.seat)).collect()
}
