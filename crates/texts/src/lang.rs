//! The four languages.

/// A language in which the cards have been printed, and in which the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
    /// Russian.
    Ru,
    /// German.
    De,
}

/// Where the wish for a language may stand in the environment, the strongest first.
pub const VARIABLES: [&str; 4] = ["SANJUAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

impl Lang {
    /// All four.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Es, Lang::Ru, Lang::De];

    /// The two letters that stand for it everywhere.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
            Lang::Ru => "ru",
            Lang::De => "de",
        }
    }

    /// What the language calls itself.
    pub const fn autonym(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Es => "Español",
            Lang::Ru => "Русский",
            Lang::De => "Deutsch",
        }
    }

    /// The language of a code with whatever may follow it: `de`, `de-AT`, `de_DE.UTF-8`.
    pub fn parse(code: &str) -> Option<Lang> {
        let language = code.split(['_', '-', '.', '@']).next().unwrap_or(code).to_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == language)
    }

    /// The language the environment asks for: the first variable of [`VARIABLES`] that is set
    /// decides. English where it names a language the program does not speak.
    pub fn from_env() -> Lang {
        Lang::from_variables(|name| std::env::var(name).ok())
    }

    /// The same, of any set of variables.
    pub fn from_variables(value: impl Fn(&str) -> Option<String>) -> Lang {
        let set = VARIABLES.iter().filter_map(|name| value(name)).find(|text| !text.is_empty());
        set.and_then(|text| Lang::parse(&text)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn codes_are_read_with_what_follows_them() {
        for lang in Lang::ALL {
            assert_eq!(Lang::parse(lang.code()), Some(lang));
            let upper = lang.code().to_uppercase();
            assert_eq!(Lang::parse(&format!("{}_{upper}.UTF-8", lang.code())), Some(lang));
            assert_eq!(Lang::parse(&format!("{upper}-419")), Some(lang));
        }
        for other in ["", "C", "C.UTF-8", "POSIX", "la", "deu", "english"] {
            assert_eq!(Lang::parse(other), None, "{other}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let with = |set: &[(&str, &str)]| {
            let value = |name: &str| set.iter().find(|(set, _)| *set == name);
            Lang::from_variables(|name| value(name).map(|(_, text)| (*text).to_owned()))
        };
        assert_eq!(with(&[]), Lang::En);
        assert_eq!(with(&[("LANG", "de_DE.UTF-8")]), Lang::De);
        assert_eq!(with(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "ru_RU")]), Lang::Ru);
        assert_eq!(with(&[("LC_ALL", "es"), ("LC_MESSAGES", "ru_RU")]), Lang::Es);
        assert_eq!(with(&[("LC_ALL", ""), ("LC_MESSAGES", "ru_RU")]), Lang::Ru);
        assert_eq!(with(&[("LC_ALL", "C"), ("LANG", "ru_RU")]), Lang::En);
        assert_eq!(with(&[("SANJUAN_LANG", "de"), ("LC_ALL", "C")]), Lang::De);
        assert_eq!(with(&[("SANJUAN_LANG", "la"), ("LANG", "de")]), Lang::En);
    }
}
