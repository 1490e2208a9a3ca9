//! Pages of other sites get nothing out of a visitor's browser.

use super::raw::Answer;
use super::site::{Site, UPGRADE, create_body};
use protocol::http::Tables;
use protocol::refusal::Code;
use serde_json::json;

const HOST: &str = "sanjuan.test";

/// What no page of ours has as its origin, some of it made to look like it.
const FOREIGN: [&str; 16] = [
    "https://evil.example",
    "null",
    "",
    "sanjuan.test",
    "https://sanjuan.test.evil.example",
    "https://evil.example/sanjuan.test",
    "https://evil.example?https://sanjuan.test",
    "https://sanjuan.test@evil.example",
    "https://evil.example@sanjuan.test",
    "https://evilsanjuan.test",
    "https://sanjuan.test:8443",
    "http://sanjuan.test",
    "http://127.0.0.1",
    "https://sanjuan.test.",
    "file://sanjuan.test",
    "https://sanjuan.test, https://evil.example",
];

async fn socket(site: &Site, extra: &[(&str, &str)]) -> u16 {
    let path = format!("/api/tables/{}/socket", site.table);
    let cookie = format!("__Host-sanjuan={}", site.ann);
    let mut headers = vec![("Cookie", cookie.as_str())];
    headers.extend(UPGRADE);
    headers.extend(extra);
    let text = super::raw::request("GET", &path, &headers, "");
    first_status(site, text.as_bytes()).await
}

/// The status of an answer that does not end, as that of a socket.
async fn first_status(site: &Site, request: &[u8]) -> u16 {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(site.address()).await.expect("it listens");
    stream.write_all(request).await.expect("it is sent");
    let mut begin = [0; 12];
    stream.read_exact(&mut begin).await.expect("it is answered");
    String::from_utf8_lossy(&begin[9..]).parse().expect("it is a status")
}

async fn create(site: &Site, extra: &[(&str, &str)]) -> Answer {
    site.post("/api/tables", extra, &create_body(true)).await
}

// ASVS 4.4.2 (the origin of a socket is on a list), 4.4.3 and 4.4.4 (it belongs to the session).
#[tokio::test]
async fn pages_of_other_sites_open_no_socket() {
    let site = Site::start().await;
    for origin in FOREIGN {
        assert_eq!(socket(&site, &[("Origin", origin)]).await, 403, "{origin:?}");
    }
    for origin in ["https://sanjuan.test", "https://SANJUAN.test:443"] {
        assert_eq!(socket(&site, &[("Origin", origin)]).await, 101, "{origin:?}");
    }
    assert_eq!(socket(&site, &[]).await, 101, "a program, which no page can pretend to be");
    site.goes_on().await;
    site.stop().await;
}

// ASVS 3.5.1 (requests that change something are not forged), 3.5.3.
#[tokio::test]
async fn pages_of_other_sites_change_nothing() {
    let site = Site::start().await;
    let cookie = format!("__Host-sanjuan={}", site.ann);
    let path = |rest: &str| format!("/api/tables/{}{rest}", site.table);
    let paths = [
        "/api/tables".to_owned(),
        path("/join"),
        path("/moves"),
        path("/deeds"),
        path("/seats/0/invitation"),
    ];
    for origin in FOREIGN {
        for path in &paths {
            let headers = [("Origin", origin), ("Cookie", cookie.as_str())];
            let answer = site.post(path, &headers, &json!({})).await;
            assert_eq!(answer.refused(), (403, Code::ForeignOrigin), "{origin:?} {path}");
            assert_eq!(answer.header("set-cookie"), None);
        }
    }
    assert_eq!(create(&site, &[("Origin", "https://sanjuan.test")]).await.status, 201);
    assert_eq!(create(&site, &[]).await.status, 201, "a program");
    site.stop().await;
}

