//! Requests that no honest program sends.

use super::raw::{self, Answer};
use super::site::{NO_TABLE, Site, bearer, create_body};
use protocol::refusal::Code;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

// ASVS 15.1.3: what is sent has an end.
#[tokio::test]
async fn long_bodies_are_not_read() {
    let site = Site::start().await;
    let table = format!("/api/tables/{}", site.table);
    let long = json!("x".repeat(20_000));
    for path in ["/api/tables".to_owned(), format!("{table}/join"), format!("{table}/moves")] {
        assert_eq!(site.post(&path, &[], &long).await.refused(), (413, Code::BadRequest), "{path}");
    }
    let chunk = format!("1000\r\n{}\r\n", "x".repeat(0x1000)).repeat(8);
    let text = format!(
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n{chunk}0\r\n\r\n"
    );
    let answer = raw::send(site.address(), text.as_bytes()).await.expect("an answer");
    assert_eq!(answer.refused(), (413, Code::BadRequest), "in parts");
    let padded = format!("{}{}", create_body(true), " ".repeat(15_000));
    let headers = [("Content-Type", "application/json")];
    let answer = site.ask("POST", "/api/tables", &headers, &padded).await;
    assert_eq!(answer.status, 201, "so long a body may be");
    site.goes_on().await;
    site.stop().await;
}

#[tokio::test]
async fn bodies_are_read_strictly() {
    let site = Site::start().await;
    let headers = [("Content-Type", "application/json")];
    let good = create_body(true).to_string();
    let deep = "[".repeat(10_000);
    let many = format!("[{}0]", "0,".repeat(8_000));
    let twice = good.replacen('{', r#"{"token":false,"#, 1);
    let more = good.replacen('{', r#"{"more":1,"#, 1);
    for body in ["", "{", "null", "\0", "[]", &deep, &many, &twice, &more] {
        let answer = site.ask("POST", "/api/tables", &headers, body).await;
        assert_eq!(answer.refused(), (400, Code::BadRequest), "{body:.40?}");
    }
    assert_eq!(site.ask("POST", "/api/tables", &headers, &good).await.status, 201);
    site.stop().await;
}

#[tokio::test]
async fn floods_of_headers_are_cut_off() {
    let site = Site::start().await;
    let many: String = (0..1_000).map(|number| format!("X-{number}: y\r\n")).collect();
    let long = format!("X: {}\r\n", "y".repeat(100_000));
    let path = format!("/{}", "p".repeat(100_000));
    for (path, headers) in [("/", &*many), ("/", &*long), (&*path, "")] {
        let text = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n");
        // The system may throw an answer away that was sent before all was read.
        if let Some(answer) = raw::send(site.address(), text.as_bytes()).await {
            assert!(matches!(answer.status, 400 | 414 | 431), "{answer:?}");
        }
    }
    site.goes_on().await;
    site.stop().await;
}

// ASVS 15.2.2: nobody keeps a connection by saying nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_requests_are_given_up() {
    let wait = Duration::from_millis(400);
    let site = Site::start_with(|config| config.limits.header_wait = wait).await;
    let slow = async |beginning: &str| -> (Option<Answer>, Duration) {
        let mut stream = TcpStream::connect(site.address()).await.expect("it listens");
        let since = Instant::now();
        stream.write_all(beginning.as_bytes()).await.expect("it is sent");
        let (mut read, mut write) = stream.into_split();
        let drip = tokio::spawn(async move {
            while write.write_all(b"X").await.is_ok() {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        });
        let mut bytes = Vec::new();
        let reading = read.read_to_end(&mut bytes);
        let _ = tokio::time::timeout(Duration::from_secs(8), reading).await.expect("it ends");
        drip.abort();
        (raw::parse(&bytes), since.elapsed())
    };
    let begun = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\n";
    for beginning in ["", "G", "GET / HTTP/1.1\r\nX: ", begun] {
        let (answer, took) = slow(beginning).await;
        assert!(answer.is_none_or(|answer| matches!(answer.status, 400 | 408)), "{beginning:?}");
        assert!(took < Duration::from_secs(4), "{beginning:?} took {took:?}");
    }
    let body = format!("{begun}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{{");
    let (answer, took) = slow(&body).await;
    assert_eq!(answer.expect("an answer").refused(), (408, Code::BadRequest));
    assert!(took < Duration::from_secs(4), "the body took {took:?}");
    site.goes_on().await;
    site.stop().await;
}

// ASVS 15.2.2: nobody keeps a connection by asking for much and reading nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_read_the_answers_loses_his_connection() {
    let slow = Duration::from_millis(300);
    let site = Site::start_with(|config| config.limits.slow = slow).await;
    let ask = |last: bool| {
        let connection = if last { "close" } else { "keep-alive" };
        raw::request("GET", "/api/openapi.json", &[("Connection", connection)], "")
    };
    let answers = async |count: usize, wait: Duration| {
        let mut stream = TcpStream::connect(site.address()).await.expect("it listens");
        let requests: String = (1..=count).map(|number| ask(number == count)).collect();
        stream.write_all(requests.as_bytes()).await.expect("it is sent");
        tokio::time::sleep(wait).await;
        let mut bytes = Vec::new();
        let reading = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut bytes));
        // A connection that was given up may end with an error.
        let _ = reading.await.expect("it ends");
        String::from_utf8_lossy(&bytes).matches("HTTP/1.1 200").count()
    };
    assert_eq!(answers(400, Duration::ZERO).await, 400, "whoever reads gets them all");
    assert!(answers(400, slow * 5).await < 400, "answers were kept for somebody who does not read");
    site.goes_on().await;
    site.stop().await;
}

