export type Paid = { amount: number; currency: string };

/** What a paid session brought, beside what it was to bring. */
export type Arrival =
  | { kind: 'right'; amount: number }
  /** `booked` is what goes into the ledger, which is kept in whole rupiah. */
  | { kind: 'wrong'; got: number; booked: number };

export function arrivalOf(expected: number, paid: Paid | null): Arrival {
  const got = Math.round(paid?.amount ?? 0);
  if (paid?.currency === 'IDR' && paid.amount === expected) return { kind: 'right', amount: expected };
  return { kind: 'wrong', got, booked: paid?.currency === 'IDR' ? got : 0 };
}
