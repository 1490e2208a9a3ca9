//! What can be said over a WebSocket that should not be. Everything gets an answer or the code
//! of RFC 6455 with which the socket is closed.

use super::site::{Site, bearer};
use super::wire::{BEGIN, BINARY, CLOSE, Came, MORE, PING, REST, TEXT, Wire, frame};
use crate::common::move_id;
use protocol::limits::MESSAGE;
use protocol::refusal::Code;
use protocol::socket::{FromServer, Reply, Verdict};

/// Ann on a socket that the attacker has, who watches already.
async fn wire(site: &Site) -> Wire {
    let who = bearer(&site.ann);
    let headers = [("Authorization", who.as_str())];
    let mut wire = Wire::open(site.address(), &site.table, &headers).await.expect("it opens");
    wire.watch(Some(0)).await;
    wire
}

fn error_code(came: &Came) -> Option<Code> {
    match came {
        Came::Said(said) => match &**said {
            FromServer::Error(refusal) => Some(refusal.code),
            FromServer::Reply(Reply { result: Verdict::Refused(refusal), .. }) => {
                Some(refusal.code)
            }
            _ => None,
        },
        _ => None,
    }
}

// ASVS 2.2.2: everything is checked by the server.
#[tokio::test]
async fn nonsense_is_answered_and_forgiven() {
    let site = Site::start_with(|config| config.limits.faults = 1_000).await;
    let mut wire = wire(&site).await;
    let deep = "[".repeat(4_000);
    let closed_deep = format!("{}{}", "[".repeat(2_000), "]".repeat(2_000));
    let deep_key = r#"{"a":"#.repeat(600);
    let many = format!("[{}0]", "0,".repeat(2_000));
    let digits = format!(r#"{{"type":"ping","n":{}}}"#, "9".repeat(3_000));
    let nonsense = [
        "",
        " ",
        "null",
        "true",
        "0",
        "[]",
        "{",
        "{}",
        "\"x\"",
        "ping",
        "\u{feff}{}",
        r#"{"type":"nothing"}"#,
        r#"{"type":["ping"],"n":1}"#,
        r#"{"type":"ping"}"#,
        r#"{"type":"ping","n":"1"}"#,
        r#"{"type":"ping","n":-1}"#,
        r#"{"type":"ping","n":1.5}"#,
        r#"{"type":"ping","n":1e400}"#,
        r#"{"type":"ping","n":18446744073709551616}"#,
        r#"{"type":"ping","n":NaN}"#,
        r#"{"type":"ping","n":0x1}"#,
        r#"{"type":"ping","n":1,"m":2}"#,
        r#"{"type":"ping","n":1,"n":2}"#,
        r#"{"type":"ping","type":"ping","n":1}"#,
        r#"{"type":"ping","n":1} {"type":"ping","n":1}"#,
        "{\"type\":\"ping\",\"n\":1}\0",
        "\0\0\0\0",
        "{\"type\":\"pi\0ng\",\"n\":1}",
        r#"{"type":"ping","n":1,"__proto__":{}}"#,
        r#"{"type":"\ud800","n":1}"#,
        r#"{"type":"watch"}"#,
        r#"{"type":"watch","protocol":"1","seat":0}"#,
        r#"{"type":"watch","protocol":1,"seat":256}"#,
        r#"{"type":"watch","protocol":1,"seat":-1}"#,
        r#"{"type":"watch","protocol":1,"seat":0,"after":-1}"#,
        r#"{"type":"watch","protocol":-1,"seat":0}"#,
        r#"{"type":"watch","protocol":4294967296,"seat":0}"#,
        r#"{"type":"move"}"#,
        r#"{"type":"move","seat":0,"expected":-1,"id":"","answer":{}}"#,
        r#"{"type":"move","seat":0,"expected":0,"id":7,"answer":{}}"#,
        r#"{"type":"do","seat":0,"id":"","deed":"win"}"#,
        r#"{"type":"do","seat":0,"id":"","deed":{"add":{}}}"#,
        r#"{"type":"snapshot","seq":0}"#,
        &deep,
        &closed_deep,
        &deep_key,
        &many,
        &digits,
    ];
    for text in nonsense {
        wire.text(text).await;
        let came = wire.answer().await;
        assert_eq!(error_code(&came), Some(Code::BadRequest), "{text:.60?}: {came:?}");
        assert!(wire.lives().await, "{text:.60?}");
    }
    site.goes_on().await;
    site.stop().await;
}

// ASVS 2.2.2, 2.3.3: what cannot be done is not done in part.
#[tokio::test]
async fn moves_that_make_no_sense_are_refused_by_their_id() {
    let site = Site::start().await;
    let before = site.ann().await.seq();
    let mut wire = wire(&site).await;
    let id = move_id();
    let answer = r#"{"role":"builder"}"#;
    let deep = format!("{}{}", "[".repeat(20), "]".repeat(20));
    let refused = [
        (9, "0", &*id, answer, Code::NotYourSeat),
        (255, "0", &id, answer, Code::NotYourSeat),
        (1, "18446744073709551615", &id, answer, Code::NotYourSeat),
        (0, "0", "", answer, Code::BadRequest),
        (0, "0", "\\u0000", answer, Code::BadRequest),
        (0, "0", "ABCDEF0123456789ABCDEF0123456789", answer, Code::BadRequest),
        (0, "0", "' OR 1=1; DROP TABLE tables; --", answer, Code::BadRequest),
        (0, "0", &id, "null", Code::BadRequest),
        (0, "0", &id, "[]", Code::BadRequest),
        (0, "0", &id, "7", Code::BadRequest),
        (0, "0", &id, &deep, Code::BadRequest),
        (0, "0", &id, r#"{"role":"king"}"#, Code::BadRequest),
        (0, "0", &id, r#"{"role":"builder","more":1}"#, Code::BadRequest),
    ];
    for (seat, expected, id, answer, code) in refused {
        let text = format!(
            r#"{{"type":"move","seat":{seat},"expected":{expected},"id":"{id}","answer":{answer}}}"#
        );
        wire.text(&text).await;
        let came = wire.answer().await;
        let reply = matches!(&came, Came::Said(said) if matches!(**said, FromServer::Reply(_)));
        assert!(reply && error_code(&came) == Some(code), "{text}: {came:?}");
    }
    assert_eq!(site.ann().await.seq(), before, "nothing has happened");
    site.goes_on().await;
    site.stop().await;
}

// ASVS 2.3.1: one thing after the other.
#[tokio::test]
async fn nobody_moves_before_he_watches() {
    let site = Site::start().await;
    let who = bearer(&site.ann);
    let headers = [("Authorization", who.as_str())];
    let mut wire = Wire::open(site.address(), &site.table, &headers).await.expect("it opens");
    let id = move_id();
    for text in [
        format!(r#"{{"type":"move","seat":0,"expected":0,"id":"{id}","answer":{{}}}}"#),
        format!(r#"{{"type":"do","seat":0,"id":"{id}","deed":"leave"}}"#),
    ] {
        wire.text(&text).await;
        assert_eq!(error_code(&wire.next().await), Some(Code::NotNow));
    }
    assert!(wire.lives().await, "pings are answered from the first moment");
    wire.watch(Some(0)).await;
    let came = wire.next().await;
    assert!(matches!(&came, Came::Said(said) if matches!(**said, FromServer::Snapshot(_))));
    site.goes_on().await;
    site.stop().await;
}

#[tokio::test]
async fn another_version_is_told_so_and_let_go() {
    let site = Site::start().await;
    for version in ["0", "2", "4294967295"] {
        let mut wire = wire(&site).await;
        wire.text(&format!(r#"{{"type":"watch","protocol":{version},"seat":0}}"#)).await;
        assert_eq!(error_code(&wire.answer().await), Some(Code::OtherVersion), "{version}");
        assert_eq!(wire.answer().await, Came::Closed(Some(1008)));
    }
    site.goes_on().await;
    site.stop().await;
}

// ASVS 15.1.3: nobody makes the server keep more than it wants to.
#[tokio::test]
async fn messages_that_are_too_long_end_the_socket() {
    let site = Site::start().await;
    let padded = |length: usize| {
        let ping = r#"{"type":"ping","n":1}"#;
        format!("{ping}{}", " ".repeat(length - ping.len()))
    };
    let mut longest = wire(&site).await;
    longest.text(&padded(MESSAGE)).await;
    let pong = Came::Said(Box::new(FromServer::Pong { n: 1 }));
    assert_eq!(longest.answer().await, pong, "so long a message may be");
    let (more, half) = (padded(MESSAGE + 1), padded(MESSAGE / 2));
    let mut attacks: Vec<(&str, Vec<u8>)> = vec![
        ("one byte more", frame(TEXT, more.as_bytes(), true)),
        ("a megabyte", frame(TEXT, &vec![b' '; 1 << 20], true)),
        ("binary", frame(BINARY, &vec![0; 1 << 16], true)),
    ];
    let mut announced = vec![TEXT, 0xff];
    announced.extend((1_u64 << 62).to_be_bytes());
    announced.extend([1, 2, 3, 4, 5]);
    attacks.push(("only announced", announced));
    let mut parts = frame(BEGIN, half.as_bytes(), true);
    parts.extend(frame(MORE, half.as_bytes(), true));
    parts.extend(frame(REST, b" ", true));
    attacks.push(("in parts", parts));
    for (what, bytes) in attacks {
        let mut wire = wire(&site).await;
        assert!(wire.lives().await);
        wire.bytes(&bytes).await;
        assert_eq!(wire.answer().await, Came::Closed(Some(1009)), "{what}");
    }
    site.goes_on().await;
    site.stop().await;
}

#[tokio::test]
async fn what_is_not_text_ends_the_socket() {
    let site = Site::start().await;
    let mut binary = wire(&site).await;
    binary.frame(BINARY, br#"{"type":"ping","n":1}"#).await;
    assert_eq!(error_code(&binary.answer().await), Some(Code::BadRequest));
    assert_eq!(binary.answer().await, Came::Closed(Some(1003)));
    let broken: [&[u8]; 4] =
        [b"\xff\xfe", b"{\"type\":\"\xc3\x28\"}", b"\xed\xa0\x80", b"\xc0\xaf"];
    for bytes in broken {
        let mut wire = wire(&site).await;
        wire.frame(TEXT, bytes).await;
        assert_eq!(wire.answer().await, Came::Closed(Some(1007)), "{bytes:?}");
    }
    let mut halves = wire(&site).await;
    halves.frame(BEGIN, b"\xc3").await;
    halves.frame(REST, b"\x28").await;
    assert_eq!(halves.answer().await, Came::Closed(Some(1007)));
    site.goes_on().await;
    site.stop().await;
}

#[tokio::test]
async fn messages_may_come_in_parts() {
    let site = Site::start().await;
    let mut wire = wire(&site).await;
    wire.frame(BEGIN, br#"{"type":"pi"#).await;
    wire.frame(MORE, b"").await;
    wire.frame(PING, b"between").await;
    wire.frame(MORE, br#"ng","n""#).await;
    wire.frame(REST, b":9}").await;
    assert_eq!(wire.answer().await, Came::Pong(b"between".to_vec()));
    assert_eq!(wire.answer().await, Came::Said(Box::new(FromServer::Pong { n: 9 })));
    // A letter of several bytes may be cut in the middle.
    wire.frame(BEGIN, b"{\"type\":\"\xc3").await;
    wire.frame(REST, b"\xa4\"}").await;
    assert_eq!(error_code(&wire.answer().await), Some(Code::BadRequest));
    assert!(wire.lives().await);
    site.stop().await;
}

#[tokio::test]
async fn what_is_not_the_websocket_protocol_ends_the_socket() {
    let site = Site::start().await;
    let ping = br#"{"type":"ping","n":1}"#;
    let wrong: [(&str, Vec<u8>); 9] = [
        ("not masked", frame(TEXT, ping, false)),
        ("a reserved bit", frame(TEXT | 0x40, ping, true)),
        ("a reserved kind", frame(0x83, ping, true)),
        ("a reserved control", frame(0x8b, b"", true)),
        ("the rest of nothing", frame(REST, ping, true)),
        ("a long ping", frame(PING, &[0; 126], true)),
        ("a ping in parts", frame(0x09, b"", true)),
        ("half a code", frame(CLOSE, &[3], true)),
        (
            "text in the middle of text",
            [frame(BEGIN, b"{", true), frame(TEXT, ping, true)].concat(),
        ),
    ];
    for (what, bytes) in wrong {
        let mut wire = wire(&site).await;
        assert!(wire.lives().await);
        wire.bytes(&bytes).await;
        assert_eq!(wire.answer().await, Came::Closed(Some(1002)), "{what}");
    }
    let mut polite = wire(&site).await;
    polite.frame(CLOSE, &1_000_u16.to_be_bytes()).await;
    assert_eq!(polite.answer().await, Came::Closed(Some(1000)), "a farewell is returned");
    site.goes_on().await;
    site.stop().await;
}

// ASVS 2.4.1: whoever talks nonsense all the time is shown out.
#[tokio::test]
async fn endless_nonsense_ends_the_socket() {
    let site = Site::start().await;
    let mut wire = wire(&site).await;
    for _ in 0..20 {
        wire.text("nonsense").await;
        assert_eq!(error_code(&wire.answer().await), Some(Code::BadRequest));
    }
    assert_eq!(wire.answer().await, Came::Closed(Some(1008)));
    site.goes_on().await;
    site.stop().await;
}
