import { isAllowed, type OrderStatus } from '@/features/orders/domain/order-state';
import { refundFor, refundPercent } from '@/features/orders/domain/refund-policy';
import type { Day } from '@/shared/time/days';

type Balance = { held: number; owed: number };
type Facts = { status: OrderStatus; day: Day; expiresAt: Date; balance: Balance };

/** What the shop holds of the customer's money, less what is already promised back or was refused by the gateway. */
export const refundable = ({ held, owed }: Balance): number => Math.max(0, held - owed);

/** What a customer may do with their order now, and what it gives back; the screen offers only these actions. */
export function choicesOf({ status, day, expiresAt, balance }: Facts, now: Date) {
  // Money on an unpaid order is a wrong amount, to which the policy does not apply.
  const hasWrongAmount = status === 'pending_payment' && refundable(balance) > 0;
  const percent = hasWrongAmount ? 100 : refundPercent(day, now);
  const amount = hasWrongAmount ? refundable(balance) : refundFor(refundable(balance), day, now);
  const isOpen = isAllowed('cancel', status, 'customer');
  return {
    pay: status === 'pending_payment' && expiresAt > now,
    cancel: isOpen,
    refund: isAllowed('refund', status, 'customer') && amount > 0,
    refund_amount: isOpen ? amount : 0,
    refund_percent: isOpen ? percent : 0,
  };
}
