import { record } from '@/features/audit/commands/record';
import { actorNames } from '@/features/orders/data/orders';
import type { RecordWaiverInput } from '@/features/ready/schema';
import { readPhoto, recordPaperWaiver, refuseFuture } from '@/features/ready/waiver/commands/record-paper-waiver';
import { waiversOfOrder } from '@/features/ready/waiver/queries/waivers-of-order';
import type { WaiversView } from '@/features/ready/waiver/schema';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { lockDiver } from './diver-of';

/** Records that a diver signed on paper, checked by the member of staff who records it. */
export async function recordWaiver(
  ctx: Ctx & { actor: Person },
  { signed_on, photo: sent, ...diver }: RecordWaiverInput,
): Promise<WaiversView> {
  refuseFuture(signed_on, ctx.now);
  const photo = sent ? await readPhoto(sent) : null;
  return ctx.db.$transaction(async (tx) => {
    const { order, row } = await lockDiver(tx, diver, { scope: {}, now: ctx.now });
    const { userId } = ctx.actor;
    const by = { id: userId, name: (await actorNames(tx, [userId])).get(userId) ?? '' };
    await recordPaperWaiver(tx, { order, row }, { signed_on, photo }, { by, now: ctx.now });
    await record(tx, {
      ctx,
      action: 'update',
      entity: 'order',
      entityId: order.id,
      label: order.bookingId,
      before: {},
      after: { waiver_on_paper: signed_on, diver: row.position + 1, photo: photo !== null },
    });
    return waiversOfOrder(tx, order);
  });
}
