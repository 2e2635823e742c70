import type { EndedStatus } from './order-state';

/** What the shop holds of an order and owes nobody; `wrong` is the part of it that never paid for the order. */
type Money = { held: number; wrong: number };

/** The shop retains nothing of an order that it did not fulfil. */
const keepsNothing: readonly EndedStatus[] = ['expired', 'declined'];

/**
 * What goes back when an order ends and what the shop retains by policy: together all that is held. `refundOf` returns
 * how much of what paid for the order goes back; what never paid for it always goes back in full.
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
