import type { Day } from '../../shared/days';
import { isAllowed, type OrderStatus } from './domain/order-state';
import { refundFor, refundPercent } from './domain/refund-policy';

type Balance = { held: number };
type Facts = { status: OrderStatus; day: Day; expiresAt: Date; balance: Balance };

/** What the shop holds of the customer and has not promised back. */
export const refundable = ({ held }: Balance): number => Math.max(0, held);

/** What a customer may do with their order now, and what it would give back; the screen hides what is refused. */
export function choicesOf({ status, day, expiresAt, balance }: Facts, now: Date) {
  const percent = refundPercent(day, now);
  const amount = refundFor(refundable(balance), day, now);
  const isOpen = isAllowed('cancel', status, 'customer');
  return {
    pay: status === 'pending_payment' && expiresAt > now,
    cancel: isOpen,
    refund: isAllowed('refund', status, 'customer') && amount > 0,
    refund_amount: isOpen ? amount : 0,
    refund_percent: isOpen ? percent : 0,
  };
}
