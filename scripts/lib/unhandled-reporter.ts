import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter } from 'vitest/node';

/** Where the errors outside of tests are written; vitest's own report in JSON leaves them out. */
export const UNHANDLED_FILE = 'SEGARA_UNHANDLED_FILE';

export default class UnhandledReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env[UNHANDLED_FILE];
    if (file && errors.length > 0) writeFileSync(file, JSON.stringify(errors.map(({ message }) => message)));
  }
}
