import { moveTo, recordUpdated, requireUnchanged } from '@/features/catalogue/commands/listing';
import { changeFacility, toFacilityView } from '@/features/catalogue/facilities/admin/data';
import type { FacilityChange, FacilityView } from '@/features/catalogue/facilities/admin/schema';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { nextVersion } from '@/shared/schema/versions';
import { facilityListing } from './facility-listing';

/** Changes the given fields; refuses if the facility has changed since the caller read it. */
export function updateFacility(ctx: Ctx & { actor: Person }, input: FacilityChange): Promise<FacilityView> {
  const { slug, version, ...patch } = input;
  return ctx.db.$transaction(async (tx) => {
    const before = await requireUnchanged(tx, facilityListing, { slug, version });
    await usePictures(tx, ctx, {
      field: 'cover',
      pictures: oneAtMost(patch.cover === undefined ? before.coverId : patch.cover, patch.cover_focus),
      existing: [before.coverId],
    });
    await moveTo(tx, ctx, 'facility_location', before, patch.new_slug);
    const after = await changeFacility(tx, before.id, patch, nextVersion([before], ctx.now));
    await recordUpdated(tx, ctx, facilityListing, { before, after });
    return toFacilityView(after);
  });
}
