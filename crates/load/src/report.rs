//! Figures, for people and for programs.

use serde_json::{Map, Value, json};
use std::time::Duration;

/// Figures in the order in which they were found.
#[derive(Debug, Default)]
pub(crate) struct Report {
    lines: Vec<Line>,
}

#[derive(Debug)]
struct Line {
    name: String,
    value: Value,
    unit: &'static str,
    bar: Option<Bar>,
}

/// What a figure should be.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bar {
    /// At most this.
    AtMost(f64),
    /// At least this.
    AtLeast(f64),
}

impl Report {
    pub(crate) fn new(title: &str) -> Report {
        let mut report = Report::default();
        report.text("measured", title.to_owned());
        report
    }

    pub(crate) fn text(&mut self, name: &str, value: String) {
        self.push(name, Value::from(value), "", None);
    }

    pub(crate) fn number(&mut self, name: &str, value: f64, unit: &'static str) {
        self.push(name, rounded(value), unit, None);
    }

    pub(crate) fn against(&mut self, name: &str, value: f64, unit: &'static str, bar: Bar) {
        self.push(name, rounded(value), unit, Some(bar));
    }

    pub(crate) fn count(&mut self, name: &str, value: usize) {
        self.push(name, Value::from(value), "", None);
    }

    /// The quantiles of times, the 99th percentile against a bar.
    pub(crate) fn times(&mut self, name: &str, times: &mut [Duration], bar: Option<Bar>) {
        times.sort_unstable();
        for (word, share) in [("p50", 0.5), ("p99", 0.99), ("max", 1.0)] {
            let Some(time) = quantile(times, share) else { continue };
            let bar = bar.filter(|_| word == "p99");
            self.push(&format!("{name}, {word}"), rounded(time.as_secs_f64() * 1e3), "ms", bar);
        }
    }

    /// Writes it all to standard output.
    #[expect(clippy::print_stdout, reason = "this is what the program is for")]
    pub(crate) fn print(&self, json: bool) {
        if json {
            println!("{:#}", self.json());
        } else {
            print!("{}", self.table());
        }
    }

    fn push(&mut self, name: &str, value: Value, unit: &'static str, bar: Option<Bar>) {
        self.lines.push(Line { name: name.to_owned(), value, unit, bar });
    }

    fn json(&self) -> Value {
        let lines = self.lines.iter().map(|line| {
            let mut object = Map::new();
            object.insert("value".to_owned(), line.value.clone());
            if !line.unit.is_empty() {
                object.insert("unit".to_owned(), Value::from(line.unit));
            }
            if let Some(bar) = line.bar {
                object.insert("bar".to_owned(), Value::from(bar.words()));
                object.insert("met".to_owned(), json!(bar.is_met(&line.value)));
            }
            (line.name.clone(), Value::from(object))
        });
        Value::from(lines.collect::<Map<_, _>>())
    }

    fn table(&self) -> String {
        let width = self.lines.iter().map(|line| line.name.chars().count()).max().unwrap_or(0);
        let rows = self.lines.iter().map(|line| {
            let value = match &line.value {
                Value::String(text) => text.clone(),
                number => format!("{number:>10} {}", line.unit).trim_end().to_owned(),
            };
            let bar = line.bar.map_or(String::new(), |bar| {
                let met = if bar.is_met(&line.value) { "met" } else { "MISSED" };
                format!("   bar: {}, {met}", bar.words())
            });
            format!("{:<width$}  {value}{bar}\n", line.name)
        });
        rows.collect()
    }
}

impl Bar {
    fn is_met(self, value: &Value) -> bool {
        let value = value.as_f64().unwrap_or(f64::NAN);
        match self {
            Bar::AtMost(most) => value <= most,
            Bar::AtLeast(least) => value >= least,
        }
    }

    fn words(self) -> String {
        match self {
            Bar::AtMost(most) => format!("at most {most}"),
            Bar::AtLeast(least) => format!("at least {least}"),
        }
    }
}

/// The smallest of the sorted times that so large a share of them does not exceed.
pub(crate) fn quantile(sorted: &[Duration], share: f64) -> Option<Duration> {
    let index = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(index.max(1) - 1).copied()
}

fn rounded(value: f64) -> Value {
    let digits = if value.abs() < 100.0 { 100.0 } else { 1.0 };
    Value::from((value * digits).round() / digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_textbook() {
        let times: Vec<_> = (1..=200).map(Duration::from_millis).collect();
        let at = |share| quantile(&times, share).map(|time| time.as_millis());
        assert_eq!((at(0.5), at(0.99), at(1.0)), (Some(100), Some(198), Some(200)));
        assert_eq!(quantile(&times[..1], 0.99), Some(times[0]));
        assert_eq!(quantile(&[], 0.5), None);
    }

    #[test]
    fn a_bar_is_met_or_missed() {
        let mut report = Report::new("nothing");
        report.against("good", 3.0, "ms", Bar::AtMost(3.0));
        report.against("bad", 2.0, "/s", Bar::AtLeast(3.0));
        let json = report.json();
        assert_eq!((&json["good"]["met"], &json["bad"]["met"]), (&json!(true), &json!(false)));
        assert!(report.table().contains("bar: at least 3, MISSED"), "{}", report.table());
    }
}
