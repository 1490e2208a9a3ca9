//! The types of the wire in TypeScript: one file, `web/src/protocol.ts`. What is printed on the
//! cards stands beside it.

pub mod facts;

use crate::{game, http, refusal, replay, review, seating, socket, stream};
use ts_rs::{Config, TS};

/// The whole file. Numbers are numbers: none on the wire is larger than JavaScript can hold.
pub fn file() -> String {
    let config = Config::default().with_large_int("number");
    let mut parts = vec![HEAD.to_owned()];
    parts.extend(game::declarations(&config));
    macro_rules! of {
        ($($module:ident: $($name:ident)*;)*) => {
            $($(parts.push(declaration::<$module::$name>(&config));)*)*
        };
    }
    of! {
        seating: Setup SeatPlan Clock Forced TableInfo SeatInfo Player Absence Status Phase Proposal
            Wish TableResult;
        stream: Item What Snapshot;
        replay: Replay ReplayStep ReplayEyes ReplayItem Lesson;
        review: Review ReviewedAnswer Gravity ReviewedSeat;
        refusal: Refusal Code;
        socket: FromClient Move Deed What FromServer Reply Verdict;
        http: Create Created Continue ContinueSetup Join Joined Invitation Tables Listed Seen Items Health;
    }
    parts.join("\n\n") + "\n"
}

const HEAD: &str = "\
// What goes over the wire between the server and this page. Made from crates/protocol by
// `cargo xtask types`; do not edit.";

fn declaration<T: TS>(config: &Config) -> String {
    format!("{}export {}", T::docs().unwrap_or_default(), T::decl(config))
}
