import { Fault } from '../fault';
import { pause } from '../lifecycle';

const LOOK_MS = 250;
const PATIENCE_MS = 90_000;

/** Waits until it is so; an error counts as not yet. */
export async function untilTrue(subject: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > until) throw new Fault(`After ${PATIENCE_MS / 1000} seconds ${subject} is not complete.`);
    await pause(LOOK_MS);
  }
}
