import { deleteBoat } from '@/features/fleet/admin/data';
import type { Ctx } from '@/server/api/context';
import { recordBoat } from './record-boat';
import { takeBoat } from './take-boat';

export function removeBoat(ctx: Ctx, uuid: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const before = await takeBoat(tx, uuid);
    await recordBoat(tx, ctx, { action: 'delete', before });
    await deleteBoat(tx, before.id);
  });
}
