export const refundStatuses = ['REQUESTED', 'PENDING', 'BY_HAND', 'FAILED', 'SUCCEEDED'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** The outcome reported by the gateway, or `by_hand` when no gateway can make the refund. */
export type RefundOutcome = 'pending' | 'by_hand' | 'failed' | 'succeeded';

const rank: Record<RefundStatus, number> = { REQUESTED: 0, PENDING: 1, BY_HAND: 2, FAILED: 2, SUCCEEDED: 3 };
const meant: Record<RefundOutcome, RefundStatus> = {
  pending: 'PENDING',
  by_hand: 'BY_HAND',
  failed: 'FAILED',
  succeeded: 'SUCCEEDED',
};

/** The gateway has yet to finish it. */
export const isWithGateway = (status: RefundStatus): boolean => rank[status] < 2;

/**
 * Returns the status after an answer, or null when it changes nothing. A succeeded refund never returns to another
 * status.
 */
export function nextRefundStatus(current: RefundStatus, outcome: RefundOutcome): RefundStatus | null {
  const next = meant[outcome];
  return rank[next] > rank[current] ? next : null;
}
