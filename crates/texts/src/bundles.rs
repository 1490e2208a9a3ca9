//! The texts as they are written down: `locales/<language>/*.ftl`, part of the program.
//!
//! A language is read when it is first spoken, so a start costs the reading of one.

use crate::Lang;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

pub(crate) type Bundle = FluentBundle<FluentResource>;

macro_rules! sources {
    ($($file:literal),*) => {
        /// The files of a language with their names, in the order in which they are read.
        pub const fn sources(lang: Lang) -> &'static [(&'static str, &'static str)] {
            match lang {
                Lang::En => &[$(($file, sources!(@text "en", $file))),*],
                Lang::Es => &[$(($file, sources!(@text "es", $file))),*],
                Lang::Ru => &[$(($file, sources!(@text "ru", $file))),*],
                Lang::De => &[$(($file, sources!(@text "de", $file))),*],
            }
        }
    };
    (@text $lang:literal, $file:literal) => {
        include_str!(concat!("../../../locales/", $lang, "/", $file))
    };
}

sources!(
    "cards.ftl",
    "roles.ftl",
    "words.ftl",
    "questions.ftl",
    "refusals.ftl",
    "story.ftl",
    "score.ftl",
    "program.ftl",
    "review.ftl",
    "terminal.ftl"
);

/// The texts of a language.
pub(crate) fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 4] = [const { OnceLock::new() }; 4];
    BUNDLES[lang as usize].get_or_init(|| read(lang))
}

/// A text of a language, if it is there and every variable in it has a value. `key` is the name
/// of a message, or of one of its attributes as in `card-well.text`.
pub(crate) fn format(lang: Lang, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = bundle(lang);
    let (name, attribute) = match key.split_once('.') {
        Some((name, attribute)) => (name, Some(attribute)),
        None => (key, None),
    };
    let message = bundle.get_message(name)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    errors.is_empty().then_some(text)
}

fn read(lang: Lang) -> Bundle {
    let code: LanguageIdentifier = lang.code().parse().expect("two letters are a language");
    let mut bundle = Bundle::new_concurrent(vec![code]);
    // The marks would stand in files and in golden tests; no text here is written from the right.
    bundle.set_use_isolating(false);
    for (_, source) in sources(lang) {
        // What can be read of a file with an error in it is used: a test finds the error.
        let resource =
            FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
