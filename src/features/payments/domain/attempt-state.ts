export const attemptStatuses = ['opening', 'pending', 'paid', 'failed', 'expired', 'cancelled'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

export type Reported = Exclude<AttemptStatus, 'opening'>;

/** A later report never lowers the rank: money that arrived outranks every earlier report. */
const rank: Record<AttemptStatus, number> = { opening: 0, pending: 1, failed: 2, expired: 2, cancelled: 2, paid: 3 };

/** True while the customer can still pay by the attempt; an order has at most one. */
export const isLive = (status: AttemptStatus): boolean => rank[status] < 2;
export const liveStatuses = attemptStatuses.filter(isLive);

/** Returns the status after a report, or null if it changes nothing. */
export function nextStatus(current: AttemptStatus, reported: Reported): Reported | null {
  return rank[reported] > rank[current] ? reported : null;
}

const DAY_MS = 24 * 60 * 60_000;
type OpenAttempt = { status: AttemptStatus; createdAt: Date; expiresAt: Date };

/** True for an attempt to close that no gateway can answer for: it has expired, or it has been open for a day. */
export const isGivenUp = ({ status, createdAt, expiresAt }: OpenAttempt, now: Date): boolean =>
  isLive(status) && (expiresAt <= now || now.getTime() - createdAt.getTime() >= DAY_MS);
