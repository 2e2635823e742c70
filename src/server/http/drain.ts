import { setTimeout as pause } from 'node:timers/promises';
import { lastRequestAt } from './open-answers';

export type DrainTimes = { leastMs: number; quietMs: number; maxMs: number };

const usual: DrainTimes = { leastMs: 3_000, quietMs: 1_000, maxMs: 5_500 };
const LOOK_MS = 50;

/**
 * Waits until proxies have noticed that `ready` is 503. With one check per second they have noticed after three
 * seconds; while requests keep coming, a proxy may be too busy to notice as quickly, and gets longer.
 */
export async function drain(signal: NodeJS.Signals, { leastMs, quietMs, maxMs }: DrainTimes = usual): Promise<void> {
  // No proxy is in front of a process that a person stops with Ctrl-C.
  if (signal === 'SIGINT') return;
  const began = performance.now();
  await pause(leastMs);
  while (performance.now() - lastRequestAt() < quietMs && performance.now() - began < maxMs) await pause(LOOK_MS);
}
