//! Taking seats: by an invitation, under a name, and never by anything else.

use crate::Table;
use crate::chair::Chair;
use crate::commands::refused;
use crate::entry::Entry;
use protocol::limits;
use protocol::refusal::{Code, Refusal};

impl Table {
    /// The seat that was last taken by this invitation.
    pub fn taken_by(&self, invitation: &str) -> Option<u8> {
        let taken = |chair: &Chair| {
            chair.joined.as_ref().is_some_and(|joined| joined.invitation == invitation)
        };
        self.chairs.iter().position(taken).map(|seat| seat as u8)
    }

    pub(crate) fn joined_before(&self, invitation: &str, holder: &str) -> Option<u64> {
        let chair = &self.chairs[self.taken_by(invitation)? as usize];
        let joined = chair.joined.as_ref()?;
        (chair.holder.as_deref() == Some(holder)).then_some(joined.seq)
    }

    pub(crate) fn join(
        &self,
        invitation: &str,
        name: &str,
        holder: &str,
    ) -> Result<Entry, Refusal> {
        let invited = |chair: &Chair| chair.invitation.as_deref() == Some(invitation);
        let Some(seat) = self.chairs.iter().position(invited) else {
            return Err(refused(
                Code::BadInvitation,
                "this invitation was used or replaced; ask for a new link",
            ));
        };
        // A seat that moves to another browser keeps its name.
        let name = self.chairs[seat].name.as_deref().unwrap_or(name.trim());
        if !is_name(name) {
            return Err(refused(
                Code::BadRequest,
                "a name has 1 to 40 characters and no control characters",
            ));
        }
        Ok(Entry::Joined { seat: seat as u8, name: name.to_owned(), holder: holder.to_owned() })
    }

    pub(crate) fn invite(
        &self,
        seat: u8,
        holder: &str,
        invitation: &str,
    ) -> Result<Entry, Refusal> {
        self.has_room()?;
        let sits = !self.seats_of(holder).is_empty();
        let chair = self.chairs.get(seat as usize);
        let may = chair.is_some_and(|chair| match chair.holder.as_deref() {
            Some(other) => other == holder,
            None => sits && chair.is_persons(),
        });
        if !may {
            return Err(refused(
                Code::NotYourSeat,
                "you can invite to your own seat and to free ones at your table",
            ));
        }
        Ok(Entry::Invited { seat, invitation: invitation.to_owned() })
    }
}

pub(crate) fn is_name(name: &str) -> bool {
    let length = name.chars().count();
    (1..=limits::NAME).contains(&length) && !name.chars().any(upsets)
}

/// Whether a character would upset the line it is shown in: controls, line breaks, and those that
/// turn the direction of what follows.
fn upsets(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
