import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { addEvent, type LockedOrder, setRetained } from '@/features/orders/data/orders';
import { setAmounts } from '@/features/orders/data/wrong-amounts';
import { comesAlong, hasEnded } from '@/features/orders/domain/order-state';
import { closeAttempts } from '@/features/payments/commands/close-attempts';
import { reverseEntry } from '@/features/payments/counter/commands/reverse-entry';
import { balanceOf } from '@/features/payments/queries/balance';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';

/**
 * Keeps the status and seats of an order that was paid by mistake: what was due at once becomes due on site, and staff
 * decide how to proceed.
 */
async function lowerToPaid(tx: Tx, { id, status, dueNow, remaining }: LockedOrder): Promise<void> {
  if (!comesAlong.includes(status)) return;
  const { paid, onAccount } = await balanceOf(tx, id);
  const covered = Math.max(0, Math.min(dueNow, paid + onAccount));
  if (covered < dueNow) await setAmounts(tx, id, { dueNow: covered, remaining: remaining + dueNow - covered });
}

/** Reverses a payment that was recorded by mistake; refunds no money. */
export const reversePayment = (
  ctx: Staff,
  { uuid, entry, reason }: { uuid: string; entry: string; reason: string },
): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const { now, actor } = ctx;
    const order = await lockOrder(tx, uuid, {});
    const { id: orderId, status, retained } = order;
    // On an anonymised order, the reason would never be erased.
    if (order.anonymisedAt) throw new AppError('order_anonymised');
    const { kind, amount } = await reverseEntry(tx, { orderId, entryId: entry, userId: actor.userId, now });
    if (hasEnded(status) && kind === 'on_site') await setRetained(tx, orderId, (retained ?? 0) - amount);
    await lowerToPaid(tx, order);
    await closeAttempts(tx, { orderId, now });
    const event = { orderId, at: now, by: 'admin', actorId: actor.userId } as const;
    await addEvent(tx, { ...event, kind: 'payment_reversed', amount, note: reason });
    await recordOrderChange(tx, ctx, order, {}, { reversed: amount, reason });
  });
