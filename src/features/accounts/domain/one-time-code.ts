import { readableCode } from '@/shared/schema/readable-code';

export const CODE_LENGTH = 6;
export const CODE_TRIES = 5;
export const CODE_MINUTES = 10;

/** `pick(n)` must return each of 0 to n − 1 with equal probability. */
export const newCode = (pick: (choices: number) => number): string => readableCode(CODE_LENGTH, pick);

/** Accepts a code typed in lower case or in groups. */
export const readCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + CODE_MINUTES * 60 * 1000);
