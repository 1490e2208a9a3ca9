//! The page and its files, as browsers get them. The page of these tests lies in `tests/page`: what
//! stands in files that end with `br` and `gz` is not really compressed.

mod common;

use common::TestServer;
use reqwest::{Method, Response, StatusCode};

/// Asks with these headers.
async fn get(server: &TestServer, path: &str, headers: &[(&str, &str)]) -> Response {
    let mut request = server.stranger().request(Method::GET, path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.expect("the server answers")
}

fn header<'a>(answer: &'a Response, name: &str) -> &'a str {
    answer.headers().get(name).map_or("", |value| value.to_str().expect("headers are text"))
}

#[tokio::test]
async fn the_page_is_at_all_of_its_addresses_and_begins_a_session() {
    let server = TestServer::start().await;
    let addresses = [
        "/",
        "/t/aaaaaaaaaaaaaaaa",
        "/new",
        "/games",
        "/replay",
        "/replay/aaaaaaaaaaaaaaaa",
        "/learn",
        "/rules",
        "/cards",
        "/cards/well",
        "/settings",
    ];
    for path in addresses {
        let answer = get(&server, path, &[]).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&answer, "content-type"), "text/html; charset=utf-8", "{path}");
        assert_eq!(header(&answer, "cache-control"), "no-cache", "{path}");
        assert!(header(&answer, "set-cookie").starts_with("__Host-sanjuan="), "{path}");
        assert!(answer.text().await.expect("it arrives").contains("A page for tests"), "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn files_come_as_small_as_they_are_accepted() {
    let server = TestServer::start().await;
    let (script, style) = ("/assets/main-1a2b3c.js", "/assets/style-4d5e6f.css");
    for (path, accepted, encoding) in [
        (script, "gzip, deflate, br", "br"),
        (script, "gzip", "gzip"),
        (script, "br;q=0.1, gzip;q=0.2", "gzip"),
        (script, "identity", ""),
        (style, "gzip, br", "gzip"),
        (style, "br", ""),
    ] {
        let answer = get(&server, path, &[("accept-encoding", accepted)]).await;
        assert_eq!(header(&answer, "content-encoding"), encoding, "{path} for {accepted}");
        assert_eq!(header(&answer, "vary"), "Accept-Encoding", "{path} for {accepted}");
        let kind = if path == script { "text/javascript" } else { "text/css" };
        assert!(header(&answer, "content-type").starts_with(kind), "{path} for {accepted}");
        assert_eq!(header(&answer, "cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(header(&answer, "set-cookie"), "", "it may be kept by everybody");
        let text = answer.text().await.expect("it arrives");
        let wanted = format!("the same, for those who accept {encoding}\n");
        assert_eq!(text == wanted, !encoding.is_empty(), "{path} for {accepted}: {text}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let server = TestServer::start().await;
    for path in ["/", "/assets/main-1a2b3c.js", "/favicon.svg"] {
        let first = get(&server, path, &[("accept-encoding", "br")]).await;
        let etag = header(&first, "etag").to_owned();
        assert!(etag.starts_with('"') && etag.ends_with('"') && etag.len() == 34, "{etag}");
        let plain = get(&server, path, &[]).await;
        let differs = header(&first, "content-encoding") != header(&plain, "content-encoding");
        assert_eq!(etag != header(&plain, "etag"), differs, "{path}: other bytes, another name");
        for named in [etag.clone(), format!("\"x\", {etag}"), format!("W/{etag}"), "*".into()] {
            let headers = [("accept-encoding", "br"), ("if-none-match", &named)];
            let again = get(&server, path, &headers).await;
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{path}: {named}");
            assert_eq!(header(&again, "etag"), etag);
            assert_eq!(again.text().await.expect("nothing arrives"), "");
        }
        let headers = [("accept-encoding", "br"), ("if-none-match", "\"x\"")];
        assert_eq!(get(&server, path, &headers).await.status(), StatusCode::OK, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_file_of_the_page_is_not_found() {
    let server = TestServer::start().await;
    let nothing = [
        "/assets/main-000000.js",
        "/assets/",
        "/assets",
        "/assets/main-1a2b3c.js.br",
        "/main-1a2b3c.js",
        "/index.html",
        "/.stamp",
        "/favicon.svg/x",
        "/cards/well/x",
    ];
    for path in nothing {
        let answer = get(&server, path, &[("accept-encoding", "br")]).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&answer, "content-type"), "application/json", "{path}");
    }
    let icon = get(&server, "/favicon.svg", &[]).await;
    assert_eq!((icon.status(), header(&icon, "content-type")), (StatusCode::OK, "image/svg+xml"));
    assert_eq!(header(&icon, "cache-control"), "no-cache");
    server.stop().await;
}

#[tokio::test]
async fn a_person_at_an_address_nobody_knows_gets_the_page_that_says_so() {
    let server = TestServer::start().await;
    let browser = [("accept", "text/html,application/xhtml+xml,*/*;q=0.8")];
    for path in ["/somewhere", "/cards/well/x", "/index.html"] {
        let answer = get(&server, path, &browser).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&answer, "content-type"), "text/html; charset=utf-8", "{path}");
        assert!(answer.text().await.expect("it arrives").contains("<html"), "{path}");
    }
    for path in ["/api/nothing", "/assets/main-000000.js"] {
        let answer = get(&server, path, &browser).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&answer, "content-type"), "application/json", "{path}: not for reading");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_server_without_a_page_says_how_to_come_by_one() {
    let nowhere = std::env::temp_dir().join("sanjuan-has-no-page-here");
    let server = TestServer::start_with(|config| config.page = Some(nowhere)).await;
    for path in ["/", "/t/aaaaaaaaaaaaaaaa", "/rules"] {
        let answer = get(&server, path, &[]).await;
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert_eq!(header(&answer, "content-type"), "text/plain; charset=utf-8");
        let words = answer.text().await.expect("it arrives");
        assert_eq!(words, "the page is not built: run cargo xtask web\n");
    }
    let health = get(&server, "/api/health", &[]).await;
    assert_eq!(health.status(), StatusCode::OK, "everything else works");
    server.stop().await;
}
