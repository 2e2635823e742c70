export const refundStatuses = ['REQUESTED', 'PENDING', 'BY_HAND', 'FAILED', 'SUCCEEDED'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What became of it, as the gateway tells it or because no gateway can do it. */
export type RefundOutcome = 'pending' | 'by_hand' | 'failed' | 'succeeded';

const rank: Record<RefundStatus, number> = { REQUESTED: 0, PENDING: 1, BY_HAND: 2, FAILED: 2, SUCCEEDED: 3 };
const meant: Record<RefundOutcome, RefundStatus> = {
  pending: 'PENDING',
  by_hand: 'BY_HAND',
  failed: 'FAILED',
  succeeded: 'SUCCEEDED',
};

/** Still the gateway's to do. */
export const isUnsettled = (status: RefundStatus): boolean => rank[status] < 2;

/** Where an answer takes a refund; null when it is news no more. Money that went back is never taken for kept. */
export function nextRefundStatus(current: RefundStatus, outcome: RefundOutcome): RefundStatus | null {
  const next = meant[outcome];
  return rank[next] > rank[current] ? next : null;
}
