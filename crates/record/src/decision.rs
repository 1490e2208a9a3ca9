//! Where a game stands: part of positions and of views.

use crate::error::{FormError, Problem, excerpt};
use crate::fields::{self, Fields, Read};
use crate::words;
use rules::{Card, Decision, Flow, MAX_CARDS, Players, Seat, SeatSet, Step};
use serde_json::{Value, json};

const KEYS: &[&str] =
    &["step", "pending", "chooser", "turn", "library", "sold", "asked_by", "to_discard", "paying"];

/// The decision, every key written.
pub(crate) fn to_json(decision: &Decision) -> Value {
    let asked_by = decision.asked_by.iter().map(|asker| asker.map(|card| card.id().into()));
    let to_discard = decision.to_discard.iter().map(|&n| (n > 0).then(|| n.into()));
    json!({
        "step": decision.step.id(),
        "pending": words::seats(decision.pending),
        "chooser": decision.chooser.index(),
        "turn": decision.turn,
        "library": decision.library,
        "sold": decision.sold,
        "asked_by": words::by_seat(asked_by),
        "to_discard": words::by_seat(to_discard),
        "paying": decision.paying.map(|place| place.index()),
    })
}

/// The registers of a running game. What is to be paid follows from the place, and whoever pays
/// is told in his prompt.
pub(crate) fn of_flow(flow: &Flow) -> Decision {
    Decision {
        step: flow.step,
        pending: flow.pending,
        chooser: flow.chooser,
        turn: flow.turn,
        library: flow.library,
        sold: flow.sold,
        asked_by: flow.asked_by,
        to_discard: flow.to_discard,
        paying: flow.payment.map(|payment| payment.place),
    }
}

/// Reads a decision; what is left out follows from the governor or is as at the first turn.
pub(crate) fn read(value: &Value, players: Players, governor: Seat) -> Read<Decision> {
    let fields = Fields::new(value, KEYS)?;
    let step = |value| fields::named(value, "a step", Step::from_id);
    let step = fields.optional("step", step)?.unwrap_or(Step::Turn);
    let turn = fields.optional("turn", |value| fields::small(value, 0, u8::MAX))?.unwrap_or(0);
    let chooser = fields.optional("chooser", fields::seat)?;
    let chooser = chooser.unwrap_or_else(|| by_turn(players, governor, turn));
    let nobody = step == Step::Over;
    let default = if nobody { SeatSet::NONE } else { SeatSet::of(chooser) };
    let count = |value: &Value| fields::small(value, 0, MAX_CARDS as u8);
    let asked_by = |value: &Value| by_seat(value, |value| fields::card(value).map(Some));
    Ok(Decision {
        step,
        pending: fields.optional("pending", fields::seats)?.unwrap_or(default),
        chooser,
        turn,
        library: fields.flag("library")?,
        sold: fields.flag("sold")?,
        asked_by: fields.optional::<[Option<Card>; 4]>("asked_by", asked_by)?.unwrap_or_default(),
        to_discard: fields
            .optional("to_discard", |value| by_seat(value, count))?
            .unwrap_or_default(),
        paying: fields
            .optional("paying", |value| fields::nullable(value, fields::place))?
            .flatten(),
    })
}

/// Whose turn it is after so many turns of a round.
fn by_turn(players: Players, governor: Seat, turn: u8) -> Seat {
    let clockwise = (governor.index() + turn as usize) % players.count() as usize;
    Seat::new(clockwise).unwrap_or(governor)
}

/// An object from seat to value; seats left out have the default.
fn by_seat<T: Copy + Default>(
    value: &Value,
    read: impl Fn(&Value) -> Read<T>,
) -> Read<[T; Seat::MAX]> {
    let mut values = [T::default(); Seat::MAX];
    for (key, value) in fields::object(value)? {
        let seat = ["0", "1", "2", "3"].into_iter().position(|seat| seat == key);
        let Some(seat) = seat else {
            let wanted = "a seat (\"0\" to \"3\")";
            return Err(FormError::new(Problem::NoSuchName { wanted, found: excerpt(key) }));
        };
        values[seat] = read(value).map_err(|error| error.under(key))?;
    }
    Ok(values)
}
