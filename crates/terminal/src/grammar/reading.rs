//! Reading a line.

use super::matching::{Found, find, find_whole, fold};
use super::naming::{Named, Reader};
use super::verb::{shown, words};
use super::{Command, Misread, Verb, Wish};
use crate::menu::{Item, Menu, Picks, Site, What};
use rules::{Answer, Ask, Card, Cards, EventCard, Place, Places};
use texts::Texts;

/// What a line means, given what is asked.
pub fn read(line: &str, menu: Option<&Menu>, texts: Texts) -> Result<Command, Misread> {
    let pieces = pieces(line);
    let Some(first) = pieces.first() else { return Err(Misread::Empty) };
    let reader = Reader { menu, texts, everything: false };
    if let Some(menu) = menu {
        // What lies on the table comes before the words of the grammar: library is a card too.
        if let Some(answer) = reader.bare(menu, &pieces, find_whole)? {
            return Ok(Command::Answer(answer));
        }
    }
    if let Found::One(verb) = find_whole(first, &reader.all_verbs()) {
        return reader.command(verb, &pieces[1..], line);
    }
    let verbs = reader.fitting_verbs();
    let beginning = find(first, &verbs);
    let bare = menu.map(|menu| reader.bare(menu, &pieces, find)).transpose();
    match (bare, beginning) {
        (Ok(Some(Some(answer))), Found::Nothing) => Ok(Command::Answer(answer)),
        // "y" is the beginning of a word and of an answer, but both mean the same.
        (Ok(Some(Some(answer))), Found::One(verb))
            if reader.command(verb, &pieces[1..], line) == Ok(Command::Answer(answer)) =>
        {
            Ok(Command::Answer(answer))
        }
        (Ok(Some(Some(_))) | Err(Misread::Ambiguous { .. }), Found::One(_) | Found::Several(_)) => {
            Err(reader.ambiguous(first, &verbs))
        }
        (_, Found::One(verb)) => reader.command(verb, &pieces[1..], line),
        (_, Found::Several(could_be)) => Err(Misread::Ambiguous { word: first.clone(), could_be }),
        (Err(misread), Found::Nothing) => Err(misread),
        (Ok(_), Found::Nothing) => reader.not_offered(&pieces).map(Command::Answer),
    }
}

