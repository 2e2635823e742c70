import { lockOrder } from '@/features/orders/commands/lock-order';
import { markStarted, storeDiverCard } from '@/features/ready/data';
import { canAnswer } from '@/features/ready/domain/diver-link';
import { diverByLink, diverOfToken } from '@/features/ready/queries/diver-by-link';
import { readyView } from '@/features/ready/queries/ready-view';
import type { ReadyView } from '@/features/ready/schema';
import type { Ctx } from '@/server/api/context';
import { AppError } from '@/shared/errors/errors';
import { dayAt } from '@/shared/time/days';

/** Stores or removes the photo of a diver's own card, by the diver's link. */
export async function saveDiverCard(ctx: Ctx, token: string, photo: Uint8Array | null): Promise<ReadyView> {
  const { order: seen } = await diverByLink(ctx, token);
  await ctx.db.$transaction(async (tx) => {
    const order = await lockOrder(tx, seen.id, {});
    // The link may have been revoked or renewed, and the order cancelled, since it was read.
    const { diverId } = await diverOfToken(tx, token);
    if (!canAnswer(order, diverId, dayAt(ctx.now))) throw new AppError('link_over');
    await storeDiverCard(tx, diverId, photo, ctx.now);
    if (photo) await markStarted(tx, diverId, ctx.now);
  });
  return readyView(ctx, token);
}
