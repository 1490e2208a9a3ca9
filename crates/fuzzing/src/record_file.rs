//! Bytes as a record.

use record::{Record, Writer};
use rules::Game;
use sha2::{Digest, Sha256};

/// Reads and verifies a record: once as it is, and once with every hash put right. Bytes that
/// were changed at random never have the right hashes, so without the second reading nothing
/// behind the hashes would be tried.
pub fn record(data: &[u8]) {
    verify(data);
    verify(&resealed(data));
}

/// Whatever is accepted is, to the byte, what the writer would have written. Only the last line
/// feed may be missing: it says nothing, and editors drop it.
fn verify(data: &[u8]) {
    match record::verify(data) {
        Ok(verified) => {
            let written = written(&verified.record, &verified.game);
            let written = String::from_utf8_lossy(&written);
            let read = String::from_utf8_lossy(data);
            assert_eq!(written.trim_end_matches('\n'), read.strip_suffix('\n').unwrap_or(&read));
        }
        Err(error) => {
            assert!(error.line >= 1 && !error.to_string().is_empty());
        }
    }
}

fn written(record: &Record, game: &Game) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), &record.header).expect("its header was accepted");
    for (seat, answer) in &record.answers {
        writer.answer(*seat, answer).expect("writing to memory");
    }
    writer.finish(game).expect("writing to memory")
}

/// Gives every line the hash it should have, as docs/formats.md says.
fn resealed(data: &[u8]) -> Vec<u8> {
    const HASH: &[u8] = b",\"hash\":";
    let mut sealed = Vec::new();
    let mut last = String::new();
    for line in data.split_inclusive(|&byte| byte == b'\n') {
        let (line, end) = match line.strip_suffix(b"\n") {
            Some(line) => (line, "\n"),
            None => (line, ""),
        };
        let body = line.windows(HASH.len()).rposition(|part| part == HASH);
        let body = &line[..body.unwrap_or(line.len().saturating_sub(1))];
        let mut hash = Sha256::new();
        hash.update(&last);
        hash.update(b"\n");
        hash.update(body);
        hash.update(b"}");
        last = hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        sealed.extend_from_slice(body);
        sealed.extend_from_slice(format!(",\"hash\":\"{last}\"}}{end}").as_bytes());
    }
    sealed
}
