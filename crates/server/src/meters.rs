//! What is counted and measured, and how it is shown.

use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use protocol::refusal::Code;
use std::sync::OnceLock;
use std::time::Instant;

/// The one recorder of the process; several servers in one process share it.
static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts counting, if nobody counts yet.
pub(crate) fn install() {
    RECORDER.get_or_init(|| {
        let seconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];
        let builder = PrometheusBuilder::new().set_buckets(&seconds).ok()?;
        builder.install_recorder().ok()
    });
}

/// Everything that was counted, in the words of Prometheus.
pub(crate) fn shown() -> Option<String> {
    let handle = RECORDER.get()?.as_ref()?;
    handle.run_upkeep();
    Some(handle.render())
}

pub(crate) fn connections(now: usize) {
    gauge!("sanjuan_connections").set(now as f64);
}

pub(crate) fn tables_open(now: usize) {
    gauge!("sanjuan_tables_open").set(now as f64);
}

pub(crate) fn sockets(change: f64) {
    gauge!("sanjuan_sockets").increment(change);
}

pub(crate) fn appended(since: Instant) {
    counter!("sanjuan_rows_appended_total").increment(1);
    histogram!("sanjuan_append_seconds").record(since.elapsed());
}

pub(crate) fn append_failed() {
    counter!("sanjuan_append_failures_total").increment(1);
}

pub(crate) fn refused(code: Code) {
    counter!("sanjuan_refusals_total", "code" => name(code)).increment(1);
}

pub(crate) fn behind() {
    counter!("sanjuan_readers_behind_total").increment(1);
}

pub(crate) fn thought(since: Instant) {
    counter!("sanjuan_thoughts_total").increment(1);
    histogram!("sanjuan_thought_seconds").record(since.elapsed());
}

pub(crate) fn thought_cut_short() {
    counter!("sanjuan_thoughts_cut_short_total").increment(1);
}

pub(crate) fn thoughts_waiting(now: usize) {
    gauge!("sanjuan_thoughts_waiting").set(now as f64);
}

fn name(code: Code) -> &'static str {
    match code {
        Code::BadRequest => "bad_request",
        Code::NotFound => "not_found",
        Code::NotYourSeat => "not_your_seat",
        Code::BadInvitation => "bad_invitation",
        Code::NotYourTurn => "not_your_turn",
        Code::Stale => "stale",
        Code::Illegal => "illegal",
        Code::NotNow => "not_now",
        Code::IdTaken => "id_taken",
        Code::Limited => "limited",
        Code::ForeignOrigin => "foreign_origin",
        Code::OtherVersion => "other_version",
        Code::Unavailable => "unavailable",
    }
}
