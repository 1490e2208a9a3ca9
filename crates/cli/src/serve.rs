//! `sanjuan serve`: tables for people who are not at this terminal.

use crate::Failure;
use crate::long_run::jobs;
use crate::store_args::StoreArgs;
use clap::{Args as ClapArgs, ValueEnum};
use server::{
    Config, Limits, LogForm, Network, Running, Server, StartError, StoreError, log_to_stderr,
};
use std::io::{self, Write, stdout};
use std::net::SocketAddr;
use std::process::ExitCode;
use texts::Texts;

#[derive(Clone, Debug, ClapArgs)]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 takes any free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7423")]
    listen: SocketAddr,
    #[command(flatten)]
    store: StoreArgs,
    /// The address people know the server by, if a proxy stands before it
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Another site whose pages may use this server, as in https://example.org
    #[arg(long, value_name = "ORIGIN")]
    origin: Vec<String>,
    /// A proxy that is believed when it says for whom it asks: an address or a network
    #[arg(long, value_name = "NETWORK")]
    trust_proxy: Vec<Network>,
    /// Answer GET /metrics in the format of Prometheus
    #[arg(long)]
    metrics: bool,
    /// With PostgreSQL: do not listen for what other nodes do, but look every second. For poolers
    /// that pass no notifications on
    #[arg(long)]
    no_wake_ups: bool,
    /// Do not limit what one visitor may use: for load tests
    #[arg(long)]
    no_limits: bool,
    /// Give back over WebSockets whatever comes: for `cargo xtask autobahn`
    #[arg(long, hide = true)]
    echo: bool,
    /// How many threads bots may think on [default: one less than the machine has]
    #[arg(long, value_name = "N", value_parser = jobs)]
    bot_threads: Option<usize>,
    /// How the log is written to standard error
    #[arg(long, value_enum, default_value = "text")]
    log: LogArg,
    /// What is logged: error, warn, info, debug or trace [default: as RUST_LOG says, or info]
    #[arg(long, value_name = "LEVEL")]
    log_level: Option<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogArg {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

/// Why a server could not be run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// It could not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The tables could not be copied.
    #[error(transparent)]
    Tables(StoreError),
    /// There is no folder for data.
    #[error("there is no folder for data; name one with --data")]
    NoFolder,
}

/// Serves until somebody stops it.
pub(crate) fn run(args: ServeArgs, texts: Texts) -> Result<ExitCode, Failure> {
    let form = match args.log {
        LogArg::Text => LogForm::Text,
        LogArg::Json => LogForm::Json,
    };
    log_to_stderr(form, args.log_level.as_deref());
    let config = config(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let running = Server::start(config).await.map_err(ServeError::from)?;
        serve(running, texts).await
    })
}

async fn serve(running: Running, texts: Texts) -> Result<ExitCode, Failure> {
    let stop = stop_asked()?;
    let line = texts.text("serve-at", &[("url", running.url().to_owned().into())]);
    let told = writeln!(stdout(), "{line}").and_then(|()| stdout().flush());
    if told.is_ok() {
        stop.await;
    }
    running.stop().await;
    told?;
    Ok(ExitCode::SUCCESS)
}

/// Ends when somebody presses Ctrl-C or the system wants the program to stop. The signals are
/// caught from the moment this is called.
#[cfg(unix)]
fn stop_asked() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn stop_asked() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

fn config(args: ServeArgs) -> Result<Config, Failure> {
    let mut config = Config::new(args.listen, args.store.place()?);
    config.public_url = args.public_url;
    config.origins = args.origin;
    config.trusted_proxies = args.trust_proxy;
    config.metrics = args.metrics;
    config.settings.listen = !args.no_wake_ups;
    config.echo = args.echo;
    if args.no_limits {
        config.limits = Limits::unlimited();
    }
    if let Some(threads) = args.bot_threads {
        config.bot_threads = threads;
    }
    Ok(config)
}

impl ServeError {
    /// What to tell a person, and what he can do.
    pub(crate) fn told(&self, texts: Texts) -> String {
        let text =
            |key: &str, name: &'static str, value: String| texts.text(key, &[(name, value.into())]);
        match self {
            ServeError::Tables(error) => text("tables-not-copied", "detail", error.to_string()),
            ServeError::NoFolder => texts.text("serve-no-folder", &[]),
            ServeError::Start(StartError::InUse { address }) => {
                text("serve-port-in-use", "address", address.to_string())
            }
            ServeError::Start(StartError::Listen { address, source }) => texts.text(
                "serve-cannot-listen",
                &[("address", address.to_string().into()), ("detail", source.to_string().into())],
            ),
            ServeError::Start(StartError::Store(StoreError::InUse { path })) => {
                text("serve-store-in-use", "file", path.display().to_string())
            }
            ServeError::Start(StartError::Store(StoreError::NewerSchema { .. })) => {
                texts.text("serve-newer-store", &[])
            }
            ServeError::Start(other) => text("serve-failed", "detail", other.to_string()),
        }
    }
}
