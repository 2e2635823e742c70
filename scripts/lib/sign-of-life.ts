import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EVERY_MS = 5_000;

/**
 * A worker answers no requests, so whoever watches it looks at the age of this file. It is written while it
 * migrates and while the database is away too: a restart would help with neither.
 */
export function showSignOfLife(dataDir: string): { stop(): void } {
  const show = () => writeFileSync(join(dataDir, 'worker-alive'), `${new Date().toISOString()}\n`);
  show();
  const timer = setInterval(show, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
