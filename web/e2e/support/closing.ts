/** Closes with the plain line that every reader of logs understands. What passed only at the second try is named. */
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

export default class Closing implements Reporter {
  private suite: Suite | null = null;

  onBegin(_: FullConfig, suite: Suite) {
    this.suite = suite;
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? [];
    const all = (...wanted: string[]) => tests.filter((test) => wanted.includes(test.outcome()));
    for (const test of all('flaky'))
      process.stdout.write(`\npassed at the second try only: ${test.titlePath().join(' ')}\n`);
    const [passed, failed, skipped] = [all('expected', 'flaky'), all('unexpected'), all('skipped')];
    process.stdout.write(`\n${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped\n`);
  }
}
