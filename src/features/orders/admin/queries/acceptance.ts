import { acceptableAmount, type WrongAmount } from '../../../payments/domain/wrong-amount';
import { fromStatus, type ListedOrder } from '../../data';
import { isAllowed } from '../../domain/order-state';
import { acceptanceOf } from '../../wrong-amounts/domain/acceptance';
import type { StaffOrderView } from '../schema';

/** What accepting the wrong amount of an order would make of it; null when there is none to accept. */
export function acceptanceView(
  { status, total }: Pick<ListedOrder, 'status' | 'total'>,
  wrong: readonly WrongAmount[],
): StaffOrderView['acceptance'] {
  const amount = isAllowed('accept', fromStatus(status), 'admin') ? acceptableAmount(wrong) : 0;
  if (amount === 0) return null;
  const { dueNow, remaining, excess } = acceptanceOf(total, amount);
  return { amount, due_now: dueNow, remaining_balance: remaining, excess, needs_seats: status === 'EXPIRED' };
}
