import { addEvent, type LockedOrder } from '@/features/orders/data/orders';
import type { EventActor } from '@/features/orders/domain/order-state';
import { returnWrongAmounts } from '@/features/payments/commands/return-wrong-amounts';
import type { RefundBack } from '@/features/payments/schema';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { clearWrongAmountFlag } from './clear-wrong-amount-flag';

type By = { by: EventActor; actorId?: string | null; back?: RefundBack | undefined };

/** Refunds the wrong amounts of an order that no longer awaits payment, and returns their sum. */
export async function sendWrongAmountsBack(
  tx: Tx,
  { now }: Pick<Ctx, 'now'>,
  { id: orderId }: Pick<LockedOrder, 'id'>,
  { by, actorId = null, back }: By,
): Promise<number> {
  const amount = await returnWrongAmounts(tx, { orderId, now, back });
  if (amount > 0) await addEvent(tx, { orderId, at: now, kind: 'wrong_amount_returned', by, actorId, amount });
  await clearWrongAmountFlag(tx, orderId);
  return amount;
}
