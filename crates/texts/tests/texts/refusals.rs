//! Every reason for a refusal has a text that tells what to do.

use crate::assert_whole;
use crate::reader::written;
use rules::{Card, EventCard, Illegal, Place, Role, Seat, SetupError, Shape, Tile};
use std::collections::BTreeSet;
use texts::{Lang, Texts};

const SHAPES: [Shape; 7] = [
    Shape::Role,
    Shape::Build,
    Shape::Pay,
    Shape::Goods,
    Shape::Demolish,
    Shape::Cards,
    Shape::Confirm,
];

fn refusals() -> Vec<Illegal> {
    let seat = Seat::new(2).expect("a seat");
    let place = Place::new(3).expect("a place");
    let mut all = vec![
        Illegal::GameOver,
        Illegal::NoSuchSeat { seat },
        Illegal::NotAsked { seat },
        Illegal::RoleTaken { role: Role::Builder, by: seat },
        Illegal::RoleNotUsed { role: Role::Trader },
        Illegal::LibraryAsked,
        Illegal::LibraryNotAsked,
        Illegal::EventNotOpen { event: EventCard::Taxes },
        Illegal::NothingToVisit,
        Illegal::NotInHand { card: Card::Well },
        Illegal::CathedralNotOpen,
        Illegal::AlreadyStands { card: Card::Crane },
        Illegal::NoSuchPlace { place },
        Illegal::NothingBuildsOver,
        Illegal::MayNotCover { card: Card::Palace, covered: Card::Crane },
        Illegal::TooDear { price: 5, means: 2 },
        Illegal::CostsTooMuch { cost: 6, at_most: 4 },
        Illegal::WrongPayment { paid: 2, cost: 3 },
        Illegal::TooManyGoods { named: 3, at_most: 2 },
        Illegal::PlaceTwice { place },
        Illegal::NoGood { place },
        Illegal::CannotProduce { place },
        Illegal::NotOffered { card: Card::Library },
        Illegal::TooFew { named: 1, at_least: 4 },
        Illegal::TooMany { named: 5, at_most: 2 },
    ];
    all.extend(SHAPES.map(|wanted| Illegal::WrongShape { wanted }));
    all
}

fn setup_errors() -> Vec<SetupError> {
    vec![
        SetupError::NoSuchGovernor { seat: Seat::FIRST },
        SetupError::WrongDeck { card: Card::Well, given: 2, wanted: 3 },
        SetupError::MissingTile { tile: Tile::B },
    ]
}

#[test]
fn every_refusal_is_told_in_every_language() {
    for texts in Lang::ALL.map(Texts::of) {
        let name = |seat: Seat| format!("Anna{seat}");
        let told: BTreeSet<String> =
            refusals().iter().map(|illegal| texts.refusal(illegal, name)).collect();
        assert_eq!(told.len(), refusals().len(), "no two reasons sound the same");
        told.iter().for_each(|text| assert_whole(text));
        let taken = Illegal::RoleTaken { role: Role::Builder, by: Seat::FIRST };
        let taken = texts.refusal(&taken, name);
        assert!(taken.contains(&texts.role(Role::Builder)) && taken.contains("Anna0"), "{taken}");
        let covered = Illegal::MayNotCover { card: Card::Palace, covered: Card::Crane };
        let covered = texts.refusal(&covered, name);
        for card in [Card::Palace, Card::Crane] {
            assert!(covered.contains(&texts.card(card)), "{covered}");
        }
        setup_errors().iter().for_each(|error| assert_whole(&texts.setup_refusal(error)));
    }
}

/// So a reason added to the rules cannot be forgotten in the list above.
#[test]
fn every_text_for_a_refusal_is_tried_here() {
    let texts = written(Lang::En);
    let keys = texts.values().filter(|written| written.file == "refusals.ftl").count();
    assert_eq!(keys, refusals().len() + setup_errors().len());
    let without_shapes = refusals().len() - SHAPES.len();
    let codes: BTreeSet<&str> = refusals().iter().map(|illegal| illegal.code()).collect();
    assert_eq!(codes.len(), without_shapes + 1, "each reason once, and each shape");
}
