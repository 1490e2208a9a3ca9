//! The plain requests.

use crate::Address;
use protocol::http::{Create, Created, Health, Items, Join, Joined, Seen};
use protocol::refusal::Refusal;
use protocol::seating::Setup;
use protocol::socket::{Deed, Move, Reply};
use reqwest::{Method, RequestBuilder, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;

/// An answer to a request is not read beyond so many bytes.
const BODY: usize = 16 << 20;

/// The plain requests to a server. Cloning it is cheap, and the clones share their connections.
#[derive(Clone, Debug)]
pub struct Api {
    address: Address,
    http: reqwest::Client,
}

/// Why a request came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// The server refused it.
    #[error("the server refused: {} (status {status})", refusal.message)]
    Refused {
        /// The status of HTTP.
        status: u16,
        /// Why.
        refusal: Box<Refusal>,
    },
    /// The server did not answer, or broke off.
    #[error("no answer from the server")]
    Broken(#[from] reqwest::Error),
    /// What it answered makes no sense.
    #[error("the server's answer with status {status} cannot be read: {problem}")]
    Unreadable {
        /// The status of HTTP.
        status: u16,
        /// What is wrong with it.
        problem: String,
    },
}

impl Api {
    /// The requests to the server at an address. Each is given up after half a minute.
    pub fn new(address: Address) -> Api {
        let http = reqwest::Client::builder().timeout(Duration::from_secs(30)).no_proxy().build();
        // Without TLS there is nothing in it that could fail.
        Api { address, http: http.unwrap_or_default() }
    }

    /// The server's address.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// Makes a table. Its creator's token comes with it.
    pub async fn create(&self, setup: &Setup) -> Result<Created, ApiError> {
        let body = Create { setup: setup.clone(), token: true };
        self.post("/api/tables", None, &body).await
    }

    /// Takes a seat by its invitation; the token comes with it.
    pub async fn join(
        &self,
        table: &str,
        invitation: &str,
        name: &str,
    ) -> Result<Joined, ApiError> {
        let invitation = invitation.to_owned();
        let body = Join { invitation, name: name.to_owned(), token: true };
        self.post(&format!("/api/tables/{table}/join"), None, &body).await
    }

    /// The table as a seat sees it, or as somebody who watches.
    pub async fn seen(
        &self,
        table: &str,
        token: Option<&str>,
        seat: Option<u8>,
    ) -> Result<Seen, ApiError> {
        let seat = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
        self.get(&format!("/api/tables/{table}{seat}"), token).await
    }

    /// Items after a number, waiting up to so many seconds for the first of them.
    pub async fn items(
        &self,
        table: &str,
        token: Option<&str>,
        seat: Option<u8>,
        after: u64,
        wait: u64,
    ) -> Result<Items, ApiError> {
        let seat = seat.map_or(String::new(), |seat| format!("seat={seat}&"));
        self.get(&format!("/api/tables/{table}/items?{seat}after={after}&wait={wait}"), token).await
    }

    /// Answers what a seat is asked.
    pub async fn moves(&self, table: &str, token: &str, made: &Move) -> Result<Reply, ApiError> {
        self.post(&format!("/api/tables/{table}/moves"), Some(token), made).await
    }

    /// Does something else.
    pub async fn deeds(&self, table: &str, token: &str, deed: &Deed) -> Result<Reply, ApiError> {
        self.post(&format!("/api/tables/{table}/deeds"), Some(token), deed).await
    }

    /// The record of a game that is over.
    pub async fn record(&self, table: &str, token: Option<&str>) -> Result<String, ApiError> {
        let request = self.request(Method::GET, &format!("/api/tables/{table}/record"), token);
        let (status, bytes) = answer(request.send().await?).await?;
        String::from_utf8(bytes).map_err(|error| unreadable(status, &error))
    }

    /// Whether the server is well.
    pub async fn health(&self) -> Result<Health, ApiError> {
        self.get("/api/health", None).await
    }

    async fn get<T: DeserializeOwned>(&self, path: &str, who: Option<&str>) -> Result<T, ApiError> {
        read(self.request(Method::GET, path, who)).await
    }

    async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        token: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, ApiError> {
        read(self.request(Method::POST, path, token).json(body)).await
    }

    fn request(&self, method: Method, path: &str, token: Option<&str>) -> RequestBuilder {
        let request = self.http.request(method, self.address.http(path));
        match token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }
}

async fn read<T: DeserializeOwned>(request: RequestBuilder) -> Result<T, ApiError> {
    let (status, bytes) = answer(request.send().await?).await?;
    serde_json::from_slice(&bytes).map_err(|error| unreadable(status, &error))
}

/// The body of an answer that is no refusal, with its status.
async fn answer(mut response: Response) -> Result<(u16, Vec<u8>), ApiError> {
    let status = response.status();
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await? {
        if bytes.len() + chunk.len() > BODY {
            return Err(unreadable(status.as_u16(), &"it does not end"));
        }
        bytes.extend_from_slice(&chunk);
    }
    let number = status.as_u16();
    if status.is_success() {
        return Ok((number, bytes));
    }
    let refusal = serde_json::from_slice(&bytes).map_err(|error| unreadable(number, &error))?;
    Err(ApiError::Refused { status: number, refusal: Box::new(refusal) })
}

fn unreadable(status: u16, problem: &dyn std::fmt::Display) -> ApiError {
    ApiError::Unreadable { status, problem: problem.to_string() }
}
