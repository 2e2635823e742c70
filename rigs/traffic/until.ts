import { Fault } from '../../scripts/lib/fault';
import { pause } from '../../scripts/lib/lifecycle';

const LOOK_MS = 250;
const PATIENCE_MS = 90_000;

/** Polls until true; an error counts as false. */
export async function waitUntilTrue(
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
