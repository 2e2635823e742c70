import { lockOrder } from '@/features/orders/commands/lock-order';
import { recordOrderChange, type Staff } from '@/features/orders/commands/record-order-change';
import { addEvent, type LockedOrder, setRetained } from '@/features/orders/data/orders';
import { setAmounts } from '@/features/orders/data/wrong-amounts';
import { comesAlong, hasEnded } from '@/features/orders/domain/order-state';
import { UNDO_MS } from '@/features/orders/domain/undo';
import { closeAttempts } from '@/features/payments/commands/close-attempts';
import { reverseEntry } from '@/features/payments/counter/commands/reverse-entry';
import { takenPayment } from '@/features/payments/counter/queries/taken-payment';
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

type Reversing = { tx: Tx; ctx: Staff; order: LockedOrder; entry: string; note?: string };

/** Reverses a payment of an order that the transaction has locked; refunds no money. */
async function reverse({ tx, ctx, order, entry, note }: Reversing): Promise<void> {
  const { now, actor } = ctx;
  const { id: orderId, status, retained } = order;
  const { kind, amount } = await reverseEntry(tx, { orderId, entryId: entry, userId: actor.userId, now });
  if (hasEnded(status) && kind === 'on_site') await setRetained(tx, orderId, (retained ?? 0) - amount);
  await lowerToPaid(tx, order);
  await closeAttempts(tx, { orderId, now });
  const event = { orderId, at: now, by: 'admin', actorId: actor.userId } as const;
  await addEvent(tx, { ...event, kind: 'payment_reversed', amount, ...(note && { note }) });
  await recordOrderChange(tx, ctx, order, {}, note ? { reversed: amount, reason: note } : { undone: amount });
}

/** Reverses a payment that was recorded by mistake. */
export const reversePayment = (
  ctx: Staff,
  { uuid, entry, reason }: { uuid: string; entry: string; reason: string },
): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    // On an anonymised order, the reason would never be erased.
    if (order.anonymisedAt) throw new AppError('order_anonymised');
    await reverse({ tx, ctx, order, entry, note: reason });
  });

/** Undoes a payment that the same person has just taken; an order that it has marked paid stays as it is. */
export const undoPayment = (ctx: Staff, { uuid, entry }: { uuid: string; entry: string }): Promise<void> =>
  ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, uuid, {});
    const taken = await takenPayment(tx, entry);
    if (taken?.orderId !== order.id) throw new AppError('not_found');
    const isOwn = taken.userId === ctx.actor.userId;
    if (!isOwn || ctx.now.getTime() - taken.at.getTime() > UNDO_MS) throw new AppError('undo_over');
    await reverse({ tx, ctx, order, entry });
  });
