//! A client at servers of this process, good and bad ones.

mod choices;
mod hostile;
mod playing;
mod world;
