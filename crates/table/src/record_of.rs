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
    /// entropy, so that `sanjuan verify` can check the deal as well as every answer.
    ///
    /// Records are of games that skip questions with only one answer, so those are left out. What
    /// was answered at once is in the order in which it was carried out.
    pub fn record(&self) -> Option<String> {
        if self.phase != Phase::Over {
            return None;
        }
        let course = self.course.as_ref()?;
        let header = Header {
            options: self.options,
            seed: self.deal_of().seed(),
            chance: Chance { deck: self.deck.clone(), tiles: None },
            seats: self.chairs.iter().map(|chair| chair.name.clone().unwrap_or_default()).collect(),
            // A deck that was given did not come from the shuffle.
            deal: self.deck.is_none().then(|| self.deal_of()),
        };
        let mut game = header.game().ok()?;
        let mut writer = Writer::new(Vec::new(), &header).ok()?;
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
