//! Bytes as what somebody types into `sanjuan engine`.

use sanjuan::engine::Engine;
use serde_json::Value;

/// How many lines of an input are looked at: lines are tried one by one, so more of them find
/// little more and take long.
const LINES: usize = 200;

/// Sends every line to an engine. Each is answered by one line of JSON, and one that is refused
/// changes nothing.
pub fn engine(data: &[u8]) {
    let mut engine = Engine::new();
    for line in data.split(|&byte| byte == b'\n').take(LINES) {
        let before = engine;
        let reply = engine.line(line);
        assert!(!reply.text.contains('\n'), "a reply of more than one line");
        let said: Value = serde_json::from_str(&reply.text)
            .unwrap_or_else(|error| panic!("{error} in {}", reply.text));
        assert_eq!(said.get("error").is_some(), reply.refused, "{}", reply.text);
        if reply.refused {
            assert_eq!(engine.game(), before.game(), "a refused line changed the game");
            let error = &said["error"];
            assert!(error["code"].is_string() && error["message"].is_string(), "{}", reply.text);
            assert_ne!(error["code"], "internal", "{}", reply.text);
        }
        if let Ok(asked) = record::strict::read(line)
            && let Some(id) = asked.get("id").filter(|id| id.is_string() || id.is_number())
        {
            assert_eq!(said.get("id"), Some(id), "the id is given back");
        }
        if reply.ends {
            break;
        }
    }
}
