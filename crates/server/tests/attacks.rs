//! Nobody enters who was not let in, nobody brings the server down, and honest people go on
//! playing meanwhile. Every attack gets an answer that is written down here.
//!
//! The numbers in comments are those of the requirements in the OWASP ASVS 5.0.
#![recursion_limit = "256"]

mod common;

mod attacks {
    mod child;
    mod disk;
    mod floods;
    mod frames;
    mod headers;
    mod http;
    mod origins;
    mod raw;
    mod seats;
    mod site;
    mod slow;
    mod wire;
}
