//! A survey as tables for people.

use crate::columns::{Columns, interval, number, percent, plural};
use arena::{Building, Opening, Spread, SurveyReport, TableReport};
use std::io::{self, Write};

/// Writes the report.
pub(crate) fn write(
    report: &SurveyReport,
    source: &str,
    interrupted: bool,
    output: &mut impl Write,
) -> io::Result<()> {
    let so_far = if interrupted { " INTERRUPTED: what is known so far." } else { "" };
    writeln!(output, "{}: {source}.{so_far}", games(report.games))?;
    if report.unfinished > 0 {
        let (one, many) = (
            "record is of a game that is not over; it does not count.",
            "records are of games that are not over; they do not count.",
        );
        writeln!(output, "{}", plural(report.unfinished, one, many))?;
    }
    for table in &report.tables {
        writeln!(output, "\n{} players, {}", table.players, games(table.games))?;
        one_table(table, output)?;
        for part in &table.editions {
            let edition = part.edition.unwrap_or_default();
            let games = games(part.games);
            writeln!(output, "\n{} players, {edition} edition, {games}", table.players)?;
            positions(part, output)?;
            spreads(part, output)?;
        }
    }
    if report.refused.count > 0 {
        let (one, many) =
            ("record does not hold or cannot be read:", "records do not hold or cannot be read:");
        writeln!(output, "\n{}", plural(report.refused.count, one, many))?;
        for refused in &report.refused.first {
            writeln!(output, "  {}: {}", refused.path.display(), refused.reason)?;
        }
    }
    if report.failures.count > 0 {
        writeln!(output)?;
        crate::arena::failures(&report.failures, output)?;
    }
    Ok(())
}

fn games(count: u64) -> String {
    plural(count, "game", "games")
}

fn one_table(table: &TableReport, output: &mut impl Write) -> io::Result<()> {
    positions(table, output)?;
    writeln!(output)?;
    let heads = ["governor's first role", "taken", "wins", "95 %", "points"];
    let mut columns = Columns::new(&heads);
    for role in &table.first_roles {
        columns.row([
            role.role.to_owned(),
            percent(Some(role.taken)),
            percent(role.wins.map(|wins| wins.value)),
            interval(role.wins),
            number(role.points.map(|points| points.value), 1),
        ]);
    }
    columns.write(output)?;
    writeln!(output)?;
    let heads = ["building", "built", "builders", "anybody", "winner", "wins", "95 %", "points"];
    let mut columns = Columns::new(&heads);
    for building in by_wins(&table.buildings) {
        columns.row([
            name(building.card),
            number(Some(building.built), 2),
            percent(Some(building.builders)),
            percent(Some(building.by_anybody)),
            percent(Some(building.by_winner)),
            percent(building.wins.map(|wins| wins.value)),
            interval(building.wins),
            number(building.points.map(|points| points.value), 1),
        ]);
    }
    columns.write(output)?;
    writeln!(output)?;
    let mut columns = Columns::new(&["built first", "players", "wins", "95 %", "points"]);
    for opening in often(&table.openings) {
        columns.row([
            name(opening.card),
            percent(Some(opening.part)),
            percent(opening.wins.map(|wins| wins.value)),
            interval(opening.wins),
            number(opening.points.map(|points| points.value), 1),
        ]);
    }
    columns.write(output)?;
    writeln!(output)?;
    spreads(table, output)
}

/// The openings, the most frequent first.
pub(crate) fn often(openings: &[Opening]) -> Vec<&Opening> {
    let mut sorted: Vec<&Opening> = openings.iter().collect();
    sorted.sort_by_key(|opening| std::cmp::Reverse(opening.players));
    sorted
}

/// The buildings, those whose builders win most first.
pub(crate) fn by_wins(buildings: &[Building]) -> Vec<&Building> {
    let wins = |building: &&Building| building.wins.map_or(-1.0, |wins| wins.value);
    let mut sorted: Vec<&Building> = buildings.iter().collect();
    sorted.sort_by(|a, b| wins(b).total_cmp(&wins(a)));
    sorted
}

/// A place in the first round, in words.
pub(crate) fn place(position: usize) -> &'static str {
    ["first governor", "second", "third", "fourth"].get(position).copied().unwrap_or("–")
}

/// The name of a card as it stands in a table.
pub(crate) fn name(id: &str) -> String {
    id.replace('_', " ")
}

fn positions(table: &TableReport, output: &mut impl Write) -> io::Result<()> {
    let mut columns = Columns::new(&["place in round 1", "wins", "95 %", "points"]);
    for position in &table.positions {
        columns.row([
            place(position.position).to_owned(),
            percent(position.wins.map(|wins| wins.value)),
            interval(position.wins),
            number(position.points.map(|points| points.value), 2),
        ]);
    }
    columns.write(output)
}

fn spreads(table: &TableReport, output: &mut impl Write) -> io::Result<()> {
    let heads = ["spread", "mean", "sd", "5 %", "25 %", "half", "75 %", "95 %"];
    let mut columns = Columns::new(&heads);
    let rows: [(&str, &Spread); 3] = [
        ("points", &table.scores),
        ("points of the best", &table.best_scores),
        ("rounds", &table.rounds),
    ];
    for (what, spread) in rows {
        let quantiles = spread.quantiles.map(|value| number(value.map(f64::from), 0));
        let cells = [what.to_owned(), number(spread.mean, 2), number(spread.deviation, 2)];
        columns.row(cells.into_iter().chain(quantiles));
    }
    columns.write(output)
}
