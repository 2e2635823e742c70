import type { TillEntryView, TillKind } from '@/features/payments/till/schema';

export type TillAmount = { kind: TillEntryView['kind']; amount: number };

const outKinds: readonly TillEntryView['kind'][] = ['petty_cash', 'bank_deposit'];

/** Positive for cash in, negative for cash out. */
export const signedAmount = (kind: TillKind, amount: number): number => (outKinds.includes(kind) ? 0 - amount : amount);

type Float = TillAmount & { reversed: boolean; reverses: boolean };

/** Float that the till is open with, ignoring reversed floats. */
export const floatIn = <Entry extends Float>(entries: readonly Entry[]): Entry | null =>
  entries.find(({ kind, reversed, reverses }) => kind === 'float' && !reversed && !reverses) ?? null;

const sumOf = (entries: readonly TillAmount[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Cash put into and taken out of the till; a reversal reduces the sum of its own kind. */
export function tillSums(entries: readonly Float[]) {
  return {
    float: floatIn(entries)?.amount ?? null,
    paid_in: sumOf(entries.filter(({ kind }) => kind === 'cash_in')),
    paid_out: 0 - sumOf(entries.filter(({ kind }) => outKinds.includes(kind))),
  };
}

export const expectedCash = (taken: number, entries: readonly TillAmount[]): number => taken + sumOf(entries);
