//! The JSON reader refuses what it should, and says where.

use record::MAX_LINE;
use record::strict::{JsonError, MAX_DEPTH, MAX_VALUES, read};

fn code(text: &[u8]) -> &'static str {
    match read(text) {
        Ok(_) => "accepted",
        Err(error) => {
            assert!(error.to_string().len() < 300, "a message is short: {error}");
            error.code()
        }
    }
}

#[test]
fn json_is_read_as_it_stands() {
    let text = r#"{"b":[1,-2,3.5,true,null,"é\n\u0041"],"a":{}}"#;
    let value = read(text.as_bytes()).expect("it is JSON");
    assert_eq!(value.to_string(), r#"{"b":[1,-2,3.5,true,null,"é\nA"],"a":{}}"#);
    assert_eq!(read(b" \t1\r\n").map(|value| value.to_string()), Ok("1".to_owned()));
}

#[test]
fn duplicate_keys_are_refused_at_every_depth() {
    assert_eq!(code(br#"{"a":1,"a":1}"#), "duplicate_key");
    assert_eq!(code(br#"{"a":1,"\u0061":2}"#), "duplicate_key");
    assert_eq!(code(br#"[{"x":[{"a":{"b":1,"c":2,"b":3}}]}]"#), "duplicate_key");
    assert_eq!(code(br#"[{"a":1},{"a":1}]"#), "accepted");
    let error = read(br#"{"seat":0,"seat":1}"#).expect_err("the key is there twice");
    assert_eq!(error, JsonError::DuplicateKey { key: "seat".to_owned(), column: 16 });
}

#[test]
fn depth_is_limited() {
    let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    assert_eq!(code(nested(MAX_DEPTH).as_bytes()), "accepted");
    assert_eq!(code(nested(MAX_DEPTH + 1).as_bytes()), "too_deep");
    assert_eq!(code("[".repeat(500_000).as_bytes()), "too_deep");
    assert_eq!(code("{\"a\":".repeat(100_000).as_bytes()), "too_deep");
}

#[test]
fn size_is_limited() {
    let many = |count: usize| format!("[{}0]", "0,".repeat(count - 2));
    assert_eq!(code(many(MAX_VALUES).as_bytes()), "accepted");
    assert_eq!(code(many(MAX_VALUES + 1).as_bytes()), "too_many_values");
    let long = |bytes: usize| format!("\"{}\"", "x".repeat(bytes - 2));
    assert_eq!(code(long(MAX_LINE).as_bytes()), "accepted");
    assert_eq!(code(long(MAX_LINE + 1).as_bytes()), "line_too_long");
}

#[test]
fn what_is_no_json_is_refused() {
    let cases: [&[u8]; 17] = [
        b"",
        b" ",
        b"{",
        b"}",
        b"{]",
        b"[1,]",
        b"{\"a\":1,}",
        b"{a:1}",
        b"nul",
        b"01",
        b"+1",
        b"1 2",
        b"NaN",
        b"1e999",
        b"\"\xff\"",
        b"\xef\xbb\xbf{}",
        b"\"\x00\"",
    ];
    for text in cases {
        assert_eq!(code(text), "bad_json", "{}", String::from_utf8_lossy(text));
    }
    assert_eq!(code(br#""\ud800""#), "bad_json");
}
