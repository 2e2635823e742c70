import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EVERY_MS = 5_000;

/**
 * Touches a file whose age monitors check, because a worker answers no requests. It also runs during migrations and
 * database outages, which a restart would not help.
 */
export function showSignOfLife(dataDir: string): { stop(): void } {
  const show = () => writeFileSync(join(dataDir, 'worker-alive'), `${new Date().toISOString()}\n`);
  show();
  const timer = setInterval(show, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
