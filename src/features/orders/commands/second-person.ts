import { staffWith } from '@/features/accounts/admin/people/queries/staff-with';
import { type Approval, needsSecondPerson } from '@/features/orders/domain/approval';
import { refundedByStaff } from '@/features/payments/queries/refunds';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';

/**
 * Thrown where money would be paid out; `payingOut` catches it and stores the action, any other caller shows its
 * message.
 */
export class SecondPersonNeeded extends AppError {
  constructor(readonly amount: number) {
    super('second_person_needed');
  }
}

/** The most that one person may refund on an order; null while the shop sets no limit or nobody else could approve. */
async function limitNow(tx: Tx): Promise<number | null> {
  const { second_person_above: above } = (await currentShop(tx)).refunds;
  return above !== null && (await staffWith(tx, 'money')).length >= 2 ? above : null;
}

type Payout = { orderId: string; amount: number };

/** Stops staff refunds above the limit unless a second person has approved exactly this amount. */
export async function requireSecondPerson(
  tx: Tx,
  { approval }: { approval?: Approval },
  { orderId, amount }: Payout,
): Promise<void> {
  if (approval) {
    if (approval.amount !== amount) throw new AppError('approval_outdated');
    return;
  }
  const limit = await limitNow(tx);
  if (limit === null) return;
  if (needsSecondPerson({ limit, before: await refundedByStaff(tx, orderId), amount }))
    throw new SecondPersonNeeded(amount);
}
