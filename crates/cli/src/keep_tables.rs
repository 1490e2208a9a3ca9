//! `sanjuan backup` and `sanjuan migrate-store`: the tables of a server, copied and moved.

use crate::Failure;
use crate::serve::ServeError;
use crate::store_args::StoreArgs;
use clap::Args as ClapArgs;
use server::{Place, Settings, StoreError};
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use store::{Digest, Store};
use texts::Texts;

#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct BackupArgs {
    /// The file to write; there must be none of this name
    to: PathBuf,
    #[command(flatten)]
    store: StoreArgs,
}

#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct MigrateArgs {
    /// Where the tables go: postgres://host/database, or a file of SQLite
    #[arg(long, value_name = "STORE", required_unless_present = "to_file")]
    to: Option<String>,
    /// A file with nothing in it but where they go, which may hold a password
    #[arg(long, value_name = "FILE", conflicts_with = "to")]
    to_file: Option<PathBuf>,
    #[command(flatten)]
    from: StoreArgs,
}

/// Copies all tables to a new file while the server goes on, and looks whether the copy is whole.
pub(crate) fn backup(args: &BackupArgs, texts: Texts) -> Result<ExitCode, Failure> {
    let place = args.store.place()?;
    let digest = wait(async {
        let store = Store::open_reading(&place, Settings::default()).await?;
        store.backup(&args.to).await?;
        store.close().await;
        let copy = Place::Sqlite(args.to.clone());
        let copy = Store::open_reading(&copy, Settings::default()).await?;
        copy.verify().await?;
        let digest = copy.digest().await?;
        copy.close().await;
        Ok(digest)
    })?;
    tell("backup-done", &digest, texts)
}

/// Copies all tables to another store and compares the two. The server must not run meanwhile. A
/// second run goes on where the first broke off.
pub(crate) fn migrate(args: &MigrateArgs, texts: Texts) -> Result<ExitCode, Failure> {
    let from = args.from.place()?;
    let to = StoreArgs::named(args.to.clone(), args.to_file.as_deref())?;
    let digest = wait(async {
        let source = Store::open(&from, Settings::default()).await?;
        let target = Store::open(&to, Settings::default()).await?;
        let digest = target.copy_from(&source, |_| {}).await?;
        target.close().await;
        source.close().await;
        Ok(digest)
    })?;
    tell("migrate-done", &digest, texts)
}

fn wait<T>(work: impl Future<Output = Result<T, StoreError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(runtime.block_on(work).map_err(ServeError::Tables)?)
}

fn tell(key: &str, digest: &Digest, texts: Texts) -> Result<ExitCode, Failure> {
    let values = [
        ("tables", digest.tables.to_string().into()),
        ("rows", digest.rows.to_string().into()),
        ("hash", digest.sha256.clone().into()),
    ];
    writeln!(stdout(), "{}", texts.text(key, &values))?;
    Ok(ExitCode::SUCCESS)
}
