//! Where the tables of a server are: options that several commands share.

use crate::Failure;
use crate::serve::ServeError;
use clap::Args as ClapArgs;
use server::{Place, StartError};
use std::io;
use std::path::{Path, PathBuf};

/// The variable that can name the store, so that its password shows in no list of processes.
const STORE: &str = "SANJUAN_STORE";

#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct StoreArgs {
    /// The folder for the tables, in a file tables.sqlite [default: sanjuan in the folder for data of programs]
    #[arg(long, value_name = "DIR", conflicts_with_all = ["store", "store_file"])]
    data: Option<PathBuf>,
    /// Where the tables are: a file of SQLite, or postgres://host/database [default: as SANJUAN_STORE says]
    #[arg(long, value_name = "STORE", conflicts_with = "store_file")]
    store: Option<String>,
    /// A file with nothing in it but the place of the tables, which may hold a password
    #[arg(long, value_name = "FILE")]
    store_file: Option<PathBuf>,
}

impl StoreArgs {
    /// Where the tables are: as the options say, or the environment, or else in the usual folder.
    pub(crate) fn place(&self) -> Result<Place, Failure> {
        let named = match (&self.store, &self.store_file) {
            (Some(store), _) => Some(store.clone()),
            (None, Some(file)) => Some(first_line(file)?),
            (None, None) if self.data.is_none() => std::env::var(STORE).ok(),
            (None, None) => None,
        };
        if let Some(named) = named {
            return place_named(&named);
        }
        let folder = self.data.clone().or_else(data_folder).ok_or(ServeError::NoFolder)?;
        let made = make_private(&folder);
        made.map_err(|error| Failure::File { path: folder.clone(), error })?;
        Ok(Place::Sqlite(folder.join("tables.sqlite")))
    }

    /// A place named by a text or by a file that holds it.
    pub(crate) fn named(text: Option<String>, file: Option<&Path>) -> Result<Place, Failure> {
        match (text, file) {
            (None, Some(file)) => place_named(&first_line(file)?),
            (text, _) => place_named(&text.unwrap_or_default()),
        }
    }
}

fn place_named(text: &str) -> Result<Place, Failure> {
    text.trim().parse::<Place>().map_err(|error| ServeError::from(StartError::from(error)).into())
}

fn first_line(file: &Path) -> Result<String, Failure> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| Failure::File { path: file.to_owned(), error })?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

/// The folder that the system has for data of programs.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| {
        std::env::var_os(name).map(PathBuf::from).filter(|folder| folder.is_absolute())
    };
    let data = folder("XDG_DATA_HOME").or_else(|| folder("APPDATA"));
    let data = data.or_else(|| folder("HOME").map(|home| home.join(".local").join("share")));
    data.map(|data| data.join("sanjuan"))
}

/// Makes a folder that nobody else on this machine can look into: the tables hold what players
/// must not know.
fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
