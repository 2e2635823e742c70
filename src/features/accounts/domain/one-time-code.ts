import { readableCode } from '@/shared/schema/readable-code';

export const CODE_LENGTH = 6;
export const CODE_TRIES = 5;
export const CODE_MINUTES = 10;

/** `pick(n)` is any of 0 to n − 1, each as likely as the others. */
export const newCode = (pick: (choices: number) => number): string => readableCode(CODE_LENGTH, pick);

/** As it is typed from a mail: in small letters, in groups. */
export const readCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + CODE_MINUTES * 60 * 1000);
