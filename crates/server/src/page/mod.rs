//! The page that people play on: the files that `cargo xtask web` makes of `web/`. They are part of
//! the program; a debug build reads them from their folder instead, so that a new page needs no
//! compiler.

mod encoding;

use encoding::Accepted;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::path::PathBuf;

/// Where the files of the page are.
#[derive(Clone, Debug)]
pub(crate) enum Page {
    /// In the program.
    Built,
    /// In this folder.
    Folder(PathBuf),
}

/// A file as it is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct File {
    pub(crate) bytes: Cow<'static, [u8]>,
    /// What kind of file it is, for browsers.
    pub(crate) kind: &'static str,
    /// How it is compressed, if it is.
    pub(crate) encoding: Option<&'static str>,
    /// A name for exactly these bytes, in the quotes that belong to it.
    pub(crate) etag: String,
}

/// The page that goes with every address of it; what is shown there the script decides.
pub(crate) const INDEX: &str = "index.html";

#[derive(rust_embed::Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

impl Page {
    /// A file of the page by its path in the folder, compressed in a way that the asker accepts if
    /// the page was built with such a file beside it.
    pub(crate) fn find(&self, path: &str, accept_encoding: Option<&str>) -> Option<File> {
        let kind = kind(path)?;
        if !is_plain(path) {
            return None;
        }
        for (encoding, ending) in Accepted::read(accept_encoding).best_first() {
            if let Some((bytes, etag)) = self.read(&format!("{path}.{ending}")) {
                return Some(File { bytes, kind, encoding: Some(encoding), etag });
            }
        }
        let (bytes, etag) = self.read(path)?;
        Some(File { bytes, kind, encoding: None, etag })
    }

    fn read(&self, path: &str) -> Option<(Cow<'static, [u8]>, String)> {
        let (bytes, hash) = match self {
            Page::Built => {
                let file = Built::get(path)?;
                let hash = file.metadata.sha256_hash();
                (file.data, hash)
            }
            Page::Folder(folder) => {
                let bytes = std::fs::read(folder.join(path)).ok()?;
                let hash = Sha256::digest(&bytes).into();
                (Cow::Owned(bytes), hash)
            }
        };
        Some((bytes, etag(&hash)))
    }
}

/// Whether a path can only be that of a file of the page: letters, digits and a few signs, no
/// hidden files, no way up.
fn is_plain(path: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    path.split('/')
        .all(|part| !part.is_empty() && !part.starts_with('.') && part.bytes().all(letter))
}

/// What browsers are told of a file by its ending. There are no others in the page, and what lies
/// compressed beside a file is not to be had by its own name.
fn kind(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => return None,
    })
}

/// Half of the hash is enough to tell files apart.
fn etag(hash: &[u8; 32]) -> String {
    format!("\"{}\"", data_encoding::HEXLOWER.encode(&hash[..16]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_names_are_looked_up() {
        for plain in ["index.html", "assets/main-B2x_1.js", "favicon.svg"] {
            assert!(is_plain(plain), "{plain}");
        }
        let others =
            ["", "/", "../x.js", "a/../x.js", "a//x.js", "/etc/x.js", ".stamp.js", "a/.x.js"];
        for other in others.iter().chain(&["a\\x.js", "x%2e.js", "x.js\0.js", "a/", "ä.js"]) {
            assert!(!is_plain(other), "{other}");
        }
        assert_eq!(kind("assets/main.js.br"), None, "it is sent by the name of its file only");
        assert_eq!(kind("stamp"), None);
    }
}
