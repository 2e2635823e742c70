/** The refund's reference at the gateway; each round is a new refund there, since a refused one stays refused. */
export const referenceOf = ({ id, round }: { id: string; round: number }): string =>
  round === 0 ? id : `${id}-${round}`;

/** The id in one of our references; null when it is not one. */
export const refundOfReference = (reference: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,4})?$/.exec(reference)?.[1] ?? null;
