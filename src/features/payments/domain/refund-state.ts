export const refundStatuses = ['requested', 'pending', 'succeeded', 'failed', 'by_hand'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Outcome reported by the gateway, or `by_hand` if no gateway can make the refund. */
export type RefundOutcome = Exclude<RefundStatus, 'requested'>;

const rank: Record<RefundStatus, number> = { requested: 0, pending: 1, by_hand: 2, failed: 2, succeeded: 3 };

/** True while the gateway has yet to finish the refund. */
export const isWithGateway = (status: RefundStatus): boolean => rank[status] < 2;

/** Returns the status after an answer, or null if it changes nothing; a succeeded refund stays so. */
export function nextRefundStatus(current: RefundStatus, outcome: RefundOutcome): RefundOutcome | null {
  return rank[outcome] > rank[current] ? outcome : null;
}

/** Each round has its own reference and is a new refund at the gateway, because a refused one stays refused. */
export const referenceOf = ({ id, round }: { id: string; round: number }): string =>
  round === 0 ? id : `${id}-${round}`;

/** Extracts the refund id from one of our references; null for any other text. */
export const refundOfReference = (reference: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,4})?$/.exec(reference)?.[1] ?? null;
