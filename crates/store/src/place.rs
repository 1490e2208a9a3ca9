//! Where the database is.

use std::{fmt, path::PathBuf, str::FromStr};

use crate::StoreError;

/// Where the database is.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A file of SQLite.
    Sqlite(PathBuf),
    /// A database of PostgreSQL, as an address `postgres://user:password@host/database`.
    Postgres(String),
}

impl FromStr for Place {
    type Err = StoreError;

    /// Reads an address of PostgreSQL, or else the path of a file, with or without `sqlite:`.
    fn from_str(text: &str) -> Result<Place, StoreError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Place::Postgres(text.to_owned()));
        }
        let path = text.strip_prefix("sqlite:").unwrap_or(text);
        let path = path.strip_prefix("//").filter(|_| path != text).unwrap_or(path);
        // An address of something else would otherwise quietly become the name of a file.
        if path.is_empty() || path.contains("://") || path == ":memory:" {
            return Err(StoreError::BadPlace { text: text.to_owned() });
        }
        Ok(Place::Sqlite(PathBuf::from(path)))
    }
}

/// Without the password, for messages and logs.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Sqlite(path) => write!(f, "{}", path.display()),
            Place::Postgres(address) => {
                // What a password may be followed by is cut off as well: parameters of the
                // address can carry one too.
                let plain = address.split_once('?').map_or(address.as_str(), |(front, _)| front);
                match (plain.split_once("://"), plain.rsplit_once('@')) {
                    (Some((scheme, _)), Some((_, host))) => write!(f, "{scheme}://{host}"),
                    _ => f.write_str(plain),
                }
            }
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_paths_are_told_apart() {
        let place = |text: &str| text.parse::<Place>();
        let file = |path: &str| Place::Sqlite(PathBuf::from(path));
        assert_eq!(place("tables.db").ok(), Some(file("tables.db")));
        assert_eq!(place("sqlite:tables.db").ok(), Some(file("tables.db")));
        assert_eq!(place("sqlite:///var/tables.db").ok(), Some(file("/var/tables.db")));
        assert!(matches!(place("postgresql://localhost/x"), Ok(Place::Postgres(_))));
        assert!(place("mysql://localhost/x").is_err());
        assert!(place("").is_err());
        assert!(place("sqlite::memory:").is_err());
    }

    #[test]
    fn the_password_is_not_shown() {
        let place = Place::Postgres("postgres://me:secret@host:1/x?password=secret".to_owned());
        assert_eq!(place.to_string(), "postgres://host:1/x");
        assert_eq!(format!("{place:?}"), "Place(postgres://host:1/x)");
    }
}
