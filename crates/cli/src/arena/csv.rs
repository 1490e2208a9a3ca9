//! A match as comma-separated values. Nothing in it needs quotes: names of bots have no commas.

use arena::{Estimate, Line, Report};
use std::io::{self, Write};

const HEADS: &str = "kind,bot,version,entries,games,wins,share,share_low,share_high,points,\
    points_low,points_high,points_sd,rank1,rank2,rank3,rank4,rating,rating_sd,cpu_ms";

/// A line for each entry (`entry`), then one for each bot by name (`level`).
pub(crate) fn write(report: &Report, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "{HEADS}")?;
    let entries = report.bots.iter().map(|line| ("entry", line));
    for (kind, line) in entries.chain(report.levels.iter().map(|line| ("level", line))) {
        writeln!(output, "{}", row(kind, line).join(","))?;
    }
    Ok(())
}

fn row(kind: &str, line: &Line) -> Vec<String> {
    let cell = |value: Option<f64>| value.map_or(String::new(), |value| value.to_string());
    let estimate = |estimate: Option<Estimate>| {
        let value = estimate.map(|estimate| estimate.value);
        let ends = [estimate.and_then(|e| e.low), estimate.and_then(|e| e.high)];
        [cell(value), cell(ends[0]), cell(ends[1])]
    };
    let text = |text: &str| text.replace([',', '"', '\n'], " ");
    let ranks = (0..4).map(|rank| line.ranks.get(rank).map_or(String::new(), u64::to_string));
    let mut cells = vec![
        kind.to_owned(),
        text(&line.bot),
        text(&line.version),
        line.entries.to_string(),
        line.games.to_string(),
        line.wins.to_string(),
    ];
    cells.extend(estimate(line.share));
    cells.extend(estimate(line.points));
    cells.push(cell(line.points_deviation));
    cells.extend(ranks);
    cells.push(cell(line.rating.map(|rating| rating.value)));
    cells.push(cell(line.rating.map(|rating| rating.uncertainty)));
    cells.push(cell(line.cpu_ms));
    cells
}
