//! Starting processes that do not outlive the test.

use std::io;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::{Mutex, OnceLock, PoisonError, mpsc};
use std::thread;

type Order = (Command, mpsc::Sender<io::Result<Child>>);

/// A command that the system ends when the thread that started it ends, however that happens: a
/// test that is killed because it took too long leaves no servers behind.
pub(crate) fn mortal(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    command.arg("--pdeathsig=KILL").arg(program);
    command
}

/// Starts a command from a thread that lives as long as the whole program.
pub(crate) fn spawn(command: Command) -> io::Result<Child> {
    static ORDERS: OnceLock<Mutex<mpsc::Sender<Order>>> = OnceLock::new();
    let orders = ORDERS.get_or_init(|| {
        let (sender, receiver) = mpsc::channel::<Order>();
        thread::spawn(move || {
            for (mut command, reply) in receiver {
                reply.send(command.spawn()).ok();
            }
        });
        Mutex::new(sender)
    });
    let (reply, started) = mpsc::channel();
    let sent = orders.lock().unwrap_or_else(PoisonError::into_inner).send((command, reply));
    sent.map_err(|_| io::Error::other("nobody starts processes any more"))?;
    started.recv().map_err(|_| io::Error::other("nobody starts processes any more"))?
}
