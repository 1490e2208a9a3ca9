//! A fresh store for each test, of either kind.

use store::{
    Append, Appended, Holder, Phase, Place, Settings, Store,
    testing::{self, Database, Folder},
};

/// Makes two tests of one: `name::sqlite` and `name::postgres`.
macro_rules! on_both {
    ($($name:ident,)*) => {
        $(mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                super::$name(crate::support::Fresh::sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                super::$name(crate::support::Fresh::postgres().await).await;
            }
        })*
    };
}
pub(crate) use on_both;

/// A place with nothing in it.
pub(crate) struct Fresh {
    pub(crate) place: Place,
    /// What has to live as long as the place is used.
    _guard: Guard,
}

#[expect(dead_code, reason = "they are only there to be dropped at the end")]
enum Guard {
    Folder(Folder),
    Database(Database),
}

impl Fresh {
    pub(crate) fn sqlite() -> Fresh {
        let folder = testing::folder();
        Fresh { place: folder.place("tables.db"), _guard: Guard::Folder(folder) }
    }

    pub(crate) async fn postgres() -> Fresh {
        let database = testing::postgres().await;
        Fresh { place: database.place(), _guard: Guard::Database(database) }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.place, Settings::default()).await.expect("the store opens")
    }
}

/// An entry whose text and hash follow from its table and number.
pub(crate) fn entry(table: &str, seq: u64) -> Append {
    Append {
        table: table.to_owned(),
        seq,
        at: 1_700_000_000_000 + i64::try_from(seq).expect("small numbers"),
        body: format!(r#"{{"table":"{table}","entry":{seq},"text":"Señor Ääß 🂡"}}"#),
        hash: format!("hash of {table} {seq}"),
        move_id: None,
        phase: Phase::Playing,
        due_at: None,
        holders: Vec::new(),
    }
}

/// Appends entries of the given numbers, and expects each to be stored.
pub(crate) async fn fill(store: &Store, table: &str, numbers: std::ops::RangeInclusive<u64>) {
    for seq in numbers {
        assert_eq!(store.append(entry(table, seq)).await.expect("it works"), Appended::Stored);
    }
}

pub(crate) fn holder(seat: u8, holder: &str, creator: bool) -> Holder {
    Holder { seat, holder: holder.to_owned(), creator }
}
