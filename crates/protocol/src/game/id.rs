//! Names of things: each a string on the wire, and one of a fixed list.
//!
//! The lists come from `rules`, so a new card has its name here, in the schema and in TypeScript
//! without anybody writing it again.

use rules::{Card, EventCard, Item, Reason, Role, Shape, Step, Tile, Why};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::openapi::{RefOr, schema::SchemaType};

/// Defines names: what they are of, all there are, and what a wrong one is told to be.
macro_rules! ids {
    ($($(#[doc = $doc:literal])+ $name:ident($of:ty) in $all:expr, $wanted:literal;)*) => {$(
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name($of);

        impl $name {
            /// Everything that can be named so, in a fixed order.
            pub fn all() -> impl Iterator<Item = $name> {
                $all.map($name)
            }

            /// The name.
            pub fn as_str(self) -> &'static str {
                self.0.id()
            }

            /// What is named.
            pub fn get(self) -> $of {
                self.0
            }
        }

        impl From<$of> for $name {
            fn from(named: $of) -> $name {
                $name(named)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let name = <Cow<'de, str>>::deserialize(deserializer)?;
                let found = $name::all().find(|id| id.as_str() == name);
                found.ok_or_else(|| D::Error::custom(concat!("this is not ", $wanted)))
            }
        }

        impl utoipa::PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                one_of($name::all().map($name::as_str))
            }
        }

        impl utoipa::ToSchema for $name {}

        #[cfg(feature = "typescript")]
        impl ts_rs::TS for $name {
            type WithoutGenerics = $name;
            type OptionInnerType = $name;
            // As of an enum, so that objects with such keys need not have all of them.
            const IS_ENUM: bool = true;

            fn docs() -> Option<String> {
                Some(super::typescript::comment(&[$($doc),+]))
            }

            fn name(_: &ts_rs::Config) -> String {
                stringify!($name).to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                super::typescript::union($name::all().map($name::as_str))
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} = {};", stringify!($name), $name::inline(config))
            }

            fn decl_concrete(config: &ts_rs::Config) -> String {
                $name::decl(config)
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($name), ".ts").into())
            }
        }
    )*};
}

ids! {
    /// A card, by its name in the card table of the rules: `"indigo_plant"`.
    CardId(Card) in Card::ALL.into_iter(), "a card";

    /// An event card: `"taxes"`. Each is a card, too.
    EventCardId(EventCard) in EventCard::ALL.into_iter(), "an event";

    /// A role: `"builder"`.
    RoleId(Role) in Role::ALL.into_iter(), "a role";

    /// A trading house tile, by its letter: `"A"`.
    TileId(Tile) in Tile::ALL.into_iter(), "a tile";

    /// Where a game stands: the question being asked, `"over"` if none is any more.
    StepId(Step) in Step::ALL.into_iter(), "a step";

    /// The rule that asks, or that gave somebody a card: `"opening"`, `"turn"`, `"hand_limit"`, a
    /// role, a building or an event.
    WhyId(Why) in whys(), "a rule that asks";

    /// What points are for: `"buildings"` (what is printed on them), `"tucked"`, or a building
    /// that scores at the end.
    ItemId(Item) in items(), "a line of the score sheet";

    /// What lowers a price: the `"privilege"`, a building that helps, the building built `"over"`,
    /// or the event `"free_building"`, which takes off everything.
    ReasonId(PriceReason) in reasons(), "something that lowers a price";

    /// The kind of answer a question wants: `"role"`, which an event also answers; `"build"`, which
    /// passing also answers; and so on.
    ShapeId(Shape) in SHAPES.into_iter(), "a kind of answer";
}

impl PartialOrd for RoleId {
    fn partial_cmp(&self, other: &RoleId) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// As in the rules, so that objects from role to something are written in that order.
impl Ord for RoleId {
    fn cmp(&self, other: &RoleId) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

/// What lowers a price, without the values that belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PriceReason {
    /// The privilege of having chosen the builder.
    Privilege,
    /// The building that is built over.
    Over,
    /// A building that helps.
    Building(Card),
    /// The event that builds for nothing.
    FreeBuilding,
}

impl PriceReason {
    /// The name used in messages.
    pub const fn id(self) -> &'static str {
        match self {
            PriceReason::Privilege => "privilege",
            PriceReason::Over => "over",
            PriceReason::Building(card) => card.id(),
            PriceReason::FreeBuilding => EventCard::FreeBuilding.id(),
        }
    }
}

impl From<Reason> for ReasonId {
    fn from(reason: Reason) -> ReasonId {
        ReasonId(match reason {
            Reason::Privilege => PriceReason::Privilege,
            Reason::Building(card) => PriceReason::Building(card),
            Reason::Over(_) => PriceReason::Over,
        })
    }
}

const SHAPES: [Shape; 7] = [
    Shape::Role,
    Shape::Build,
    Shape::Pay,
    Shape::Goods,
    Shape::Demolish,
    Shape::Cards,
    Shape::Confirm,
];

fn buildings() -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(|card| !card.is_event())
}

fn whys() -> impl Iterator<Item = Why> {
    [Why::Opening, Why::Turn, Why::HandLimit]
        .into_iter()
        .chain(Role::ALL.into_iter().map(Why::Role))
        .chain(buildings().map(Why::Building))
        .chain(EventCard::ALL.into_iter().map(Why::Event))
}

fn items() -> impl Iterator<Item = Item> {
    [Item::Buildings, Item::Tucked].into_iter().chain(buildings().map(Item::Building))
}

fn reasons() -> impl Iterator<Item = PriceReason> {
    [PriceReason::Privilege, PriceReason::Over, PriceReason::FreeBuilding]
        .into_iter()
        .chain(buildings().map(PriceReason::Building))
}

/// The schema of a string that is one of these.
fn one_of(names: impl Iterator<Item = &'static str>) -> RefOr<Schema> {
    ObjectBuilder::new()
        .schema_type(SchemaType::new(Type::String))
        .enum_values(Some(names.collect::<Vec<_>>()))
        .into()
}
