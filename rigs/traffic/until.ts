import { Fault } from '../../scripts/lib/fault';
import { pause } from '../../scripts/lib/lifecycle';

const LOOK_MS = 250;
const PATIENCE_MS = 90_000;

/** Waits until it is so; an error counts as not yet. */
export async function untilTrue(
  subject: string,
  isSo: () => Promise<boolean>,
  { patience = PATIENCE_MS } = {},
): Promise<void> {
  const until = performance.now() + patience;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > until) throw new Fault(`After ${patience / 1000} seconds ${subject} is not complete.`);
    await pause(LOOK_MS);
  }
}
