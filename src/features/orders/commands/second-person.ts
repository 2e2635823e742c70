import { staffWith } from '@/features/accounts/admin/people/queries/staff-with';
import { type Approval, needsSecondPerson } from '@/features/orders/domain/approval';
import { refundedByStaff } from '@/features/payments/queries/refunds';
import type { Tx } from '@/server/database/db';
import { currentShop } from '@/server/shop/current-shop';
import { AppError } from '@/shared/errors/errors';

/** Thrown where money would leave; `payingOut` stores the action, anybody else refuses it with its sentence. */
export class SecondPersonNeeded extends AppError {
  constructor(readonly amount: number) {
    super('second_person_needed');
  }
}

/** What one person may pay back of an order; null while the shop sets none, or nobody else could approve. */
async function limitNow(tx: Tx): Promise<number | null> {
  const { second_person_above: above } = (await currentShop(tx)).refunds;
  return above !== null && (await staffWith(tx, 'money')).length >= 2 ? above : null;
}

type Payout = { orderId: string; amount: number };

/** Stops what the staff pay back above the limit, unless a second person has approved this very amount. */
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
