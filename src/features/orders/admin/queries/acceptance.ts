import type { StaffOrderView } from '@/features/orders/admin/schema';
import type { ListedOrder } from '@/features/orders/data';
import { isAllowed } from '@/features/orders/domain/order-state';
import { acceptanceOf } from '@/features/orders/wrong-amounts/domain/acceptance';
import { acceptableAmount, type WrongAmount } from '@/features/payments/domain/wrong-amount';

/** Previews an order with its wrong amount accepted; null when there is none to accept. */
export function acceptanceView(
  { status, total }: Pick<ListedOrder, 'status' | 'total'>,
  wrong: readonly WrongAmount[],
): StaffOrderView['acceptance'] {
  const amount = isAllowed('accept', status, 'admin') ? acceptableAmount(wrong) : 0;
  if (amount === 0) return null;
  const { dueNow, remaining, excess } = acceptanceOf(total, amount);
  return { amount, due_now: dueNow, remaining_balance: remaining, excess, needs_seats: status === 'expired' };
}
