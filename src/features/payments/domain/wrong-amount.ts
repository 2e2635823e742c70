import type { RefundStatus } from '@/features/payments/refunds/domain/refund-state';

/** A payment of another amount than was due, and what became of it. */
export type WrongAmount = {
  attemptId: string;
  expected: number;
  /** What the gateway says came in; `booked` is what of it is rupiah and in the ledger. */
  got: number;
  currency: string | null;
  booked: number;
  outcome: 'ACCEPTED' | 'RETURNED' | null;
  /** What was promised back of it. */
  refunds: { id: string; status: RefundStatus; tries: number; amount: number }[];
};

/** What waits for a decision; `unbooked` is money the ledger cannot hold, which only a person can send back. */
export type WaitingWrongAmount = {
  received: number;
  expected: number;
  unbooked: { amount: number; currency: string | null }[];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Neither accepted nor given back. */
export const isWaiting = ({ outcome }: Pick<WrongAmount, 'outcome'>): boolean => outcome === null;

const waitsFor = ({ booked, refunds }: WrongAmount): number =>
  Math.max(booked - sum(refunds.map(({ amount }) => amount)), 0);

export function waitingOf(all: readonly WrongAmount[]): WaitingWrongAmount | null {
  const waiting = all.filter(isWaiting);
  const last = waiting.at(-1);
  if (!last) return null;
  return {
    received: sum(waiting.map(waitsFor)),
    expected: last.expected,
    unbooked: waiting.filter(({ booked }) => booked === 0).map(({ got: amount, currency }) => ({ amount, currency })),
  };
}

/** The gateway has not been asked to send it, or said no, or never could: the money is still with the shop. */
const isStillHere = ({ status, tries }: WrongAmount['refunds'][number]): boolean =>
  status === 'BY_HAND' || status === 'FAILED' || (status === 'REQUESTED' && tries === 0);

/** What the staff can still take as payment: whatever waits, or else the last that was promised back and is still here. */
export function acceptable(all: readonly WrongAmount[]): WrongAmount[] {
  const here = all.filter(
    ({ outcome, booked, refunds }) => outcome !== 'ACCEPTED' && booked > 0 && refunds.every(isStillHere),
  );
  const waiting = here.filter(isWaiting);
  return waiting.length > 0 ? waiting : here.slice(-1);
}

export const acceptableAmount = (all: readonly WrongAmount[]): number =>
  sum(acceptable(all).map(({ booked }) => booked));
