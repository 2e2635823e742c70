import { lockOrder } from '@/features/orders/commands/lock-order';
import { addEvent, hasEvent, type LockedOrder } from '@/features/orders/data/orders';
import { markStarted } from '@/features/ready/data';
import { canAnswer } from '@/features/ready/domain/diver-link';
import { diverByLink, diverOfToken } from '@/features/ready/queries/diver-by-link';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { AppError } from '@/shared/errors/errors';
import { dayAt, momentOf } from '@/shared/time/days';

export type LockedDiver = { order: LockedOrder; row: LockedOrder['divers'][number] };

/** Runs a command for the diver of a link, under the lock of the order. */
export async function asDiver(
  ctx: Ctx,
  token: string,
  run: (tx: Tx, found: LockedDiver) => Promise<void>,
): Promise<void> {
  const { order: seen } = await diverByLink(ctx, token);
  await ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, seen.id, {});
    // The link may have been revoked or renewed, and the order cancelled, since it was read.
    const { diverId } = await diverOfToken(tx, token);
    const row = order.divers.find(({ id }) => id === diverId);
    if (!row || !canAnswer(order, diverId, dayAt(ctx.now))) throw new AppError('link_over');
    await run(tx, { order, row });
  });
}

/** Notes that the diver has begun, with one event per diver and day, whatever number of answers the diver saves. */
export async function recordAnswer(tx: Tx, { order, row }: LockedDiver, at: Date): Promise<void> {
  await markStarted(tx, row.id, at);
  const note = String(row.position + 1);
  const since = momentOf(dayAt(at), '00:00');
  if (await hasEvent(tx, order.id, 'diver_answered', since, note)) return;
  await addEvent(tx, { orderId: order.id, at, kind: 'diver_answered', by: 'customer', note, internal: true });
}
