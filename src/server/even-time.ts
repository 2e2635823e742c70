import { setTimeout as pause } from 'node:timers/promises';

const LONGER_THAN_THE_WORK_MS = 350;

/** For work whose duration would tell what the answer does not: the answer comes no sooner than this. */
export async function evenTime(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), pause(LONGER_THAN_THE_WORK_MS)]);
}
