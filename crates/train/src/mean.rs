//! The mean of networks that came from the same one.
//!
//! Every run goes astray a little, each in a direction of its own. What several runs from the same
//! network have in common is what they learned, and that is what stays in their mean.

use bots::net::Network;
use std::sync::Arc;

/// The network whose numbers are the means of theirs; `None` of none.
pub fn mean(networks: &[Arc<Network>]) -> Option<Network> {
    let first = networks.first()?;
    let mut sums: Vec<f64> = vec![0.0; first.numbers().len()];
    for network in networks {
        for (sum, &number) in sums.iter_mut().zip(network.numbers()) {
            *sum += f64::from(number);
        }
    }
    let count = networks.len() as f64;
    Network::new(sums.into_iter().map(|sum| (sum / count) as f32).collect())
}