/// Names of tables, or what somebody might take for one.
const STRANGE: [&str; 18] = [
    "%00",
    "%0a",
    "%0d%0aSet-Cookie:%20x=y",
    "%2e%2e",
    "..",
    ".",
    "%2e%2e%2fetc%2fpasswd",
    "..%5c..%5c",
    "AAAAAAAAAAAAAAAA",
    "aaaaaaaaaaaaaaa",
    "aaaaaaaaaaaaaaaaa",
    "aaaaaaaaaaaaaaa1",
    "%F0%9F%83%8F",
    "'%20OR%201=1--",
    "%25%30%30",
    "null",
    "-1",
    "%7B%7D",
];

#[tokio::test]
async fn strange_names_of_tables_are_not_found() {
    let site = Site::start().await;
    let who = bearer(&site.ann);
    let headers = [("Authorization", who.as_str())];
    for name in STRANGE {
        let answer = site.get(&format!("/api/tables/{name}"), &headers).await;
        assert_eq!(answer.refused(), (404, Code::NotFound), "{name}");
        let answer = site.get(&format!("/api/tables/{name}/items"), &headers).await;
        assert_eq!(answer.refused(), (404, Code::NotFound), "{name}");
        assert_eq!(answer.header("set-cookie"), None);
    }
    for seat in ["256", "-1", "x", "%00", "", "0x0", "1e1"] {
        let path = format!("/api/tables/{}/seats/{seat}/invitation", site.table);
        let answer = site.post(&path, &headers, &json!({})).await;
        assert!(matches!(answer.refused(), (404, Code::NotFound)), "{seat:?}: {answer:?}");
    }
    site.goes_on().await;
    site.stop().await;
}

