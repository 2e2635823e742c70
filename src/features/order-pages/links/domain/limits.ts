const QUARTER_HOUR = 15 * 60;

/** A link that opens an order does not count. */
export const unknownLinksPerAddress = {
  name: 'order-link-address',
  points: 30,
  perSeconds: QUARTER_HOUR,
  of: 'address',
} as const;
