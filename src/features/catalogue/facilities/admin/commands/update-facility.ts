import { moveTo, takeAsSeen, tellOfChange } from '@/features/catalogue/commands/shelf';
import { changeFacility, toFacilityView } from '@/features/catalogue/facilities/admin/data';
import type { FacilityChange, FacilityView } from '@/features/catalogue/facilities/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { nextVersion } from '@/shared/schema/versions';
import { facilityShelf } from './facility-shelf';

/** Changes what was said, in one step, if nobody else changed the place since it was looked at. */
export function updateFacility(ctx: Ctx & { actor: Person }, input: FacilityChange): Promise<FacilityView> {
  const { slug, version, ...said } = input;
  return ctx.db.$transaction(async (tx) => {
    const before = await takeAsSeen(tx, facilityShelf, { slug, version });
    await usePictures(tx, ctx, {
      field: 'cover',
      ids: said.cover ? [said.cover] : [],
      known: before.coverId ? [before.coverId] : [],
    });
    await moveTo(tx, ctx, 'FACILITY_LOCATION', before, said.new_slug);
    const after = await changeFacility(tx, before.id, said, nextVersion([before], ctx.now));
    await tellOfChange(tx, ctx, facilityShelf, { before, after });
    return toFacilityView(after);
  });
}