// ASVS 3.5.2: what a form of another site can send without asking is not read.
#[tokio::test]
async fn what_forms_send_is_not_read() {
    let site = Site::start().await;
    let body = create_body(false).to_string();
    let kinds = [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/json",
        "application/jsonp",
        "",
    ];
    for kind in kinds {
        let answer = site.ask("POST", "/api/tables", &[("Content-Type", kind)], &body).await;
        assert_eq!(answer.refused(), (415, Code::BadRequest), "{kind:?}");
        assert_eq!(answer.header("set-cookie"), None);
    }
    let answer = site.ask("POST", "/api/tables", &[], &body).await;
    assert_eq!(answer.refused(), (415, Code::BadRequest), "no kind at all");
    for kind in ["application/json", "Application/JSON; charset=utf-8"] {
        let answer = site.ask("POST", "/api/tables", &[("Content-Type", kind)], &body).await;
        assert_eq!(answer.status, 201, "{kind:?}");
    }
    site.stop().await;
}

// ASVS 3.5.1, 3.4.2: nothing is shared with other origins, so their pages cannot read answers.
#[tokio::test]
async fn nothing_is_shared_with_other_origins() {
    let site = Site::start_with(|config| config.origins = vec!["https://friend.test".into()]).await;
    let path = format!("/api/tables/{}", site.table);
    for origin in ["https://evil.example", "https://sanjuan.test", "https://friend.test"] {
        let ask = [
            ("Origin", origin),
            ("Access-Control-Request-Method", "POST"),
            ("Access-Control-Request-Headers", "content-type"),
        ];
        let answers = [
            site.ask("OPTIONS", "/api/tables", &ask, "").await,
            site.ask("OPTIONS", &path, &ask, "").await,
            site.get(&path, &ask).await,
            site.get("/", &ask).await,
            create(&site, &ask).await,
        ];
        for answer in answers {
            let shared = |(name, _): &&(String, String)| name.starts_with("access-control-");
            assert_eq!(answer.headers.iter().find(shared), None, "{origin}");
        }
    }
    // A site that the server's owner allows may open sockets, which are not shared by headers.
    assert_eq!(socket(&site, &[("Origin", "https://friend.test")]).await, 101);
    assert_eq!(socket(&site, &[("Origin", "https://friends.test")]).await, 403);
    site.stop().await;
}

// ASVS 4.1.3 and 15.3.4: what a proxy says is believed only from a proxy.
#[tokio::test]
async fn nobody_pretends_to_be_a_proxy() {
    let site = Site::start().await;
    let lies = [("Origin", "https://evil.example"), ("X-Forwarded-Host", "evil.example")];
    assert_eq!(create(&site, &lies).await.refused(), (403, Code::ForeignOrigin));
    assert_eq!(socket(&site, &lies).await, 403);
    let both = [("Origin", "https://evil.example"), ("Forwarded", "host=evil.example")];
    assert_eq!(create(&site, &both).await.refused(), (403, Code::ForeignOrigin));
    // From a proxy that is trusted it is the truth.
    let trusting = |config: &mut server::Config| {
        config.public_url = None;
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    };
    let behind = Site::start_with(trusting).await;
    let truth = [("Origin", "https://public.test"), ("X-Forwarded-Host", "public.test")];
    assert_eq!(create(&behind, &truth).await.status, 201);
    assert_eq!(create(&behind, &lies[..1]).await.refused(), (403, Code::ForeignOrigin));
    site.stop().await;
    behind.stop().await;
}

