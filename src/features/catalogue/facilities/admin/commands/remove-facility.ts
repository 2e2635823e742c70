import { recordRemoved, take } from '@/features/catalogue/commands/listing';
import { deleteFacility } from '@/features/catalogue/facilities/admin/data';
import type { Ctx } from '@/server/api/context';
import { facilityListing } from './facility-listing';

export function removeFacility(ctx: Ctx, slug: string): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    const row = await take(tx, facilityListing, slug);
    await recordRemoved(tx, ctx, facilityListing, row);
    await deleteFacility(tx, row.id);
  });
}
