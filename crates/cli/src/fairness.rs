//! What `sanjuan verify` says about the deal: who can have chosen the cards.

use record::Deal;
use texts::Texts;

/// What the deal of a record that holds is worth, in one word. Without anything from a player the
/// server can have tried secrets until it liked the cards, and committed itself only then.
pub(crate) fn word(deal: &Deal) -> &'static str {
    let something = |bytes: &Vec<u8>| !bytes.is_empty();
    if deal.entropy.iter().flatten().any(something) { "fair" } else { "committed" }
}

/// What each seat added, as hexadecimal digits; nothing for a seat that adds nothing.
pub(crate) fn added(deal: &Deal) -> Vec<Option<String>> {
    deal.entropy.iter().map(|bytes| bytes.as_deref().map(record::deal::hex)).collect()
}

/// The same for people, a sentence a line, with what a player has to compare.
pub(crate) fn in_words(
    deal: Option<&Deal>,
    names: &[String],
    shown: Option<&str>,
    texts: Texts,
) -> Vec<String> {
    let Some(deal) = deal else { return vec![texts.text("verify-no-deal", &[])] };
    let compared = if shown.is_some() { "verify-deal-shown" } else { "verify-deal-compare" };
    let added = names.iter().zip(added(deal));
    let added = added.filter_map(|(name, hex)| Some((name, hex.filter(|hex| !hex.is_empty())?)));
    let added: Vec<String> = added.map(|(name, hex)| format!("{name} {hex}")).collect();
    vec![
        texts.text("verify-deal", &[("commitment", deal.commitment().into())]),
        texts.text(compared, &[]),
        if added.is_empty() {
            texts.text("verify-deal-nobody-added", &[])
        } else {
            texts.text("verify-deal-added", &[("added", texts.list(added.into_iter()).into())])
        },
    ]
}
