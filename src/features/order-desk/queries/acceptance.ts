import type { StaffOrderView } from '@/features/order-desk/schema';
import type { ListedOrder } from '@/features/orders/data/orders';
import { acceptanceOf } from '@/features/orders/domain/acceptance';
import { isAllowed } from '@/features/orders/domain/order-state';
import { acceptableAmount, type WrongAmount } from '@/features/payments/domain/wrong-amount';

/** Previews an order with its wrong amount accepted; null when there is none to accept. */
export function acceptanceView(
  { status, dueNow: due, remaining: rest }: Pick<ListedOrder, 'status' | 'dueNow' | 'remaining'>,
  wrong: readonly WrongAmount[],
): StaffOrderView['acceptance'] {
  const amount = isAllowed('accept', status, 'admin') ? acceptableAmount(wrong) : 0;
  if (amount === 0) return null;
  const { dueNow, remaining, excess } = acceptanceOf(due + rest, amount);
  return { amount, due_now: dueNow, remaining_balance: remaining, excess, needs_seats: status === 'expired' };
}
