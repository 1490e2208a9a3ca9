//! Two kinds of chart: rows of shares with their intervals, and columns of counts.

use crate::stats::svg::{Anchor, FIRST, GRID, INK, SECOND, Svg};
use arena::Estimate;

const WIDTH: f64 = 800.0;
const RIGHT: f64 = 776.0;

/// What every chart says about itself.
#[derive(Debug)]
pub(crate) struct Heading {
    pub(crate) title: String,
    pub(crate) subtitle: String,
}

/// A row of a chart of shares.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) label: String,
    /// A few words at the right edge.
    pub(crate) note: String,
    pub(crate) share: Estimate,
}

/// Shares with their intervals, a row each; a line marks what would be even.
pub(crate) fn rows(heading: &Heading, axis: &str, note: &str, rows: &[Row], even: f64) -> String {
    const STEP: f64 = 20.0;
    let (left, right, top) = (170.0, RIGHT - 84.0, 84.0);
    let bottom = top + STEP * rows.len() as f64;
    let mut svg = Svg::new(WIDTH, bottom + 50.0);
    head(&mut svg, heading);
    let lows = rows.iter().map(|row| row.share.low.unwrap_or(row.share.value));
    let highs = rows.iter().map(|row| row.share.high.unwrap_or(row.share.value));
    let scale = Scale::around(lows.fold(even, f64::min), highs.fold(even, f64::max));
    let x = |share: f64| scale.place(share, left, right);
    for tick in scale.ticks() {
        svg.line([x(tick), top, x(tick), bottom], GRID, 1.0);
        svg.text(x(tick), bottom + 18.0, Anchor::Middle, 12, &scale.percent(tick));
    }
    svg.line([x(even), top - 6.0, x(even), bottom], SECOND, 1.5);
    svg.text(x(even), top - 10.0, Anchor::Middle, 12, "even");
    svg.text(RIGHT, top - 10.0, Anchor::End, 12, note);
    svg.text((left + right) / 2.0, bottom + 38.0, Anchor::Middle, 13, axis);
    for (i, row) in rows.iter().enumerate() {
        let y = top + STEP * (i as f64 + 0.5);
        svg.text(left - 10.0, y + 4.5, Anchor::End, 13, &row.label);
        svg.text(RIGHT, y + 4.5, Anchor::End, 12, &row.note);
        if let (Some(low), Some(high)) = (row.share.low, row.share.high) {
            svg.line([x(low), y, x(high), y], FIRST, 2.5);
        }
        svg.dot(x(row.share.value), y, 4.5, FIRST);
    }
    svg.finish(&heading.title)
}

/// One or two series of counts, each drawn as shares of its own total.
pub(crate) fn columns(heading: &Heading, axis: &str, series: &[(&str, &[(u16, u64)])]) -> String {
    let (left, right, top, bottom) = (70.0, RIGHT, 96.0, 350.0);
    let mut svg = Svg::new(WIDTH, bottom + 50.0);
    head(&mut svg, heading);
    let numbers = || series.iter().flat_map(|(_, counts)| counts.iter().map(|&(number, _)| number));
    let (first, last) = (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0));
    let share = |counts: &[(u16, u64)], count: u64| {
        count as f64 / counts.iter().map(|&(_, count)| count).sum::<u64>().max(1) as f64
    };
    let shares =
        series.iter().flat_map(|(_, counts)| counts.iter().map(|&(_, n)| share(counts, n)));
    let scale = Scale::around(0.0, shares.fold(0.0, f64::max));
    let y = |share: f64| scale.place(share, bottom, top);
    for tick in scale.ticks() {
        svg.line([left, y(tick), right, y(tick)], GRID, 1.0);
        svg.text(left - 8.0, y(tick) + 4.0, Anchor::End, 12, &scale.percent(tick));
    }
    let slot = (right - left) / f64::from(last - first + 1);
    let width = (slot * 0.86 / series.len().max(1) as f64).max(0.6);
    let colours = [FIRST, SECOND];
    for (i, (name, counts)) in series.iter().enumerate() {
        let colour = colours[i % colours.len()];
        for &(number, count) in *counts {
            let x = left + slot * (f64::from(number - first) + 0.07) + width * i as f64;
            let top = y(share(counts, count));
            svg.rect([x, top, width, bottom - top], colour);
        }
        if series.len() > 1 {
            let x = left + 150.0 * i as f64;
            svg.rect([x, 72.0, 12.0, 12.0], colour);
            svg.text(x + 18.0, 83.0, Anchor::Start, 13, name);
        }
    }
    svg.line([left, bottom, right, bottom], INK, 1.0);
    let every =
        [1, 2, 5, 10, 20, 50].into_iter().find(|n| slot * f64::from(*n) >= 28.0).unwrap_or(100);
    for number in (first..=last).filter(|number| number % every == 0) {
        let x = left + slot * (f64::from(number - first) + 0.5);
        svg.text(x, bottom + 18.0, Anchor::Middle, 12, &number.to_string());
    }
    svg.text((left + right) / 2.0, bottom + 38.0, Anchor::Middle, 13, axis);
    svg.upright(18.0, (top + bottom) / 2.0, "share");
    svg.finish(&heading.title)
}

fn head(svg: &mut Svg, heading: &Heading) {
    svg.text(20.0, 30.0, Anchor::Start, 19, &heading.title);
    svg.text(20.0, 52.0, Anchor::Start, 13, &heading.subtitle);
}

/// An axis whose ends and ticks are round numbers.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    fn around(low: f64, high: f64) -> Scale {
        const STEPS: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0];
        let step = STEPS.into_iter().find(|step| (high - low) / step <= 8.0).unwrap_or(1.0);
        let low = (low / step).floor() * step;
        let high = ((high / step).ceil() * step).max(low + step);
        Scale { low, high, step }
    }

    fn place(&self, value: f64, from: f64, to: f64) -> f64 {
        from + (to - from) * (value - self.low) / (self.high - self.low)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> + use<> {
        let (low, step) = (self.low, self.step);
        let count = ((self.high - self.low) / step).round() as u32;
        (0..=count).map(move |i| low + step * f64::from(i))
    }

    fn percent(&self, value: f64) -> String {
        let decimals = if self.step < 0.01 { 1 } else { 0 };
        // A tick at nothing may come out as a tiny negative number.
        format!("{:.decimals$} %", 100.0 * value + 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_round_ends_and_few_ticks() {
        let scale = Scale::around(0.213, 0.287);
        let ticks: Vec<String> = scale.ticks().map(|tick| scale.percent(tick)).collect();
        assert_eq!(ticks, ["21 %", "22 %", "23 %", "24 %", "25 %", "26 %", "27 %", "28 %", "29 %"]);
        assert!(scale.place(0.213, 0.0, 1.0) >= 0.0 && scale.place(0.287, 0.0, 1.0) <= 1.0);
        let flat = Scale::around(0.5, 0.5);
        assert!(flat.place(0.5, 0.0, 1.0).is_finite());
    }

    #[test]
    fn a_histogram_has_a_column_for_every_number() {
        let heading = Heading { title: "t".to_owned(), subtitle: "s".to_owned() };
        let file = columns(&heading, "points", &[("all", &[(3, 1), (4, 2), (9, 1)])]);
        assert_eq!(file.matches("<rect").count(), 3, "{file}");
        assert!(columns(&heading, "points", &[("all", &[])]).contains("</svg>"));
    }
}
