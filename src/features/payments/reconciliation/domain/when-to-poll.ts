import { type AttemptStatus, isLive } from '@/features/payments/domain/attempt-state';

const MINUTE_MS = 60_000;
const SHORTEST_PAUSE_MS = 4 * MINUTE_MS;

type PollableAttempt = { status: AttemptStatus; createdAt: Date; polledAt: Date | null; expiresAt: Date };

/**
 * Polls again in case a callback never arrived, with pauses that grow with the attempt's age; an attempt unknown to the
 * gateway is polled only once its time is over.
 */
export function isDue({ status, createdAt, polledAt, expiresAt }: PollableAttempt, now: Date): boolean {
  if (!polledAt) return isLive(status) && expiresAt <= now;
  const age = now.getTime() - createdAt.getTime();
  return now.getTime() - polledAt.getTime() >= Math.max(SHORTEST_PAUSE_MS, age / 4);
}
