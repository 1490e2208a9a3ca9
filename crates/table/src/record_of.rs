//! The record of a game that is over, for everybody to check.

use crate::Table;
use crate::course::Carried;
use data_encoding::HEXLOWER;
use protocol::seating::Phase;
use record::deal::Deal;
use record::{Header, Writer};
use rules::Chance;

impl Table {
    /// The whole game as a record, once it is over: with the server's secret and everybody's
    /// entropy, so that `sanjuan verify` can check the deal as well as every answer. A game that was
    /// begun elsewhere is there from its beginning, without a deal to check.
    ///
    /// Records are of games that skip questions with only one answer, so those are left out. What
    /// was answered at once is in the order in which it was carried out.
    pub fn record(&self) -> Option<String> {
        if self.phase != Phase::Over {
            return None;
        }
        let course = self.course.as_ref()?;
        let past = self.past.as_deref();
        let given = || Chance { deck: self.deck.clone(), tiles: None };
        // A deck that was given, or a game that was known, did not come from the shuffle.
        let is_fair = self.deck.is_none() && past.is_none();
        let header = Header {
            options: self.options,
            seed: past.map_or_else(|| self.deal_of().seed(), |past| past.seed),
            chance: past.map_or_else(given, |past| past.chance.clone()),
            seats: self.chairs.iter().map(|chair| chair.name.clone().unwrap_or_default()).collect(),
            deal: is_fair.then(|| self.deal_of()),
        };
        let mut game = header.game().ok()?;
        let mut writer = Writer::new(Vec::new(), &header).ok()?;
        for (seat, answer) in past.iter().flat_map(|past| &past.answers) {
            game.apply(*seat, answer, &mut ()).ok()?;
            writer.answer(*seat, answer).ok()?;
        }
        for Carried { seat, answer, forced } in course.in_order() {
            if !forced {
                game.apply(seat, &answer, &mut ()).ok()?;
                writer.answer(seat, &answer).ok()?;
            }
        }
        let bytes = writer.finish(&game).ok()?;
        String::from_utf8(bytes).ok()
    }

    /// What the shuffle is made of.
    pub(crate) fn deal_of(&self) -> Deal {
        let entropy = self.chairs.iter().map(|chair| {
            let digits = chair.entropy.as_deref()?;
            HEXLOWER.decode(digits.as_bytes()).ok()
        });
        Deal { table: self.id.clone(), secret: self.secret, entropy: entropy.collect() }
    }
}
