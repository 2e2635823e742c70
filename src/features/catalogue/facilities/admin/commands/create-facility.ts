import { recordCreated, slugOfNew } from '@/features/catalogue/commands/listing';
import { insertFacility, toFacilityView } from '@/features/catalogue/facilities/admin/data';
import type { FacilityView, NewFacility } from '@/features/catalogue/facilities/admin/schema';
import { oneAtMost, usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { facilityListing } from './facility-listing';

export function createFacility(ctx: Ctx & { actor: Person }, input: NewFacility): Promise<FacilityView> {
  const { slug: requestedSlug, ...values } = input;
  return ctx.db.$transaction(async (tx) => {
    await usePictures(tx, ctx, { field: 'cover', pictures: oneAtMost(values.cover, values.cover_focus) });
    const slug = await slugOfNew(tx, 'facility_location', requestedSlug, values.texts.en.name);
    const made = await insertFacility(tx, { ...values, slug }, ctx.now);
    await recordCreated(tx, ctx, facilityListing, made);
    return toFacilityView(made);
  });
}
