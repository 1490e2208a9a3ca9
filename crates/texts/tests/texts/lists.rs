//! Lists read as one says them.

use rules::Card;
use texts::{Lang, Texts};

fn list(lang: Lang, items: &[&str]) -> String {
    Texts::of(lang).list(items.iter().map(|&item| item.to_owned()))
}

#[test]
fn the_last_two_are_joined_by_and() {
    assert_eq!(list(Lang::En, &[]), "nothing");
    assert_eq!(list(Lang::En, &["Ann"]), "Ann");
    assert_eq!(list(Lang::En, &["Ann", "Ben"]), "Ann and Ben");
    assert_eq!(list(Lang::En, &["Ann", "Ben", "Ida"]), "Ann, Ben and Ida");
    assert_eq!(list(Lang::De, &["Anna", "Ben", "Ida"]), "Anna, Ben und Ida");
    assert_eq!(list(Lang::Ru, &["Анна", "Борис"]), "Анна и Борис");
    assert_eq!(list(Lang::Es, &["Ana", "Benito"]), "Ana y Benito");
}

#[test]
fn spanish_changes_its_and_before_an_i() {
    assert_eq!(list(Lang::Es, &["Ana", "Inés"]), "Ana e Inés");
    assert_eq!(list(Lang::Es, &["Ana", "Hilario"]), "Ana e Hilario");
    assert_eq!(list(Lang::Es, &["agua", "hielo"]), "agua y hielo");
}

#[test]
fn goods_are_counted_by_kind() {
    let goods = [Card::SugarMill, Card::IndigoPlant, Card::SugarMill, Card::CustomsOffice];
    let told = |lang| Texts::of(lang).goods_of(goods);
    assert_eq!(told(Lang::En), "indigo, 2 sugar and the customs good");
    assert_eq!(told(Lang::De), "Indigo, 2 Zucker und die Ware des Zollhauses");
    assert_eq!(told(Lang::Es), "añil, 2 de azúcar y la mercancía de la aduana");
    assert_eq!(told(Lang::Ru), "индиго, сахар ×2 и товар таможни");
}
