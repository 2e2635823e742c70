import { amountsUnpaid } from '@/features/orders/domain/amounts-unpaid';
import type { OrderStatus } from '@/features/orders/domain/order-state';
import { bookedTotal, feesOf, type ItemMoney, outstandingOf, unpaidOf } from '@/features/orders/domain/shares';

type Item = ItemMoney & { dueNowPercent: number };
type Order = { status: OrderStatus; dueNow: number; remaining: number; items: readonly Item[] };
type Balance = { held: number; owed: number; wrong: number; waived: number; onAccount: number };

export type Settlement = 'collect' | 'refund' | 'leave';

/** What was paid for the booked items beyond their new price, but no more than that price fell. */
function excessOf(items: readonly Item[], after: readonly Item[], balance: Balance): number {
  const held = balance.held - balance.owed - balance.wrong - feesOf(items);
  return Math.max(0, Math.min(-unpaidOf(after, balance), held, bookedTotal(items) - bookedTotal(after)));
}

/**
 * An unpaid order is due anew, unless the staff lowered what is due now; of a paid one, the rest rises or falls, and
 * below it what was due at once.
 */
function dueOf({ status, dueNow, remaining, items }: Order, after: readonly Item[], difference: number) {
  const sum = Math.max(0, dueNow + remaining + difference);
  const isLowered = status !== 'pending_payment' || dueNow < amountsUnpaid(items).dueNow;
  const due = Math.min(isLowered ? dueNow : amountsUnpaid(after).dueNow, sum);
  return { dueNow: due, remaining: sum - due };
}

/** The money of an order whose items cost something else. */
export function settledEdit(order: Order, after: readonly Item[], balance: Balance) {
  const totalBefore = bookedTotal(order.items);
  const total = bookedTotal(after);
  const difference = total - totalBefore;
  const due = dueOf(order, after, difference);
  const isUnpaid = order.status === 'pending_payment';
  return {
    totalBefore,
    total,
    difference,
    ...due,
    outstandingBefore: isUnpaid ? order.remaining : outstandingOf(order, balance),
    outstanding: isUnpaid ? due.remaining : outstandingOf({ status: order.status, items: after }, balance),
    excess: excessOf(order.items, after, balance),
  };
}
export type SettledEdit = ReturnType<typeof settledEdit>;

/** How a difference can be settled; money paid beyond the price cannot just stay. */
export function settlementsOf({ difference, excess }: Pick<SettledEdit, 'difference' | 'excess'>): Settlement[] {
  if (difference === 0) return [];
  return [excess > 0 ? 'refund' : 'collect', 'leave'];
}
