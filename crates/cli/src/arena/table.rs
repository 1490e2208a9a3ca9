//! A match as a table for people.

use crate::columns::{Columns, interval, number, percent, plural, thousands};
use arena::{End, Failures, Line, Report, SprtReport, Verdict};
use serde_json::Value;
use std::io::{self, Write};

/// Writes the report.
pub(crate) fn write(report: &Report, output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "{}", heading(report))?;
    writeln!(output)?;
    lines(&report.bots, output)?;
    if report.levels.len() < report.bots.len() {
        writeln!(output, "\nBots of the same name together:")?;
        lines(&report.levels, output)?;
    }
    writeln!(
        output,
        "\nA game had {} rounds and {} decisions.{}",
        number(report.rounds, 1),
        number(report.decisions, 1),
        report.cpu.map_or(String::new(), |cpu| format!(
            " {} games per second of processor time, {:.1} s in all.",
            thousands(cpu.games_a_second as u64),
            cpu.seconds
        )),
    )?;
    if let Some(sprt) = &report.sprt {
        writeln!(output, "{}", verdict(sprt))?;
    }
    failures(&report.failures, output)
}

/// Says how many games failed, and how to play the first of them again.
pub(crate) fn failures(failures: &Failures, output: &mut impl Write) -> io::Result<()> {
    if failures.count == 0 {
        return writeln!(output, "No game failed.");
    }
    let (one, many) = ("game FAILED:", "games FAILED; the first:");
    writeln!(output, "{}", plural(failures.count, one, many))?;
    for failed in &failures.first {
        let arena::Failed { deal, rotation, seed, options, reason } = failed;
        writeln!(output, "  deal {deal}, rotation {rotation}: {reason}")?;
        writeln!(output, "    seed {seed}, options {options}")?;
    }
    Ok(())
}

/// "first edition, New Buildings, events, chosen opening hands".
pub(crate) fn options_in_words(options: &[Value]) -> String {
    let [options] = options else {
        return format!("{} option sets in turn", options.len());
    };
    let mut words = vec![format!("{} edition", options["edition"].as_str().unwrap_or_default())];
    let extras = [
        (options["new_buildings"] == true, "New Buildings"),
        (options["events"] == true, "events"),
        (options["opening"] == "chosen", "chosen opening hands"),
    ];
    words.extend(extras.iter().filter(|(on, _)| *on).map(|(_, name)| (*name).to_owned()));
    words.join(", ")
}

fn heading(report: &Report) -> String {
    let end = match report.end {
        End::Complete | End::Decided => "",
        End::Interrupted => " INTERRUPTED: what is known so far.",
        End::NotWritten => " STOPPED because a record could not be written: what is known so far.",
    };
    format!(
        "{} players, {}: {}, which are {} in {} seatings each; seed {}.{end}",
        report.players,
        options_in_words(&report.options),
        plural(report.games, "game", "games"),
        plural(report.deals, "deal", "deals"),
        report.players,
        report.seed,
    )
}

fn lines(lines: &[Line], output: &mut impl Write) -> io::Result<()> {
    let ranks = ["1st", "2nd", "3rd", "4th"];
    let players = lines.first().map_or(0, |line| line.ranks.len());
    let mut heads = vec!["bot", "won", "share", "95 %", "points", "sd"];
    heads.extend(&ranks[..players.min(ranks.len())]);
    let rated = lines.iter().any(|line| line.rating.is_some());
    heads.extend(if rated { &["rating", "±"][..] } else { &["entries"] });
    heads.push("ms/decision");
    let mut table = Columns::new(&heads);
    for line in lines {
        let mut cells = vec![
            line.bot.clone(),
            thousands(line.wins.round() as u64),
            percent(line.share.map(|share| share.value)),
            interval(line.share),
            number(line.points.map(|points| points.value), 2),
            number(line.points_deviation, 2),
        ];
        cells.extend(line.ranks.iter().map(|&count| thousands(count)));
        match line.rating {
            Some(rating) => {
                cells.extend([number(Some(rating.value), 2), number(Some(rating.uncertainty), 2)]);
            }
            None => cells.push(line.entries.to_string()),
        }
        cells.push(number(line.cpu_ms, if line.cpu_ms > Some(1.0) { 2 } else { 5 }));
        table.row(cells);
    }
    table.write(output)
}

fn verdict(sprt: &SprtReport) -> String {
    let SprtReport { first, second, llr, limit, .. } = sprt;
    let says = match sprt.verdict {
        Verdict::Better => format!("{first} is better than {second}"),
        Verdict::NotBetter => format!("{first} is not better than {second} by that much"),
        Verdict::Undecided => "undecided; more games are needed".to_owned(),
    };
    format!(
        "Test: {says}. Log-likelihood ratio {llr:.2}, limits ±{limit:.2}; {first} scores {} ({}) \
         against {second}.",
        percent(sprt.score.map(|score| score.value)),
        interval(sprt.score),
    )
}
