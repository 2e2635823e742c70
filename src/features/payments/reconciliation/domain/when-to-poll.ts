import { type AttemptStatus, isLive } from '@/features/payments/domain/attempt-state';

const MINUTE_MS = 60_000;
const SHORTEST_PAUSE_MS = 4 * MINUTE_MS;

type PollableAttempt = { status: AttemptStatus; createdAt: Date; polledAt: Date | null; expiresAt: Date };

/**
 * Whether it is time to ask the gateway again, in case what it had to say never reached us. The pauses grow with the
 * attempt's age. What the gateway never heard of is only waited for until its time is over.
 */
export function isDue({ status, createdAt, polledAt, expiresAt }: PollableAttempt, now: Date): boolean {
  if (!polledAt) return isLive(status) && expiresAt <= now;
  const age = now.getTime() - createdAt.getTime();
  return now.getTime() - polledAt.getTime() >= Math.max(SHORTEST_PAUSE_MS, age / 4);
}
