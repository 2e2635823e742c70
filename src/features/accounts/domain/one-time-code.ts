/** Capitals and digits that nobody mistakes for one another: no 0 and O, no 1, I and L. */
const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const CODE_LENGTH = 6;
export const CODE_TRIES = 5;
export const CODE_MINUTES = 10;

/** `pick(n)` is any of 0 to n − 1, each as likely as the others. */
export const newCode = (pick: (choices: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => SYMBOLS.charAt(pick(SYMBOLS.length))).join('');

/** As it is typed from a mail: in small letters, in groups. */
export const readCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + CODE_MINUTES * 60 * 1000);
