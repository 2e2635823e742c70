import { slugOfNew, tellOfNew } from '@/features/catalogue/commands/shelf';
import { insertFacility, toFacilityView } from '@/features/catalogue/facilities/admin/data';
import type { FacilityView, NewFacility } from '@/features/catalogue/facilities/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { facilityShelf } from './facility-shelf';

export function createFacility(ctx: Ctx & { actor: Person }, input: NewFacility): Promise<FacilityView> {
  const { slug: asked, ...said } = input;
  return ctx.db.$transaction(async (tx) => {
    await usePictures(tx, ctx, { field: 'cover', ids: said.cover ? [said.cover] : [] });
    const slug = await slugOfNew(tx, 'FACILITY_LOCATION', asked, said.texts.en.name);
    const made = await insertFacility(tx, { ...said, slug }, ctx.now);
    await tellOfNew(tx, ctx, facilityShelf, made);
    return toFacilityView(made);
  });
}
