//! A disk, as it is, and as it could be after a power cut.
//!
//! The rules, which are those of a careful file system such as ext4, and no kinder:
//!
//! - What was written to a file before its last completed sync is there.
//! - Of everything written later, each sector of 512 bytes is there, or is missing, or ends in
//!   the middle, each by itself: disks write in any order. A file may have grown without what
//!   was written to it, and then has zeros there. A truncation may have happened or not.
//! - The name of a new file is there after a sync of the folder, or of the file itself. A
//!   removal is certain only after a sync of the folder. Otherwise either may have happened.

use std::{collections::BTreeMap, fs, path::Path};

use rand_core::Rng;

use crate::trace::Operation;

const SECTOR: usize = 512;

/// The disk, with everything that may still be undone by a cut.
#[derive(Default)]
pub(crate) struct Disk {
    files: Vec<File>,
    names: BTreeMap<String, Name>,
    /// All promises so far, one a line.
    pub(crate) acks: String,
}

/// The files of a disk that nothing can happen to any more.
pub(crate) struct Contents {
    files: BTreeMap<String, Vec<u8>>,
}

#[derive(Default)]
struct File {
    synced: Vec<u8>,
    /// What happened since the last sync.
    later: Vec<Change>,
}

enum Change {
    Write { offset: usize, data: Vec<u8> },
    Truncate { length: usize },
}

/// What a name stands for: for certain, and then one after the other.
#[derive(Default)]
struct Name {
    synced: Option<usize>,
    later: Vec<Option<usize>>,
}

impl Disk {
    pub(crate) fn apply(&mut self, operation: &Operation) {
        match operation {
            Operation::Create { name } => {
                self.files.push(File::default());
                let number = self.files.len() - 1;
                self.names.entry(name.clone()).or_default().later.push(Some(number));
            }
            Operation::Unlink { name } => {
                self.names.entry(name.clone()).or_default().later.push(None);
            }
            Operation::Write { name, offset, data } => {
                let change = Change::Write { offset: *offset, data: data.clone() };
                self.file(name).later.push(change);
            }
            Operation::Truncate { name, length } => {
                self.file(name).later.push(Change::Truncate { length: *length });
            }
            Operation::Sync { name } => {
                self.file(name).sync();
                self.names.get_mut(name).expect("the file has a name").sync();
            }
            Operation::SyncFolder => self.names.values_mut().for_each(Name::sync),
            Operation::Promise { lines } => self.acks.push_str(lines),
        }
    }

    /// The disk if power is cut now. Which of the possible disks it is, chance decides.
    pub(crate) fn cut(&self, random: &mut impl Rng) -> Contents {
        let mut files = BTreeMap::new();
        for (name, state) in &self.names {
            let choice = below(random, state.later.len() as u64 + 1) as usize;
            let file = if choice == 0 { state.synced } else { state.later[choice - 1] };
            if let Some(file) = file {
                files.insert(name.clone(), self.files[file].cut(random));
            }
        }
        Contents { files }
    }

    /// The disk if nothing happens to it.
    pub(crate) fn whole(&self) -> Contents {
        let current = self.names.iter().filter_map(|(name, state)| Some((name, state.current()?)));
        let files = current.map(|(name, file)| {
            let file = &self.files[file];
            let mut bytes = file.synced.clone();
            file.later.iter().for_each(|change| change.apply(&mut bytes));
            (name.clone(), bytes)
        });
        Contents { files: files.collect() }
    }

    fn file(&mut self, name: &str) -> &mut File {
        let state = self.names.get(name).unwrap_or_else(|| panic!("{name} was never created"));
        &mut self.files[state.current().expect("nobody writes to a removed file")]
    }
}

impl Contents {
    pub(crate) fn file(&self, name: &str) -> Option<&Vec<u8>> {
        self.files.get(name)
    }

    /// Puts the files into a folder that has nothing else in it.
    pub(crate) fn write(&self, folder: &Path) {
        fs::remove_dir_all(folder).ok();
        fs::create_dir_all(folder).expect("a folder can be created");
        for (name, bytes) in &self.files {
            fs::write(folder.join(name), bytes).expect("files can be written");
        }
    }
}

impl Name {
    fn current(&self) -> Option<usize> {
        self.later.last().copied().unwrap_or(self.synced)
    }

    fn sync(&mut self) {
        self.synced = self.current();
        self.later.clear();
    }
}

impl File {
    fn sync(&mut self) {
        for change in self.later.drain(..) {
            change.apply(&mut self.synced);
        }
    }

    fn cut(&self, random: &mut impl Rng) -> Vec<u8> {
        let mut bytes = self.synced.clone();
        // Mere chance would hardly ever keep all, or nothing, or everything up to one change,
        // and those are the disks that most machines leave behind.
        let kept = match below(random, 5) {
            0 => 0,
            1 => self.later.len(),
            2 => below(random, self.later.len() as u64 + 1) as usize,
            _ => {
                self.later.iter().for_each(|change| change.apply_partly(&mut bytes, random));
                return bytes;
            }
        };
        self.later[..kept].iter().for_each(|change| change.apply(&mut bytes));
        if let Some(change) = self.later.get(kept) {
            change.apply_partly(&mut bytes, random);
        }
        bytes
    }
}

impl Change {
    fn apply(&self, bytes: &mut Vec<u8>) {
        match self {
            Change::Write { offset, data } => put(bytes, *offset, data),
            Change::Truncate { length } => bytes.resize(*length, 0),
        }
    }

    fn apply_partly(&self, bytes: &mut Vec<u8>, random: &mut impl Rng) {
        let Change::Write { offset, data } = self else {
            if below(random, 2) == 0 {
                self.apply(bytes);
            }
            return;
        };
        if below(random, 2) == 0 && bytes.len() < offset + data.len() {
            bytes.resize(offset + data.len(), 0);
        }
        let mut done = 0;
        while done < data.len() {
            let start = offset + done;
            let length = usize::min(SECTOR - start % SECTOR, data.len() - done);
            let sector = &data[done..done + length];
            match below(random, 10) {
                0..=4 => put(bytes, start, sector),
                5 => put(bytes, start, &sector[..below(random, length as u64) as usize]),
                _ => {}
            }
            done += length;
        }
    }
}

fn put(bytes: &mut Vec<u8>, offset: usize, data: &[u8]) {
    let end = offset + data.len();
    if bytes.len() < end {
        bytes.resize(end, 0);
    }
    bytes[offset..end].copy_from_slice(data);
}

/// A number below the limit. The slight preference for small ones does not matter here.
pub(crate) fn below(random: &mut impl Rng, limit: u64) -> u64 {
    random.next_u64() % limit
}
