//! Bytes as hexadecimal digits.

/// The bytes, two small digits each.
pub(crate) fn write(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads pairs of digits, small or large. Where only one way of writing counts, whoever compares
/// with what [`write`] gives sees to it.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> =
        text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>()?;
    let pairs = digits.chunks_exact(2);
    pairs.remainder().is_empty().then(|| pairs.map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// Reads exactly 32 bytes: a seed, a secret or a SHA-256.
pub(crate) fn read_32(text: &str) -> Option<[u8; 32]> {
    read(text)?.try_into().ok()
}
