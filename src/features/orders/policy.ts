import { isAllowed, type OrderStatus } from '@/features/orders/domain/order-state';
import { refundOf } from '@/features/orders/domain/refund-policy';
import { type ItemMoney, paidShares, sumOf } from '@/features/orders/domain/shares';

type Balance = { held: number; owed: number };
type Item = ItemMoney & Parameters<typeof refundOf>[0];
type Facts = { status: OrderStatus; items: readonly Item[]; expiresAt: Date; balance: Balance };

/** Amount the shop holds of the customer's money, less refunds promised or refused by the gateway. */
export const refundable = ({ held, owed }: Balance): number => Math.max(0, held - owed);

/** Sums the policy's refund of each booked item by its own day, with the overall percentage. */
function policyOf(items: readonly Item[], held: number, now: Date) {
  const shares = paidShares(items, held).map(({ item, paid }) => ({ paid, ...refundOf(item, paid, now) }));
  const amount = sumOf(shares.map((share) => share.amount));
  const paid = sumOf(shares.map((share) => share.paid));
  const [percent = 0, ...others] = new Set(shares.map((share) => share.percent));
  return { amount, percent: others.length === 0 || paid === 0 ? percent : Math.round((100 * amount) / paid) };
}

/** Actions open to a customer for their order, with the refund; the screen offers only these. */
export function choicesOf({ status, items, expiresAt, balance }: Facts, now: Date) {
  // Money on an unpaid order is a wrong amount, to which the policy does not apply.
  const hasWrongAmount = status === 'pending_payment' && refundable(balance) > 0;
  const { amount, percent } = hasWrongAmount
    ? { amount: refundable(balance), percent: 100 }
    : policyOf(items, refundable(balance), now);
  const isOpen = isAllowed('cancel', status, 'customer');
  return {
    pay: status === 'pending_payment' && expiresAt > now,
    cancel: isOpen,
    refund: isAllowed('refund', status, 'customer') && amount > 0,
    refund_amount: isOpen ? amount : 0,
    refund_percent: isOpen ? percent : 0,
  };
}
