//! SVG as text: the few shapes that charts need.
//!
//! Colours are of middle brightness and the ground is clear, so that a picture can be read on
//! white and on black pages alike.

use std::fmt::Write;

/// Words and axes.
pub(crate) const INK: &str = "#7d8590";
/// Lines behind the data.
pub(crate) const GRID: &str = "#7d859055";
/// The data.
pub(crate) const FIRST: &str = "#2f81c7";
/// The other data.
pub(crate) const SECOND: &str = "#d9822b";

/// A picture being drawn.
#[derive(Debug)]
pub(crate) struct Svg {
    body: String,
    width: f64,
    height: f64,
}

/// Where a text stands relative to its point.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

impl Svg {
    pub(crate) fn new(width: f64, height: f64) -> Svg {
        Svg { body: String::new(), width, height }
    }

    pub(crate) fn rect(&mut self, [x, y, width, height]: [f64; 4], colour: &str) {
        self.push(format_args!(
            r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{colour}"/>"#
        ));
    }

    pub(crate) fn line(&mut self, [x1, y1, x2, y2]: [f64; 4], colour: &str, width: f64) {
        self.push(format_args!(
            r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" stroke="{colour}" stroke-width="{width}"/>"#
        ));
    }

    pub(crate) fn dot(&mut self, x: f64, y: f64, radius: f64, colour: &str) {
        self.push(format_args!(
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}" fill="{colour}"/>"#
        ));
    }

    pub(crate) fn text(&mut self, x: f64, y: f64, anchor: Anchor, size: u32, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escaped(text);
        self.push(format_args!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="{size}" fill="{INK}">{text}</text>"#
        ));
    }

    /// A word that is read from below.
    pub(crate) fn upright(&mut self, x: f64, y: f64, text: &str) {
        let text = escaped(text);
        self.push(format_args!(
            r#"<text transform="translate({x:.1} {y:.1}) rotate(-90)" text-anchor="middle" font-size="13" fill="{INK}">{text}</text>"#
        ));
    }

    /// The whole file.
    pub(crate) fn finish(self, title: &str) -> String {
        let Svg { body, width, height } = self;
        let title = escaped(title);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" font-family=\"system-ui, sans-serif\" \
             role=\"img\">\n<title>{title}</title>\n{body}</svg>\n"
        )
    }

    fn push(&mut self, shape: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "{shape}");
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_cannot_break_out_of_a_picture() {
        let mut svg = Svg::new(10.0, 10.0);
        svg.text(1.0, 2.0, Anchor::Start, 12, "</text><script>&");
        let file = svg.finish("<a>");
        assert!(file.contains("&lt;/text&gt;&lt;script&gt;&amp;</text>"), "{file}");
        assert!(file.contains("<title>&lt;a&gt;</title>"), "{file}");
    }
}
