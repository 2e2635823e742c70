export const attemptStatuses = ['OPENING', 'PENDING', 'FAILED', 'EXPIRED', 'CANCELLED', 'PAID'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

export type Reported = 'pending' | 'failed' | 'expired' | 'cancelled' | 'paid';

/** A later report never lowers the rank: money that arrived outranks every earlier report. */
const rank: Record<AttemptStatus, number> = { OPENING: 0, PENDING: 1, FAILED: 2, EXPIRED: 2, CANCELLED: 2, PAID: 3 };

const meant: Record<Reported, AttemptStatus> = {
  pending: 'PENDING',
  failed: 'FAILED',
  expired: 'EXPIRED',
  cancelled: 'CANCELLED',
  paid: 'PAID',
};

/** The customer can still pay by such an attempt; an order has at most one. */
export const isLive = (status: AttemptStatus): boolean => rank[status] < 2;
export const liveStatuses = attemptStatuses.filter(isLive);

/** Returns the status after a report, or null when it changes nothing. */
export function nextStatus(current: AttemptStatus, reported: Reported): AttemptStatus | null {
  const next = meant[reported];
  return rank[next] > rank[current] ? next : null;
}
