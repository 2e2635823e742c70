import { markStarted, storeDiverCard } from '@/features/ready/data';
import { readyView } from '@/features/ready/queries/ready-view';
import type { ReadyView } from '@/features/ready/schema';
import type { Ctx } from '@/server/api/context';
import { asDiver } from './as-diver';

/** Stores or removes the photo of a diver's own card, by the diver's link. */
export async function saveDiverCard(ctx: Ctx, token: string, photo: Uint8Array | null): Promise<ReadyView> {
  await asDiver(ctx, token, async (tx, { row }) => {
    await storeDiverCard(tx, row.id, photo, ctx.now);
    if (photo) await markStarted(tx, row.id, ctx.now);
  });
  return readyView(ctx, token);
}
