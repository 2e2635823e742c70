import { amountsUnpaid } from './amounts-unpaid';
import type { OrderStatus } from './order-state';
import { bookedTotal, feesOf, type ItemMoney, outstandingOf, unpaidOf } from './shares';

type Item = ItemMoney & { passedOn: number; dueNowPercent: number };
type Order = { status: OrderStatus; dueNow: number; remaining: number; items: readonly Item[] };
type Balance = { held: number; owed: number; wrong: number; waived: number; onAccount: number };

export type Settlement = 'collect' | 'refund' | 'leave';

/** Overpayment of the booked items at their new price, at most the amount by which the price fell. */
function excessOf(items: readonly Item[], after: readonly Item[], balance: Balance): number {
  const held = balance.held - balance.owed - balance.wrong - feesOf(items);
  return Math.max(0, Math.min(-unpaidOf(after, balance), held, bookedTotal(items) - bookedTotal(after)));
}

/**
 * Recalculates the amount due of an unpaid order, unless staff lowered it; for a paid order, changes the rest first,
 * and then what was due at once.
 */
function dueOf({ status, dueNow, remaining, items }: Order, after: readonly Item[], difference: number) {
  const sum = Math.max(0, dueNow + remaining + difference);
  const isLowered = status !== 'pending_payment' || dueNow < amountsUnpaid(items).dueNow;
  const due = Math.min(isLowered ? dueNow : amountsUnpaid(after).dueNow, sum);
  return { dueNow: due, remaining: sum - due };
}

/** The amounts of an order after its prices have changed. */
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

/** The ways to settle a difference; an overpayment must be refunded or the price kept. */
export function settlementsOf({ difference, excess }: Pick<SettledEdit, 'difference' | 'excess'>): Settlement[] {
  if (difference === 0) return [];
  return [excess > 0 ? 'refund' : 'collect', 'leave'];
}
