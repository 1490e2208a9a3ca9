//! Score sheets, line by line.

use rules::Sheet;
use serde_json::{Value, json};

/// A player's side of the score sheet.
pub fn to_json(sheet: &Sheet) -> Value {
    let line = |line: &rules::Line| json!({"item": line.item.id(), "points": line.points});
    json!({
        "seat": sheet.seat.index(),
        "lines": sheet.lines.iter().map(line).collect::<Value>(),
        "total": sheet.total,
        "tie_break": sheet.tie_break,
    })
}
