//! The library between the child and the system, and the child itself.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Where everything of one run is.
pub(crate) struct Shim {
    library: PathBuf,
    /// The disk that loses power. It has nothing but the store on it.
    pub(crate) folder: PathBuf,
    /// Where the child writes down what it was promised.
    pub(crate) acks: PathBuf,
    pub(crate) trace: PathBuf,
    /// As long as this file exists, the disk is full.
    pub(crate) full: PathBuf,
}

impl Shim {
    /// Compiles the library. A C compiler is there, for SQLite is compiled with it too.
    pub(crate) fn new(base: &Path) -> Shim {
        let base = base.canonicalize().expect("the folder exists");
        let library = base.join("shim.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/power_cut/shim.c");
        let mut compile = Command::new("cc");
        compile.args(["-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", "-o"]);
        compile.arg(&library).arg(source).args(["-ldl", "-lpthread"]);
        let compiled = compile.status().expect("a C compiler: apt-get install -y gcc");
        assert!(compiled.success(), "shim.c does not compile");
        let folder = base.join("disk");
        std::fs::create_dir(&folder).expect("a folder can be created");
        let (acks, trace, full) = (base.join("acks"), base.join("trace"), base.join("full"));
        Shim { library, folder, acks, trace, full }
    }

    /// This very program, told to run nothing but the child's part.
    pub(crate) fn child(&self, synchronous: &str) -> Command {
        let mut command = Command::new(std::env::current_exe().expect("we are a program"));
        command.args(["--ignored", "--exact", "child::write", "--quiet"]);
        command.env("LD_PRELOAD", &self.library);
        command.env("SHIM_FOLDER", format!("{}/", self.folder.display()));
        command.env("SHIM_ACKS", &self.acks);
        command.env("SHIM_TRACE", &self.trace);
        command.env("SHIM_FULL", &self.full);
        command.env("SHIM_SYNCHRONOUS", synchronous);
        command.stdout(Stdio::null());
        command
    }
}
