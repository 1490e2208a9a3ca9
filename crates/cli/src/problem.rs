//! What is wrong with a record, in words.

use record::{MAX_ANSWERS, MAX_FILE, RULES_VERSION, RecordError, RecordProblem};
use texts::Texts;

/// What is wrong, and at which line.
pub(crate) fn told(error: &RecordError, texts: Texts) -> String {
    let problem = in_words(&error.problem, texts);
    texts.text("record-line", &[("line", error.line.into()), ("problem", problem.into())])
}

fn in_words(problem: &RecordProblem, texts: Texts) -> String {
    let say = |key: &str| texts.text(key, &[]);
    let unreadable = |detail: String| texts.text("record-unreadable", &[("detail", detail.into())]);
    match problem {
        RecordProblem::Io(error) => unreadable(error.to_string()),
        RecordProblem::Json(error) => unreadable(error.to_string()),
        RecordProblem::Form(error) => unreadable(error.to_string()),
        RecordProblem::Empty => say("record-empty"),
        RecordProblem::TooBig => {
            texts.text("record-too-big", &[("most", MAX_FILE.to_string().into())])
        }
        RecordProblem::TooManyAnswers => {
            texts.text("record-too-many-answers", &[("most", MAX_ANSWERS.to_string().into())])
        }
        RecordProblem::NotCanonical => say("record-not-canonical"),
        RecordProblem::BrokenChain => say("record-broken-chain"),
        RecordProblem::OtherRules { found } => texts
            .text("record-other-rules", &[("found", found.into()), ("own", RULES_VERSION.into())]),
        RecordProblem::Setup(error) => {
            texts.text("record-bad-setup", &[("problem", texts.setup_refusal(error).into())])
        }
        RecordProblem::WrongCommitment => say("record-wrong-commitment"),
        RecordProblem::WrongSeed => say("record-wrong-seed"),
        RecordProblem::OtherCommitment { shown, found } => texts
            .text("record-other-commitment", &[("shown", shown.into()), ("found", found.into())]),
        RecordProblem::NoDeal => say("record-no-deal"),
        RecordProblem::Illegal(illegal) => {
            let refusal = texts.refusal(illegal, |seat| texts.player(seat.index() + 1));
            texts.text("record-illegal", &[("problem", refusal.into())])
        }
        RecordProblem::EarlyResult => say("record-early-result"),
        RecordProblem::MissingResult => say("record-missing-result"),
        RecordProblem::AfterResult => say("record-after-result"),
        RecordProblem::WrongResult { written, played, .. } => texts
            .text("record-wrong-result", &[("written", written.into()), ("played", played.into())]),
    }
}
