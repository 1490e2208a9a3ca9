//! A connection that ends when the other end does not read.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A connection on which a write fails that gets nothing across for a while: else whoever asks and
/// never reads would keep it for ever.
#[derive(Debug)]
pub(crate) struct Impatient<S> {
    stream: S,
    patience: Duration,
    /// Runs only while a write waits, so that connections at rest need no memory for it.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S: AsyncWrite + Unpin> Impatient<S> {
    pub(crate) fn new(stream: S, patience: Duration) -> Impatient<S> {
        Impatient { stream, patience, waiting: None }
    }

    /// Tries something that waits for the other end, unless that has taken too long already.
    fn attempt<T>(
        &mut self,
        context: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(written) = write(Pin::new(&mut self.stream), context) {
            self.waiting = None;
            return Poll::Ready(written);
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(ErrorKind::TimedOut, "the other end does not read")))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Impatient<S> {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.get_mut().attempt(context, |stream, context| stream.poll_write(context, bytes))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.get_mut()
            .attempt(context, |stream, context| stream.poll_write_vectored(context, parts))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.get_mut().attempt(context, |stream, context| stream.poll_flush(context))
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.get_mut().attempt(context, |stream, context| stream.poll_shutdown(context))
    }
}

/// Reading may take as long as it likes; who may be silent for how long is decided elsewhere.
impl<S: AsyncRead + Unpin> AsyncRead for Impatient<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(context, buffer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    const PATIENCE: Duration = Duration::from_millis(100);

    #[tokio::test]
    async fn a_write_that_nobody_reads_fails() {
        let (near, _far) = duplex(10);
        let mut near = Impatient::new(near, PATIENCE);
        let written = near.write_all(&[0; 11]).await;
        assert_eq!(written.map_err(|error| error.kind()), Err(ErrorKind::TimedOut));
    }

    #[tokio::test]
    async fn a_slow_reader_gets_everything() {
        let (near, mut far) = duplex(10);
        let reading = tokio::spawn(async move {
            let mut read = Vec::new();
            let mut some = [0; 10];
            while let Ok(count @ 1..) = far.read(&mut some).await {
                read.extend_from_slice(&some[..count]);
                sleep(PATIENCE / 5).await;
            }
            read
        });
        let all: Vec<u8> = (0..=200).collect();
        let mut near = Impatient::new(near, PATIENCE);
        near.write_all(&all).await.expect("it all goes across in the end");
        assert!(near.waiting.is_none(), "nothing waits any more");
        drop(near);
        assert_eq!(reading.await.expect("it ends"), all);
    }
}
