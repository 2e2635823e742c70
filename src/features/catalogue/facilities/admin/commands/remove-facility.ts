import { take, tellOfRemoval } from '@/features/catalogue/commands/shelf';
import { deleteFacility } from '@/features/catalogue/facilities/admin/data';
import type { Ctx } from '@/server/api/context';
import { facilityShelf } from './facility-shelf';

export function removeFacility(ctx: Ctx, slug: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const row = await take(tx, facilityShelf, slug);
    await tellOfRemoval(tx, ctx, facilityShelf, row);
    await deleteFacility(tx, row.id);
  });
}
