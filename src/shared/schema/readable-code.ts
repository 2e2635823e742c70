/** Capitals and digits that cannot be confused: no 0 and O, no 1, I and L. */
const PLAIN_SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code for people to type and read aloud. `pick(n)` returns 0 to n − 1 with equal probability. */
export const readableCode = (length: number, pick: (below: number) => number): string =>
  Array.from({ length }, () => PLAIN_SYMBOLS.charAt(pick(PLAIN_SYMBOLS.length))).join('');
