//! Addresses of the internet, alone and by the network.

use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// An address or a whole network, as in `10.0.0.7` or `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// The text is neither an address nor a network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is neither an address nor a network; give one as in 10.0.0.7 or 10.0.0.0/8")]
pub struct NotANetwork(String);

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let wrong = || NotANetwork(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let most = width(address);
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| wrong()))?;
        (bits <= most).then_some(Network { address, bits }).ok_or_else(wrong)
    }
}

impl Network {
    /// Whether an address belongs to it.
    pub(crate) fn has(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        width(address) == width(self.address)
            && first_bits(address, self.bits) == first_bits(self.address, self.bits)
    }
}

/// What counts as one visitor: an address, or the /64 of IPv6 that one household has.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)))
        }
        address => address,
    }
}

fn width(address: IpAddr) -> u8 {
    if address.is_ipv4() { 32 } else { 128 }
}

fn first_bits(address: IpAddr, bits: u8) -> u128 {
    let (number, width) = match address {
        IpAddr::V4(address) => (u128::from(address.to_bits()), 32),
        IpAddr::V6(address) => (address.to_bits(), 128),
    };
    number.checked_shr(width - u32::from(bits)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn has(network: &str, address: &str) -> bool {
        network.parse::<Network>().unwrap().has(address.parse().unwrap())
    }

    #[test]
    fn networks_hold_their_addresses() {
        assert!(has("10.0.0.0/8", "10.1.2.3"));
        assert!(!has("10.0.0.0/8", "11.1.2.3"));
        assert!(has("10.0.0.7", "10.0.0.7"));
        assert!(has("10.0.0.7", "::ffff:10.0.0.7"));
        assert!(has("0.0.0.0/0", "1.2.3.4"));
        assert!(has("fd00::/8", "fd12::1"));
        assert!(!has("::/0", "1.2.3.4"));
        assert!("10.0.0.0/33".parse::<Network>().is_err());
        assert!("here".parse::<Network>().is_err());
    }

    #[test]
    fn a_household_of_ipv6_is_one_visitor() {
        let one = household("2001:db8:1:2:3::4".parse().unwrap());
        assert_eq!(one, household("2001:db8:1:2::ffff".parse().unwrap()));
        assert_ne!(one, household("2001:db8:1:3::4".parse().unwrap()));
    }
}
