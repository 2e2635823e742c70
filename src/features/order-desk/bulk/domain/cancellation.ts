import { sharesOf } from '@/features/booking/domain/percent-of';
import type { OrderStatus } from '@/features/orders/domain/order-state';
import { refundOf } from '@/features/orders/domain/refund-policy';
import { settlementOf } from '@/features/orders/domain/settlement';
import { feesOf, type ItemMoney, paidShares, sumOf } from '@/features/orders/domain/shares';
import { refundable } from '@/features/orders/policy';

type Item = ItemMoney & Parameters<typeof refundOf>[0] & { id: string };
type Facts = {
  status: OrderStatus;
  items: readonly Item[];
  balance: { held: number; owed: number };
  /** The wrong amounts that wait for a decision. */
  wrong: number;
};

/** Computes the refund of a cancellation, per item and in total, by the same rules as the command. */
export function cancellationOf(
  { status, items, balance, wrong }: Facts,
  refund: 'policy' | 'all',
  now: Date,
): { refundOf: (item: string) => number; back: number } {
  const held = refundable(balance);
  const never = status === 'pending_payment' ? held : wrong;
  const fees = feesOf(items);
  const shares = paidShares(items, held - never);
  const paid = shares.map((share) => share.paid);
  const refunds =
    refund === 'all'
      ? sharesOf(Math.max(0, held - fees - wrong), paid)
      : shares.map(({ item, paid: share }) => refundOf(item, share, now).amount);
  const { back } = settlementOf('cancelled', { held: held - fees, wrong: never }, () => sumOf(refunds));
  const byItem = new Map(shares.map(({ item }, index) => [item.id, refunds[index] ?? 0]));
  return { refundOf: (item) => byItem.get(item) ?? 0, back };
}
