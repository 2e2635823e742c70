import { toDay } from '@/shared/time/days';
import { isAllowed, type OrderStatus } from './order-state';
import { startOf } from './refund-policy';

type Item = { state: 'booked' | 'off'; activityDate: Date };

/** Actions open to the customer for a booked item that has not begun; `refund` is the policy's amount. */
export function itemChoices(
  { state, activityDate }: Item,
  { status, refund, now }: { status: OrderStatus; refund: number; now: Date },
) {
  const isAhead = state === 'booked' && startOf(toDay(activityDate)) > now;
  return {
    cancel: isAhead && isAllowed('cancel', status, 'customer'),
    refund: isAhead && isAllowed('refund', status, 'customer') && refund > 0,
    // Staff make the move, which they can as long as the item is paid for.
    request_move: isAhead && (status === 'paid' || status === 'confirmed'),
  };
}
