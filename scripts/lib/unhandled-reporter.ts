import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** Collects errors outside of tests, which vitest's JSON report omits. */
export const UNHANDLED_FILE = 'SEGARA_UNHANDLED_FILE';

export default class UnhandledReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env[UNHANDLED_FILE];
    if (file && errors.length > 0) writeFileSync(file, JSON.stringify(errors.map(({ message }) => message)));
  }
}
