import type { RefundStatus } from './refund-state';

/** A payment that differed from the amount due, and its outcome. */
export type WrongAmount = {
  attemptId: string;
  expected: number;
  /** `got` is the amount the gateway reports as received; `booked` is the part in the ledger, in rupiah. */
  got: number;
  currency: string | null;
  booked: number;
  outcome: 'accepted' | 'returned' | null;
  /** Refunds requested for this payment. */
  refunds: { id: string; status: RefundStatus; tries: number; amount: number }[];
};

/** A wrong amount awaiting a decision; `unbooked` is money the ledger cannot hold, which only staff can send back. */
export type WaitingWrongAmount = {
  received: number;
  expected: number;
  unbooked: { amount: number; currency: string | null }[];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

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

/**
 * True while the shop still has the money: its refund was not sent yet, was refused, or cannot be sent by the gateway.
 */
const isStillHere = ({ status, tries }: WrongAmount['refunds'][number]): boolean =>
  status === 'by_hand' || status === 'failed' || (status === 'requested' && tries === 0);

/**
 * Wrong amounts that staff can still accept: all that await a decision, or else the last one whose refund was not sent
 * yet.
 */
export function acceptable(all: readonly WrongAmount[]): WrongAmount[] {
  const here = all.filter(
    ({ outcome, booked, refunds }) => outcome !== 'accepted' && booked > 0 && refunds.every(isStillHere),
  );
  const waiting = here.filter(isWaiting);
  return waiting.length > 0 ? waiting : here.slice(-1);
}

export const acceptableAmount = (all: readonly WrongAmount[]): number =>
  sum(acceptable(all).map(({ booked }) => booked));
