import type { EndedStatus } from './order-state';

/** Money the shop holds for an order and does not owe; `wrong` is the part that was never a payment for it. */
type Money = { held: number; wrong: number };

/** The shop retains nothing of an order it did not fulfil. */
const keepsNothing: readonly EndedStatus[] = ['expired', 'declined'];

/**
 * Splits what is held at the end of an order into refund and retained amount. `refundOf` returns the refund of what
 * paid for the order; any other money is refunded in full.
 */
export function settlementOf(
  to: EndedStatus,
  { held, wrong }: Money,
  refundOf: (paid: number) => number,
): { back: number; retained: number } {
  const all = Math.max(held, 0);
  if (keepsNothing.includes(to)) return { back: all, retained: 0 };
  const paid = Math.max(all - wrong, 0);
  const retained = paid - Math.min(Math.max(refundOf(paid), 0), paid);
  return { back: all - retained, retained };
}
