//! What goes with every answer, whatever was asked, and with cookies.

use super::raw::Answer;
use super::site::{NO_TABLE, Site, bearer, create_body};
use serde_json::json;
use std::path::Path;

/// One answer of every kind the server has: pages, files, successes and all sorts of errors.
async fn every_answer(site: &Site) -> Vec<(String, Answer)> {
    let table = format!("/api/tables/{}", site.table);
    let anns = bearer(&site.ann);
    let who = [("Authorization", anns.as_str())];
    let mut answers = Vec::new();
    let files = ["/favicon.svg", "/assets/main-1a2b3c.js", "/assets/nothing.js"];
    for path in ["/", "/t/x", "/nothing", "/metrics", "/api", "/api/"].iter().chain(&files) {
        answers.push(((*path).to_owned(), site.get(path, &[]).await));
    }
    for path in ["/api/health", "/api/openapi.json", "/api/tables", "/api/nothing"] {
        answers.push((path.to_owned(), site.get(path, &who).await));
    }
    for rest in ["", "?seat=0", "?seat=x", "/items", "/record", "/socket"] {
        let path = format!("{table}{rest}");
        answers.push((path.clone(), site.get(&path, &who).await));
    }
    let nowhere = format!("/api/tables/{NO_TABLE}");
    answers.push((nowhere.clone(), site.get(&nowhere, &[]).await));
    let posts = [
        ("made", "/api/tables".to_owned(), create_body(true)),
        ("bad body", "/api/tables".to_owned(), json!({})),
        ("long body", "/api/tables".to_owned(), json!("x".repeat(20_000))),
        ("bad invitation", format!("{table}/join"), json!({ "invitation": "", "name": "x" })),
        ("bad move", format!("{table}/moves"), json!({})),
        ("wrong method", "/api/health".to_owned(), json!({})),
        ("invited", format!("{table}/seats/0/invitation"), json!({})),
    ];
    for (what, path, body) in posts {
        answers.push((what.to_owned(), site.post(&path, &who, &body).await));
    }
    let foreign = [("Origin", "https://evil.example")];
    answers.push(("foreign".into(), site.post("/api/tables", &foreign, &json!({})).await));
    answers.push(("text".into(), site.ask("POST", "/api/tables", &[], "x").await));
    answers.push(("head".into(), site.ask("HEAD", "/", &[], "").await));
    answers.push(("delete".into(), site.ask("DELETE", "/api/tables", &[], "").await));
    answers
}

/// Whether every answer has a header with this in it; to be seen in the name of the test.
async fn every_answer_has(name: &str, parts: &[&str]) {
    let site = Site::start().await;
    for (what, answer) in every_answer(&site).await {
        let value =
            answer.header(name).unwrap_or_else(|| panic!("{what} has no {name}: {answer:?}"));
        assert!(parts.iter().all(|part| value.contains(part)), "{what}: {name}: {value}");
    }
    site.stop().await;
}

// ASVS 3.4.3.
#[tokio::test]
async fn no_page_loads_objects_or_changes_its_base() {
    let parts = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"];
    every_answer_has("content-security-policy", &parts).await;
}

// ASVS 3.4.3: a policy that allows what stands in the page itself would be none.
#[tokio::test]
async fn no_page_runs_what_stands_in_it() {
    let site = Site::start().await;
    let page = site.get("/", &[]).await;
    let policy = page.header("content-security-policy").expect("there is one");
    assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
    let text = page.text();
    for inline in ["<script>", "<style", "onclick=", "onload=", "javascript:", "style=\""] {
        assert!(!text.contains(inline), "the page has {inline}, which the policy forbids");
    }
    site.stop().await;
}

// ASVS 3.4.4.
#[tokio::test]
async fn no_answer_is_taken_for_another_kind() {
    every_answer_has("x-content-type-options", &["nosniff"]).await;
}

// ASVS 3.4.5: a link with an invitation in it is told to nobody.
#[tokio::test]
async fn no_answer_tells_where_one_came_from() {
    every_answer_has("referrer-policy", &["no-referrer"]).await;
}

// ASVS 3.4.6.
#[tokio::test]
async fn no_page_is_framed() {
    every_answer_has("content-security-policy", &["frame-ancestors 'none'"]).await;
}

// ASVS 3.4.8.
#[tokio::test]
async fn no_page_is_reached_by_its_opener() {
    every_answer_has("cross-origin-opener-policy", &["same-origin"]).await;
}

// ASVS 15.3.1: what is for one is kept by nobody else.
#[tokio::test]
async fn what_the_interface_says_is_not_stored_on_the_way() {
    let site = Site::start().await;
    for path in ["/api/health", "/api/tables", "/api/nothing", "/api/openapi.json"] {
        let answer = site.get(path, &[]).await;
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
    }
    let made = site.post("/api/tables", &[], &create_body(true)).await;
    assert_eq!(made.header("cache-control"), Some("no-store"), "it holds a token");
    site.stop().await;
}

