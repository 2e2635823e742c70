export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed', 'by_hand'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** The outcome reported by the gateway, or `by_hand` when no gateway can make the refund. */
export type RefundOutcome = Exclude<RefundStatus, 'requested'>;

const rank: Record<RefundStatus, number> = { requested: 0, pending: 1, by_hand: 2, failed: 2, succeeded: 3 };

/** True while the gateway has yet to finish it. */
export const isWithGateway = (status: RefundStatus): boolean => rank[status] < 2;

/**
 * Returns the status after an answer, or null when it changes nothing. A succeeded refund never returns to another
 * status.
 */
export function nextRefundStatus(current: RefundStatus, outcome: RefundOutcome): RefundOutcome | null {
  return rank[outcome] > rank[current] ? outcome : null;
}

/** The refund's reference at the gateway; each round is a new refund there, since a refused one stays refused. */
export const referenceOf = ({ id, round }: { id: string; round: number }): string =>
  round === 0 ? id : `${id}-${round}`;

/** The refund id in one of our references; null for any other text. */
export const refundOfReference = (reference: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,4})?$/.exec(reference)?.[1] ?? null;
