/** Closes with the plain line that every reader of logs understands. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class Closing implements Reporter {
  private readonly counts = { passed: 0, failed: 0, skipped: 0 };

  onTestEnd(_: TestCase, result: TestResult) {
    if (result.status === 'passed') this.counts.passed += 1;
    else if (result.status === 'skipped') this.counts.skipped += 1;
    else this.counts.failed += 1;
  }

  onEnd(_: FullResult) {
    const { passed, failed, skipped } = this.counts;
    process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  }
}