// ASVS 4.1.3: a host that is not there or odd gives nobody anything.
#[tokio::test]
async fn odd_hosts_open_nothing() {
    let site = Site::start().await;
    let body = create_body(true).to_string();
    let without = format!(
        "POST /api/tables HTTP/1.1\r\nConnection: close\r\nOrigin: https://{HOST}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = super::raw::send(site.address(), without.as_bytes()).await.expect("an answer");
    assert!(matches!(answer.status, 400 | 403), "{answer:?}");
    let hosts = ["", "evil.example", "sanjuan.test.", "sanjuan.test@evil.example", "a b", "[::1"];
    for host in hosts {
        let headers = [("Host", host), ("Origin", "https://sanjuan.test")];
        let answer = create(&site, &headers).await;
        assert!(matches!(answer.status, 400 | 403), "{host:?}: {answer:?}");
    }
    let twice = [("Host", HOST), ("Host", "evil.example"), ("Origin", "https://evil.example")];
    assert!(matches!(create(&site, &twice).await.status, 400 | 403));
    site.goes_on().await;
    site.stop().await;
}

// ASVS 3.5.1, 4.1.3: a name of another site that leads to this machine (DNS rebinding) shows
// nothing, because browsers would take what it shows for that site's own.
#[tokio::test]
async fn a_server_for_this_machine_goes_by_its_own_names_only() {
    let site = Site::start_with(|config| config.public_url = None).await;
    let port = site.address().port();
    for host in ["evil.example", "evil.example:7423", "localhost.evil.example", HOST] {
        let origin = format!("http://{host}");
        let headers = [("Host", host), ("Origin", &origin)];
        for path in ["/", "/api/health", "/api/tables"] {
            let answer = site.get(path, &headers).await;
            assert_eq!(answer.refused(), (403, Code::ForeignOrigin), "{host} {path}");
        }
        assert_eq!(create(&site, &headers).await.refused(), (403, Code::ForeignOrigin), "{host}");
        assert_eq!(socket(&site, &headers).await, 403, "{host}");
    }
    for name in ["localhost", "127.0.0.1", "127.0.0.5", "[::1]"] {
        let host = format!("{name}:{port}");
        let origin = format!("http://{host}");
        let headers = [("Host", &*host), ("Origin", &*origin)];
        assert_eq!(site.get("/", &headers).await.status, 200, "{host}");
        assert_eq!(create(&site, &headers).await.status, 201, "{host}");
        assert_eq!(socket(&site, &headers).await, 101, "{host}");
    }
    site.stop().await;
}

// ASVS 3.5.1: a page that came in clear text may have been changed on its way.
#[tokio::test]
async fn with_a_public_address_pages_come_from_there_or_from_this_machine() {
    let site = Site::start().await;
    let port = site.address().port();
    let here = format!("127.0.0.1:{port}");
    let page = format!("http://{here}");
    assert_eq!(create(&site, &[("Host", &here), ("Origin", &page)]).await.status, 201);
    let refused = [
        (HOST, "http://sanjuan.test"),
        (HOST, &page),
        (&here, "http://127.0.0.1:1"),
        (&here, "http://localhost"),
        (&here, "https://127.0.0.1"),
    ];
    for (host, origin) in refused {
        let answer = create(&site, &[("Host", host), ("Origin", origin)]).await;
        assert_eq!(answer.refused(), (403, Code::ForeignOrigin), "{origin} at {host}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_public_address_that_is_none_is_refused_at_the_start() {
    let here = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
    let mut config = server::Config::new(here, server::Place::Sqlite("/nowhere".into()));
    config.public_url = Some("sanjuan.test".to_owned());
    let Err(error) = server::Server::start(config).await else { panic!("it starts") };
    assert!(matches!(&error, server::StartError::PublicUrl { url } if url == "sanjuan.test"));
    assert!(error.to_string().contains("https://example.org"), "it says how: {error}");
}

// ASVS 3.5.1: a cookie without an origin is as good as a token, because no page can send it so.
#[tokio::test]
async fn a_cookie_alone_shows_its_owners_tables_to_nobody_else() {
    let site = Site::start().await;
    let cookie = format!("__Host-sanjuan={}", site.ann);
    let hers: Tables = site.get("/api/tables", &[("Cookie", &cookie)]).await.json();
    assert_eq!(hers.tables.len(), 1);
    let nobodys: Tables = site.get("/api/tables", &[]).await.json();
    assert_eq!(nobodys.tables, Vec::new());
    site.stop().await;
}
