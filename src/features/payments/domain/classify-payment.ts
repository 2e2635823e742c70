export type Paid = { amount: number; currency: string };

/** Received amount of a paid session, compared with the amount due. */
export type ClassifiedPayment =
  | { kind: 'right'; amount: number }
  /** `booked` is the amount entered in the ledger, in whole rupiah; `currency` is set if it is not rupiah. */
  | { kind: 'wrong'; got: number; booked: number; currency: string | null };

/** Maximum of an integer column of the ledger. */
const MAX = 2_147_483_647;

const foreign = (paid: Paid | null): string | null =>
  paid && paid.currency !== 'IDR' && /^[A-Z]{3}$/.test(paid.currency) ? paid.currency : null;

export function classifyPayment(expected: number, paid: Paid | null): ClassifiedPayment {
  const amount = Math.round(paid?.amount ?? 0);
  if (paid?.currency === 'IDR' && paid.amount === expected) return { kind: 'right', amount: expected };
  const isBookable = paid?.currency === 'IDR' && amount > 0 && amount <= MAX;
  return {
    kind: 'wrong',
    got: Math.min(Math.max(amount, 0), MAX),
    booked: isBookable ? amount : 0,
    currency: foreign(paid),
  };
}