/// The words of a line, folded; a comma is a word of its own.
fn pieces(line: &str) -> Vec<String> {
    let line = line.replace([',', ';', '+'], " , ");
    fold(&line).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// How names are looked up: whole ones only, or beginnings too.
type Look = fn(&str, &[(String, Named)]) -> Found<Named>;

impl Reader<'_> {
    /// A command that begins with a word of the grammar.
    fn command(&self, verb: Verb, rest: &[String], line: &str) -> Result<Command, Misread> {
        if verb.answers() {
            return self.answer(verb, rest).map(Command::Answer);
        }
        Ok(Command::Table(match verb {
            Verb::Hand => Wish::Hand,
            Verb::Towns => Wish::Towns,
            Verb::Prices => Wish::Prices,
            Verb::Tiles => Wish::Tiles,
            Verb::Log => Wish::Log,
            Verb::Score => Wish::Score,
            Verb::Hint => Wish::Hint,
            Verb::Auto => Wish::Auto,
            Verb::Undo => Wish::Undo,
            Verb::Options => Wish::Options,
            Verb::Quit => Wish::Quit,
            Verb::Rules => Wish::Rules(self.subject(verb, rest)?),
            Verb::Save => {
                // File names keep their case and their spaces.
                let file = line.trim().split_once(char::is_whitespace);
                Wish::Save(file.map(|(_, file)| file.trim().to_owned()))
            }
            _ => Wish::Help(match rest.first() {
                None => None,
                Some(word) => match find(word, &self.all_verbs()) {
                    Found::One(verb) => Some(verb),
                    Found::Several(could_be) => {
                        return Err(Misread::Ambiguous { word: word.clone(), could_be });
                    }
                    Found::Nothing => {
                        return self.subject(verb, rest).map(Wish::Rules).map(Command::Table);
                    }
                },
            }),
        }))
    }

    /// An answer that begins with its verb.
    fn answer(&self, verb: Verb, rest: &[String]) -> Result<Answer, Misread> {
        let ask = self.menu.map(|menu| &menu.prompt.ask);
        let menu = self.menu.ok_or(Misread::not_asked(verb, None))?;
        if !verb.fits(&menu.prompt.ask) {
            return Err(Misread::not_asked(verb, ask));
        }
        match verb {
            Verb::Yes => return Ok(Answer::Confirm(true)),
            Verb::No => return Ok(Answer::Confirm(false)),
            Verb::Pass => return menu.nothing().ok_or(Misread::not_asked(verb, ask)),
            _ if rest.is_empty() => return Err(Misread::Incomplete { verb }),
            _ => {}
        }
        match self.bare(menu, rest, find)? {
            Some(answer) => Ok(answer),
            None => self.not_offered(rest),
        }
    }

    /// An answer that names what is there in some game, but cannot be chosen now: the rules tell
    /// why not.
    fn not_offered(&self, pieces: &[String]) -> Result<Answer, Misread> {
        let Some(menu) = self.menu else { return Err(self.unknown(pieces)) };
        let reader = Reader { everything: true, ..*self };
        reader.bare(menu, pieces, find)?.ok_or_else(|| self.unknown(pieces))
    }

    /// An answer without its verb; `None` if a word of it means nothing here.
    fn bare(&self, menu: &Menu, pieces: &[String], look: Look) -> Result<Option<Answer>, Misread> {
        if let [word] = pieces
            && let Found::One(Named::Nothing) = look(word, &self.nothing())
            && let Some(answer) = menu.nothing()
        {
            return Ok(Some(answer));
        }
        let mut named = pieces.iter().filter(|word| *word != ",");
        if menu.picks == Picks::One
            && named.clone().count() > 1
            && named.all(|word| is_number(word))
        {
            return Err(Misread::NameOne);
        }
        match menu.prompt.ask {
            Ask::Role { .. } => self.role(menu, pieces, look),
            Ask::Build => self.build(menu, pieces, look),
            Ask::Confirm => Ok(self.one(menu, pieces)?.or_else(|| self.confirm(pieces, look))),
            Ask::Demolish { .. } => match self.one(menu, pieces)? {
                Some(answer) => Ok(Some(answer)),
                None => self.several(menu, pieces, look),
            },
            Ask::Pay { .. } | Ask::Goods { .. } | Ask::Cards { .. } => {
                self.several(menu, pieces, look)
            }
        }
    }

    /// The item with the one number given.
    fn one(&self, menu: &Menu, pieces: &[String]) -> Result<Option<Answer>, Misread> {
        let [number] = pieces else { return Ok(None) };
        match self.numbered(menu, number)? {
            Some(item) => item.what.answer().map(Some).ok_or(Misread::WhichSite),
            None => Ok(None),
        }
    }

    fn confirm(&self, pieces: &[String], look: Look) -> Option<Answer> {
        match look(pieces.first()?, &self.yes_and_no()) {
            Found::One(Named::Yes) => Some(Answer::Confirm(true)),
            Found::One(Named::No) => Some(Answer::Confirm(false)),
            _ => None,
        }
    }

    fn role(&self, menu: &Menu, pieces: &[String], look: Look) -> Result<Option<Answer>, Misread> {
        if let Some(answer) = self.one(menu, pieces)? {
            return Ok(Some(answer));
        }
        let library = words(self.texts, "library");
        let at = pieces.iter().position(|word| library.contains(word)).unwrap_or(pieces.len());
        let (name, said) = pieces.split_at(at);
        let name: Vec<String> = name.iter().filter(|word| *word != ",").cloned().collect();
        let said = said.iter().filter(|word| *word != ",").nth(1).map(String::as_str);
        let with = match said.map(|word| find(word, &self.yes_and_no())) {
            _ if at == pieces.len() => None,
            None | Some(Found::One(Named::Yes)) => Some(true),
            Some(Found::One(Named::No)) => Some(false),
            Some(_) => {
                let word = said.unwrap_or_default().to_owned();
                let nearest = ["library", "yes"].map(|word| shown(self.texts, word)).join(" ");
                return Err(Misread::Unknown { word, nearest: Some(nearest) });
            }
        };
        if let [number] = &name[..]
            && let Some(item) = self.numbered(menu, number)?
            && let What::Role { role, .. } = item.what
        {
            return Ok(Some(Answer::Role { role, library: with }));
        }
        let name = name.join(" ");
        Ok(match self.look(&name, &self.roles_and_events(menu), look)? {
            Some(Named::Role(role)) => Some(Answer::Role { role, library: with }),
            Some(Named::Card(card)) => EventCard::of(card).map(Answer::Event),
            _ => None,
        })
    }

    fn build(&self, menu: &Menu, pieces: &[String], look: Look) -> Result<Option<Answer>, Misread> {
        let over = words(self.texts, "over");
        let at = pieces.iter().position(|word| over.contains(word));
        let (name, site) = match at {
            Some(at) => (&pieces[..at], Some(&pieces[at + 1..])),
            None => (pieces, None),
        };
        let item = match name {
            [number] => self.numbered(menu, number)?,
            _ => None,
        };
        let card = match item {
            Some(Item { what: What::Pass, .. }) => return Ok(Some(Answer::Pass)),
            Some(item) => item.what.card(),
            None => match self.look(&name.join(" "), &self.cards(menu), look)? {
                Some(Named::Card(card)) => Some(card),
                _ => None,
            },
        };
        let Some(card) = card else { return Ok(None) };
        let sites = menu.items.iter().find_map(|item| match &item.what {
            What::Build { card: built, sites } if *built == card => Some(sites),
            _ => None,
        });
        let over = match (site, sites) {
            (Some([]), _) => return Err(Misread::Incomplete { verb: Verb::Build }),
            (Some(site), _) => match self.place(&site.join(" "), sites.map_or(&[], |s| s))? {
                Some(place) => Some(place),
                None => return Err(self.unknown(site)),
            },
            (None, Some(sites)) => match sites[..] {
                [site] => site.over.map(|(place, _)| place),
                [first, ..] if first.over.is_some() => return Err(Misread::WhichSite),
                _ => None,
            },
            (None, None) => None,
        };
        Ok(Some(Answer::Build { card, over }))
    }

    /// A place by its number, or by the building that stands there.
    fn place(&self, name: &str, sites: &[Site]) -> Result<Option<Place>, Misread> {
        if let Ok(number) = name.parse::<usize>() {
            let place = number.checked_sub(1).and_then(Place::new);
            return place.map(Some).ok_or(Misread::NoSuchNumber { number: name.to_owned() });
        }
        let covered: Vec<(String, Named)> = sites
            .iter()
            .filter_map(|site| site.over)
            .flat_map(|(_, card)| self.names_of(card))
            .collect();
        let card = self.look(name, &covered, find)?;
        let site = sites.iter().filter_map(|site| site.over);
        let mut site = site.filter(|(_, card_there)| card == Some(Named::Card(*card_there)));
        Ok(site.next().map(|(place, _)| place))
    }

    /// Cards and places, by number or by name.
    fn several(
        &self,
        menu: &Menu,
        pieces: &[String],
        look: Look,
    ) -> Result<Option<Answer>, Misread> {
        let mut picked: Vec<&Item> = Vec::new();
        let mut others = Cards::NONE;
        let names = self.cards(menu);
        for part in pieces.split(|word| word == ",").filter(|part| !part.is_empty()) {
            let mut rest = part;
            while let Some(first) = rest.first() {
                if let Some(item) = self.numbered(menu, first)? {
                    if picked.iter().any(|known| std::ptr::eq(*known, item)) {
                        return Err(Misread::NamedTwice { number: first.clone() });
                    }
                    picked.push(item);
                    rest = &rest[1..];
                    continue;
                }
                let Some((card, used)) = self.longest(rest, &names, look)? else {
                    return Ok(None);
                };
                let free = menu.items.iter().filter(|item| item.what.card() == Some(card));
                let mut free = free.filter(|item| !picked.iter().any(|p| std::ptr::eq(*p, *item)));
                match free.next() {
                    Some(item) => picked.push(item),
                    // The rules say why this one cannot be named.
                    None => others.add(card),
                }
                rest = &rest[used..];
            }
        }
        if menu.picks == Picks::One {
            return match picked[..] {
                [item] => Ok(item.what.answer()),
                _ => Ok(None),
            };
        }
        let (mut cards, mut places) = (others, Places::NONE);
        for item in picked {
            match item.what {
                What::Card(card) => cards.add(card),
                What::Good { place, .. } => {
                    places.push(place);
                }
                _ => return Ok(None),
            }
        }
        if let (Ask::Goods { .. }, Some(card)) = (menu.prompt.ask, others.iter().next()) {
            let word = fold(&self.texts.card(card));
            return Err(Misread::Unknown { word, nearest: None });
        }
        Ok(Some(menu.of_sets(cards, places)))
    }

    /// The longest run of words that names something, and how many words it has.
    fn longest(
        &self,
        words: &[String],
        names: &[(String, Named)],
        look: Look,
    ) -> Result<Option<(Card, usize)>, Misread> {
        let mut first_misread = None;
        for used in (1..=words.len()).rev() {
            match self.look(&words[..used].join(" "), names, look) {
                Ok(Some(Named::Card(card))) => return Ok(Some((card, used))),
                Ok(_) => {}
                Err(misread) => first_misread = Some(misread),
            }
        }
        first_misread.map_or(Ok(None), Err)
    }

    fn look(
        &self,
        name: &str,
        things: &[(String, Named)],
        look: Look,
    ) -> Result<Option<Named>, Misread> {
        if name.is_empty() {
            return Ok(None);
        }
        match look(name, things) {
            Found::Nothing => Ok(None),
            Found::One(one) => Ok(Some(one)),
            Found::Several(could_be) => Err(Misread::Ambiguous { word: name.to_owned(), could_be }),
        }
    }

    fn numbered<'m>(&self, menu: &'m Menu, word: &str) -> Result<Option<&'m Item>, Misread> {
        if !is_number(word) {
            return Ok(None);
        }
        let item = word.parse().ok().and_then(|number| menu.numbered(number));
        item.map(Some).ok_or(Misread::NoSuchNumber { number: word.to_owned() })
    }
}
