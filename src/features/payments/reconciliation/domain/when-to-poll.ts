import { type AttemptStatus, isLive } from '@/features/payments/domain/attempt-state';

const MINUTE_MS = 60_000;
const SHORTEST_PAUSE_MS = 4 * MINUTE_MS;

type PollableAttempt = { status: AttemptStatus; createdAt: Date; polledAt: Date | null; expiresAt: Date };

/**
 * True if it is time to poll the gateway again, in case its callback was lost. The pauses grow with the attempt's age.
 * An attempt unknown to the gateway is polled only once it has expired.
 */
export function isDue({ status, createdAt, polledAt, expiresAt }: PollableAttempt, now: Date): boolean {
  if (!polledAt) return isLive(status) && expiresAt <= now;
  const age = now.getTime() - createdAt.getTime();
  return now.getTime() - polledAt.getTime() >= Math.max(SHORTEST_PAUSE_MS, age / 4);
}
