//! How many files, and so how many connections, the system lets this process have open.

/// Raises the limit as far as an ordinary user may, because it is usually 1,024 and every
/// connection takes one. Says what it is in the end.
#[cfg(unix)]
pub(crate) fn raise_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let highest = Rlimit { current: limit.maximum, maximum: limit.maximum };
    if limit.current != limit.maximum
        && let Err(error) = setrlimit(Resource::Nofile, highest)
    {
        tracing::warn!(%error, "cannot raise the limit of open files");
    }
    match getrlimit(Resource::Nofile).current {
        Some(open_files) => tracing::info!(open_files, "so many files may be open"),
        None => tracing::info!("any number of files may be open"),
    }
}

/// Elsewhere than on Unix there is no such limit.
#[cfg(not(unix))]
pub(crate) fn raise_limit() {}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    #[test]
    fn the_limit_is_as_high_as_it_may_be() {
        let maximum = getrlimit(Resource::Nofile).maximum;
        let low = Rlimit { current: Some(200), maximum };
        setrlimit(Resource::Nofile, low).expect("anybody may lower it");
        raise_limit();
        assert_eq!(getrlimit(Resource::Nofile).current, maximum);
    }
}
