//! The text files taken apart: which keys they have, and which variables and other texts each of
//! them uses.

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use texts::{Lang, sources};

/// A text as it is written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Written {
    pub(crate) file: &'static str,
    pub(crate) variables: BTreeSet<String>,
    pub(crate) references: BTreeSet<String>,
    /// Its words, without what stands in braces.
    pub(crate) words: Vec<String>,
}

/// Every text of a language that the program says, by its key; attributes as `card-well.text`.
pub(crate) fn written(lang: Lang) -> BTreeMap<String, Written> {
    taken_apart(lang, sources(lang).to_vec())
}

/// Every text of a language, those that only the page in the browser says included.
pub(crate) fn written_everywhere(lang: Lang) -> BTreeMap<String, Written> {
    let mut all = sources(lang).to_vec();
    all.extend(of_the_page(lang));
    taken_apart(lang, all)
}

/// Whether a file is the page's alone, and no part of the program.
pub(crate) fn is_of_the_page(file: &str) -> bool {
    file.starts_with("web-")
}

/// The folder of a language.
pub(crate) fn folder(lang: Lang) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(lang.code())
}

/// The files of the page alone, with their names. They are kept for as long as the test runs.
fn of_the_page(lang: Lang) -> Vec<(&'static str, &'static str)> {
    let entries = std::fs::read_dir(folder(lang)).expect("every language has a folder");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    let named = paths.filter_map(|path| {
        let name = path.file_name()?.to_str()?.to_owned();
        is_of_the_page(&name).then_some((name, path))
    });
    let mut files: Vec<(&'static str, &'static str)> = named
        .map(|(name, path)| {
            let text = std::fs::read_to_string(&path).expect("texts are UTF-8");
            (&*name.leak(), &*text.leak())
        })
        .collect();
    files.sort();
    files
}

fn taken_apart(lang: Lang, files: Vec<(&'static str, &'static str)>) -> BTreeMap<String, Written> {
    let mut all = BTreeMap::new();
    for (file, source) in files {
        let resource = parser::parse(source).unwrap_or_else(|(_, errors)| {
            panic!("locales/{}/{file} cannot be read: {errors:?}", lang.code())
        });
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let own = message.value.iter().map(|value| (message.id.name.to_owned(), value));
            let attributes = message.attributes.iter().map(|attribute| {
                (format!("{}.{}", message.id.name, attribute.id.name), &attribute.value)
            });
            for (key, pattern) in own.chain(attributes) {
                let mut written = Written { file, ..Written::default() };
                read_pattern(pattern, &mut written);
                let before = all.insert(key.clone(), written);
                assert!(before.is_none(), "{key} is there twice in {}", lang.code());
            }
        }
    }
    all
}

/// The variables of a text and of all texts it refers to.
pub(crate) fn variables(all: &BTreeMap<String, Written>, key: &str) -> BTreeSet<String> {
    let written = all.get(key).unwrap_or_else(|| panic!("{key} is referred to and missing"));
    let others = written.references.iter().flat_map(|key| variables(all, key));
    written.variables.iter().cloned().chain(others).collect()
}

fn read_pattern(pattern: &Pattern<&str>, into: &mut Written) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let words = value.split(|c: char| !c.is_alphabetic());
                into.words.extend(words.filter(|w| !w.is_empty()).map(str::to_owned));
            }
            PatternElement::Placeable { expression } => read_expression(expression, into),
        }
    }
}

fn read_expression(expression: &Expression<&str>, into: &mut Written) {
    match expression {
        Expression::Select { selector, variants } => {
            read_inline(selector, into);
            variants.iter().for_each(|variant| read_pattern(&variant.value, into));
        }
        Expression::Inline(inline) => read_inline(inline, into),
    }
}

fn read_inline(inline: &InlineExpression<&str>, into: &mut Written) {
    match inline {
        InlineExpression::VariableReference { id } => {
            into.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
            into.references.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
        }
        InlineExpression::FunctionReference { arguments, .. } => read_call(arguments, into),
        InlineExpression::Placeable { expression } => read_expression(expression, into),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

fn read_call(arguments: &CallArguments<&str>, into: &mut Written) {
    arguments.positional.iter().for_each(|argument| read_inline(argument, into));
    arguments.named.iter().for_each(|argument| read_inline(&argument.value, into));
}
