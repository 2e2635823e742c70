/** What a refund is called at the gateway: another round is another refund there, for the refused one stays refused. */
export const referenceOf = ({ id, round }: { id: string; round: number }): string =>
  round === 0 ? id : `${id}-${round}`;

/** The id in a reference of ours; null when it is none. */
export const refundOfReference = (reference: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-\d{1,4})?$/.exec(reference)?.[1] ?? null;