async fn cookie() -> Vec<String> {
    let site = Site::start().await;
    let answer = site.post("/api/tables", &[], &create_body(false)).await;
    let cookie = answer.header("set-cookie").expect("a browser gets a cookie").to_owned();
    let token: Option<String> = answer.json::<protocol::http::Created>().token;
    assert_eq!(token, None, "scripts must not see what is in the cookie");
    let with_token = site.post("/api/tables", &[], &create_body(true)).await;
    assert_eq!(with_token.header("set-cookie"), None, "programs get no cookie");
    site.stop().await;
    cookie.split("; ").map(str::to_owned).collect()
}

// ASVS 3.3.1.
#[tokio::test]
async fn the_cookie_goes_over_safe_connections_only() {
    assert!(cookie().await.contains(&"Secure".to_owned()));
}

// ASVS 3.3.2.
#[tokio::test]
async fn the_cookie_does_not_go_with_requests_of_other_sites() {
    let cookie = cookie().await;
    assert!(cookie.iter().any(|part| part == "SameSite=Lax" || part == "SameSite=Strict"));
}

// ASVS 3.3.3.
#[tokio::test]
async fn the_cookie_belongs_to_this_host_alone() {
    let cookie = cookie().await;
    assert!(cookie[0].starts_with("__Host-sanjuan="), "{}", cookie[0]);
    assert!(cookie.contains(&"Path=/".to_owned()));
    assert!(!cookie.iter().any(|part| part.to_ascii_lowercase().starts_with("domain")));
}

// ASVS 3.3.4.
#[tokio::test]
async fn the_cookie_is_not_for_scripts() {
    assert!(cookie().await.contains(&"HttpOnly".to_owned()));
}

// ASVS 3.2.2: names are text. They come as JSON, and the page never makes markup of them.
#[tokio::test]
async fn names_cannot_become_markup() {
    let site = Site::start().await;
    let name = "<img src=x onerror=alert(1)>\"'&";
    let seats = vec![crate::common::here(name), crate::common::link()];
    let created = site.server.create(&crate::common::setup(seats)).await;
    let who = bearer(created.token.as_deref().expect("it was asked for"));
    let path = format!("/api/tables/{}?seat=0", created.table);
    let answer = site.get(&path, &[("Authorization", &who)]).await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let seen: protocol::http::Seen = answer.json();
    assert_eq!(seen.snapshot.table.seats[0].name.as_deref(), Some(name), "it is only text");
    site.stop().await;
}

// ASVS 3.2.2: what the page is written in makes no markup of data. What is built of it does, of its
// own words, so the sources are looked at.
#[test]
fn the_page_makes_markup_of_nothing_that_comes_from_outside() {
    let dangers = ["{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write"];
    let dangers = dangers.iter().chain(&["eval(", "new Function", " style=\"", " onclick=\""]);
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src")];
    let mut seen = 0;
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().expect("the page has sources") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            let is_test = path.to_string_lossy().ends_with(".test.ts");
            if is_test || !matches!(ending, "svelte" | "ts" | "html") {
                continue;
            }
            seen += 1;
            let text = std::fs::read_to_string(&path).expect("it is text");
            for danger in dangers.clone() {
                assert!(!text.contains(danger), "{} has {danger}", path.display());
            }
        }
    }
    assert!(seen > 0, "there are sources");
}

// ASVS 13.4.2 and 13.4.5: no figures and no debugging unless the owner wants it.
#[tokio::test]
async fn nothing_is_told_about_the_server_itself() {
    let site = Site::start().await;
    assert_eq!(site.get("/metrics", &[]).await.status, 404);
    for path in ["/debug", "/debug/pprof", "/.env", "/.git/config", "/server-status", "/console"] {
        assert_eq!(site.get(path, &[]).await.status, 404, "{path}");
    }
    for (what, answer) in every_answer(&site).await {
        for name in ["server", "x-powered-by", "via"] {
            assert_eq!(answer.header(name), None, "{what} tells {name}");
        }
    }
    site.stop().await;
}

// ASVS 16.5.1: errors tell what to do, and nothing of what is behind.
#[tokio::test]
async fn errors_tell_nothing_of_what_is_behind() {
    let site = Site::start().await;
    for (what, answer) in every_answer(&site).await {
        let text = answer.text().to_lowercase();
        for told in ["panicked", "sqlite", "sqlx", "select ", ".rs:", "/tmp/", "backtrace"] {
            let page = answer.status == 200;
            assert!(page || !text.contains(told), "{what} tells {told}: {text}");
        }
        assert_ne!(answer.status, 500, "{what}");
    }
    site.stop().await;
}
