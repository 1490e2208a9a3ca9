//! Which ways of compressing an asker accepts. (RFC 9110, 12.5.3)

/// Ways of compressing with the endings of their files: the one that makes files smallest first.
const WAYS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// What an asker accepts, a weight from 0 to 1000 for each way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Accepted {
    weights: [u16; WAYS.len()],
}

impl Accepted {
    /// Reads `Accept-Encoding`. Who says nothing gets nothing compressed; what makes no sense is
    /// passed over.
    pub(super) fn read(header: Option<&str>) -> Accepted {
        let parts = header.unwrap_or_default().split(',').map(weighed);
        let weight = |wanted: &str| {
            let named = |name: &str| {
                let mut of_name = parts.clone().filter(|(way, _)| way.eq_ignore_ascii_case(name));
                of_name.next().map(|(_, weight)| weight)
            };
            named(wanted).or_else(|| named("*")).unwrap_or(0)
        };
        Accepted { weights: WAYS.map(|(way, _)| weight(way)) }
    }

    /// The ways that are accepted, with the endings of their files; what the asker likes best
    /// comes first.
    pub(super) fn best_first(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let ways = WAYS.into_iter().zip(self.weights);
        let mut ways: Vec<_> = ways.filter(|(_, weight)| *weight > 0).collect();
        // The order of the ways stays where weights are equal.
        ways.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
        ways.into_iter().map(|(way, _)| way)
    }
}

/// A way and its weight in thousandths, as in `gzip;q=0.8`.
fn weighed(part: &str) -> (&str, u16) {
    let (way, parameter) = part.split_once(';').unwrap_or((part, "q=1"));
    let quality = parameter.trim().strip_prefix(['q', 'Q']).map(str::trim_start);
    let quality = quality.and_then(|rest| rest.strip_prefix('=')?.trim().parse::<f32>().ok());
    let weight = quality.filter(|quality| (0.0..=1.0).contains(quality));
    (way.trim(), weight.map_or(0, |quality| (quality * 1_000.0) as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(header: &str) -> Vec<&'static str> {
        Accepted::read(Some(header)).best_first().map(|(way, _)| way).collect()
    }

    #[test]
    fn what_is_accepted_and_liked_best_comes_first() {
        assert_eq!(ways("gzip, deflate, br, zstd"), ["br", "gzip"]);
        assert_eq!(ways("GZIP"), ["gzip"]);
        assert_eq!(ways("br;q=0.5, gzip;q=0.8"), ["gzip", "br"]);
        assert_eq!(ways("br; q=0, *;q=0.1"), ["gzip"]);
        assert_eq!(ways("*"), ["br", "gzip"]);
    }

    #[test]
    fn nothing_is_compressed_for_those_who_do_not_ask_for_it() {
        assert_eq!(Accepted::read(None).best_first().count(), 0);
        for header in ["", "identity", "br;q=0", "br;q=x", "brotli", "br;q=2", "br;q=-1", ";;,"] {
            assert_eq!(ways(header), [] as [&str; 0], "{header}");
        }
    }
}
