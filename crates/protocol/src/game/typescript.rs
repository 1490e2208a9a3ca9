//! The types of this module in TypeScript.

use super::*;
use ts_rs::{Config, TS};

/// Every type of this module as an exported declaration with its documentation, in an order that
/// does not change. They name each other and nothing else, so they can stand in one file.
pub fn declarations(config: &Config) -> Vec<String> {
    macro_rules! of {
        ($($name:ident)*) => { vec![$(declaration::<$name>(config)),*] };
    }
    of! {
        CardId EventCardId RoleId TileId StepId WhyId ItemId ReasonId ShapeId
        Edition Opening Chance Governor Options
        Answer Payment
        Prompt Ask Deal Pool Purpose
        BrokenRule Illegal
        Price Part
        Sheet Line
        View Seen Building Decision
        ViewPatch ViewChanges
        Sighting
        Question RoleChoice EventChoice CardChoice PlaceChoice
    }
}

/// Doc comments as TypeScript has them.
pub(super) fn comment(lines: &[&str]) -> String {
    let lines: String = lines.iter().map(|line| format!(" *{line}\n")).collect();
    format!("/**\n{lines} */\n")
}

/// A type that is one of these strings.
pub(super) fn union(names: impl Iterator<Item = &'static str>) -> String {
    names.map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(" | ")
}

fn declaration<T: TS>(config: &Config) -> String {
    format!("{}export {}", T::docs().unwrap_or_default(), T::decl(config))
}