#[tokio::test]
async fn broken_addresses_are_refused_in_the_servers_own_words() {
    let site = Site::start().await;
    let who = bearer(&site.ann);
    let headers = [("Authorization", who.as_str())];
    for name in ["%ff", "%c3%28", "%ed%a0%80", "%zz", "%", "%f"] {
        for rest in ["", "/items", "/record", "/socket"] {
            let answer = site.get(&format!("/api/tables/{name}{rest}"), &headers).await;
            assert!(matches!(answer.status, 400 | 404), "{name}{rest}: {answer:?}");
            answer.refusal();
        }
        let answer = site.post(&format!("/api/tables/{name}/moves"), &headers, &json!({})).await;
        assert!(matches!(answer.status, 400 | 404), "{name}: {answer:?}");
        answer.refusal();
    }
    let table = format!("/api/tables/{}", site.table);
    for query in ["?seat=x", "?seat=256", "?seat=-1", "?seat=0&seat=1", "?more=1", "?seat=%ff"] {
        let answer = site.get(&format!("{table}{query}"), &headers).await;
        assert_eq!(answer.refused(), (400, Code::BadRequest), "{query}");
    }
    for query in ["?after=-1", "?after=99999999999999999999", "?wait=x", "?wait=1.5"] {
        let answer = site.get(&format!("{table}/items{query}"), &headers).await;
        assert_eq!(answer.refused(), (400, Code::BadRequest), "{query}");
    }
    let far = site.get(&format!("{table}/items?after=18446744073709551615"), &headers).await;
    assert_eq!(far.status, 200, "nothing comes after the last of all");
    site.stop().await;
}

// ASVS 5.3.2, 13.4.2: there are no files to be had.
#[tokio::test]
async fn there_is_no_way_to_files() {
    let site = Site::start().await;
    let paths = [
        "/../../etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/favicon.svg/../../etc/passwd",
        "//etc/passwd",
        "/t/../../etc/passwd",
        "/t/..%2f..%2fetc%2fpasswd",
        "/./favicon.svg",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/favicon.svg%00.html",
        "/tables.sqlite",
        "/assets/../../../etc/passwd",
        "/assets/..%2f..%2f..%2fetc%2fpasswd",
        "/assets/%2e%2e/index.html",
        "/assets//etc/passwd",
        "/.stamp",
        "/src/lib.rs",
        "/api/../metrics",
        "/api/tables/../../../etc/passwd",
        "/t/",
        "/t",
        "/t/a/b",
    ];
    for path in paths {
        let answer = site.get(path, &[]).await;
        assert!(!answer.text().contains("root:"), "{path}");
        match answer.status {
            // The page is the same for every table, whatever it is called.
            200 => assert!(path.starts_with("/t/") && answer.text().contains("<html"), "{path}"),
            404 => assert_eq!(answer.refused(), (404, Code::NotFound), "{path}"),
            _ => panic!("{path}: {answer:?}"),
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn addresses_are_for_their_methods_only() {
    let site = Site::start().await;
    let table = format!("/api/tables/{NO_TABLE}");
    let moves = format!("{table}/moves");
    for (method, path) in [
        ("DELETE", "/api/tables"),
        ("PUT", "/api/tables"),
        ("PATCH", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("TRACE", "/api/tables"),
        ("POST", "/api/health"),
        ("POST", "/"),
        ("DELETE", &*table),
        ("GET", &*moves),
        ("BREW", "/api/tables"),
    ] {
        let answer = site.ask(method, path, &[], "").await;
        assert_eq!(answer.refused(), (405, Code::BadRequest), "{method} {path}");
    }
    assert_eq!(site.ask("HEAD", "/api/health", &[], "").await.status, 200);
    for path in ["/nothing", "/api/nothing", "/api/tables/x/y/z", "/api/tables/"] {
        assert_eq!(site.get(path, &[]).await.refused(), (404, Code::NotFound), "{path}");
    }
    site.stop().await;
}

#[tokio::test]
async fn what_is_not_http_is_hung_up_on() {
    let site = Site::start().await;
    let nonsense: [&[u8]; 9] = [
        b"GARBAGE\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET  / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nBad Header\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: \0\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    ];
    for bytes in nonsense {
        if let Some(answer) = raw::send(site.address(), bytes).await {
            assert_eq!(answer.status, 400, "{answer:?}");
        }
    }
    // Two lengths are one too many: whoever is between might count otherwise (request smuggling).
    let both = b"POST /api/health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\
        Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n";
    if let Some(answer) = raw::send(site.address(), both).await {
        let answers = 1 + answer.text().matches("HTTP/1.1 ").count();
        assert!(answers == 1 || answer.header("connection") == Some("close"), "{answer:?}");
    }
    site.goes_on().await;
    site.stop().await;
}
