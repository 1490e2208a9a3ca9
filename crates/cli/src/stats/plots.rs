//! The plots of a survey: what goes into which picture.

use crate::columns::{percent, plural};
use crate::stats::chart::{Heading, Row, columns, rows};
use crate::stats::table::{by_wins, name, often, place};
use arena::{Folder, FolderError, SurveyReport, TableReport};

/// Draws all plots of all tables.
pub(crate) fn draw(
    report: &SurveyReport,
    source: &str,
    folder: &Folder,
) -> Result<(), FolderError> {
    for table in &report.tables {
        let games = plural(table.games, "game", "games");
        let heading = |title: &str| Heading {
            title: format!("{title}, {} players", table.players),
            subtitle: format!("{games}: {source}"),
        };
        let players = table.players;
        for (what, picture) in [
            ("seats", seats(table, &heading("Wins by place in the first round"))),
            ("roles", roles(table, &heading("Wins of the first governor by his first role"))),
            ("buildings", buildings(table, &heading("Wins of those who built a building"))),
            ("openings", openings(table, &heading("Wins by what was built first"))),
            ("scores", scores(table, &heading("Points"))),
            ("rounds", rounds(table, &heading("Rounds"))),
        ] {
            folder.keep(&format!("{what}-{players}.svg"), picture.as_bytes())?;
        }
    }
    Ok(())
}

const AXIS: &str = "share of wins, with 95 % interval";

fn seats(table: &TableReport, heading: &Heading) -> String {
    let shown: Vec<Row> = table
        .positions
        .iter()
        .filter_map(|position| {
            let share = position.wins?;
            let label = place(position.position).to_owned();
            Some(Row { label, note: percent(Some(share.value)), share })
        })
        .collect();
    rows(heading, AXIS, "wins", &shown, even(table))
}

fn roles(table: &TableReport, heading: &Heading) -> String {
    let shown: Vec<Row> = table
        .first_roles
        .iter()
        .filter_map(|role| {
            let (label, note) = (role.role.to_owned(), percent(Some(role.taken)));
            Some(Row { label, note, share: role.wins? })
        })
        .collect();
    rows(heading, AXIS, "taken", &shown, even(table))
}

fn buildings(table: &TableReport, heading: &Heading) -> String {
    let shown: Vec<Row> = by_wins(&table.buildings)
        .into_iter()
        .filter_map(|building| {
            let (label, note) = (name(building.card), percent(Some(building.builders)));
            Some(Row { label, note, share: building.wins? })
        })
        .collect();
    rows(heading, AXIS, "built by", &shown, even(table))
}

/// Openings that hardly anybody plays have intervals as wide as the picture.
const SELDOM: f64 = 0.002;

fn openings(table: &TableReport, heading: &Heading) -> String {
    let shown: Vec<Row> = often(&table.openings)
        .into_iter()
        .filter(|opening| opening.part >= SELDOM)
        .filter_map(|opening| {
            let (label, note) = (name(opening.card), percent(Some(opening.part)));
            Some(Row { label, note, share: opening.wins? })
        })
        .collect();
    rows(heading, AXIS, "players", &shown, even(table))
}

fn scores(table: &TableReport, heading: &Heading) -> String {
    let all = ("all players", &table.scores.counts[..]);
    columns(heading, "points", &[all, ("best of each game", &table.best_scores.counts)])
}

fn rounds(table: &TableReport, heading: &Heading) -> String {
    columns(heading, "rounds", &[("rounds", &table.rounds.counts)])
}

fn even(table: &TableReport) -> f64 {
    1.0 / table.players.max(1) as f64
}
