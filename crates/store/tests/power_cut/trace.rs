//! Reads what the shim has written down.

use std::path::Path;

/// Something that was done to the disk. Files are named within their folder.
#[derive(Debug)]
pub(crate) enum Operation {
    Create {
        name: String,
    },
    Write {
        name: String,
        offset: usize,
        data: Vec<u8>,
    },
    Truncate {
        name: String,
        length: usize,
    },
    Sync {
        name: String,
    },
    Unlink {
        name: String,
    },
    SyncFolder,
    /// Promises, which are on no disk: they went out to the players.
    Promise {
        lines: String,
    },
}

pub(crate) fn read(trace: &Path, folder: &Path) -> Vec<Operation> {
    let bytes = std::fs::read(trace).expect("the child left a trace");
    let mut rest = bytes.as_slice();
    let mut operations = Vec::new();
    while !rest.is_empty() {
        let [what, name, offset, length] = [(); 4].map(|()| number(&mut rest));
        let name = take(&mut rest, name);
        let name = Path::new(std::str::from_utf8(name).expect("names are text"));
        let name = match name.strip_prefix(folder) {
            Ok(inside) => inside.to_str().expect("names are text").to_owned(),
            Err(_) => "promises".to_owned(),
        };
        let operation = match what {
            1 if name == "promises" => continue,
            1 => Operation::Create { name },
            2 => {
                let data = take(&mut rest, length).to_vec();
                if name == "promises" {
                    Operation::Promise { lines: String::from_utf8(data).expect("it is text") }
                } else {
                    Operation::Write { name, offset, data }
                }
            }
            3 => Operation::Truncate { name, length: offset },
            4 => Operation::Sync { name },
            5 => Operation::Unlink { name },
            7 => Operation::SyncFolder,
            other => panic!("SQLite does something to the disk that it never did: {other}"),
        };
        operations.push(operation);
    }
    operations
}

fn take<'a>(rest: &mut &'a [u8], length: usize) -> &'a [u8] {
    let (front, back) = rest.split_at(length);
    *rest = back;
    front
}

fn number(rest: &mut &[u8]) -> usize {
    let bytes = take(rest, 8).try_into().expect("eight bytes");
    u64::from_ne_bytes(bytes) as usize
}
