export const attemptStatuses = ['OPENING', 'PENDING', 'FAILED', 'EXPIRED', 'CANCELLED', 'PAID'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** As gateways tell it. */
export type Reported = 'pending' | 'failed' | 'expired' | 'cancelled' | 'paid';

/** What was heard later never takes an attempt down: money that arrived outranks whatever was believed before. */
const rank: Record<AttemptStatus, number> = { OPENING: 0, PENDING: 1, FAILED: 2, EXPIRED: 2, CANCELLED: 2, PAID: 3 };

const meant: Record<Reported, AttemptStatus> = {
  pending: 'PENDING',
  failed: 'FAILED',
  expired: 'EXPIRED',
  cancelled: 'CANCELLED',
  paid: 'PAID',
};

/** An attempt that could still be paid by its customer; an order has at most one of these. */
export const isLive = (status: AttemptStatus): boolean => rank[status] < 2;
export const liveStatuses = attemptStatuses.filter(isLive);

/** Where a report takes an attempt; null when it is news no more. */
export function nextStatus(current: AttemptStatus, reported: Reported): AttemptStatus | null {
  const next = meant[reported];
  return rank[next] > rank[current] ? next : null;
}
