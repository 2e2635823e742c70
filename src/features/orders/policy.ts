import { isAllowed, type OrderStatus } from '@/features/orders/domain/order-state';
import { bandsOf, refundFor, refundPercent } from '@/features/orders/domain/refund-policy';
import { type ItemMoney, paidShares, sumOf } from '@/features/orders/domain/shares';
import { toDay } from '@/shared/time/days';

type Balance = { held: number; owed: number };
type Item = ItemMoney & { activityDate: Date; refundBands: unknown };
type Facts = { status: OrderStatus; items: readonly Item[]; expiresAt: Date; balance: Balance };

/** What the shop holds of the customer's money, less what is already promised back or was refused by the gateway. */
export const refundable = ({ held, owed }: Balance): number => Math.max(0, held - owed);

/** What the policy gives back of each booked item by its own day, and the percentage of what was paid for all. */
function policyOf(items: readonly Item[], held: number, now: Date) {
  const shares = paidShares(items, held).map(({ item, paid }) => {
    const day = toDay(item.activityDate);
    const bands = bandsOf(item);
    return { paid, percent: refundPercent(bands, day, now), amount: refundFor(paid, bands, day, now) };
  });
  const amount = sumOf(shares.map((share) => share.amount));
  const paid = sumOf(shares.map((share) => share.paid));
  const [percent = 0, ...others] = new Set(shares.map((share) => share.percent));
  return { amount, percent: others.length === 0 || paid === 0 ? percent : Math.round((100 * amount) / paid) };
}

/** What a customer may do with their order now, and what it gives back; the screen offers only these actions. */
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
