const QUARTER_HOUR = 15 * 60;

/** Counts only links that open no order. */
export const unknownLinksPerAddress = {
  name: 'order-link-address',
  points: 30,
  perSeconds: QUARTER_HOUR,
  of: 'address',
} as const;
