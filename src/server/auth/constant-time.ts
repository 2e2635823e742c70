import { setTimeout as pause } from 'node:timers/promises';

const LONGER_THAN_THE_WORK_MS = 350;

/** For work whose duration would reveal the result: the answer never comes before the pause ends. */
export async function constantTime(
  work: () => Promise<void>,
  pausing: () => Promise<unknown> = () => pause(LONGER_THAN_THE_WORK_MS),
): Promise<void> {
  await Promise.all([work(), pausing()]);
}
