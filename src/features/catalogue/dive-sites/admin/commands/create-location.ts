import { recordCreated, slugOfNew } from '@/features/catalogue/commands/listing';
import { insertLocation, toLocationView } from '@/features/catalogue/dive-sites/admin/data';
import type { LocationView, NewLocation } from '@/features/catalogue/dive-sites/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { locationListing } from './location-listing';

export function createLocation(ctx: Ctx & { actor: Person }, input: NewLocation): Promise<LocationView> {
  const { slug: requestedSlug, ...values } = input;
  return ctx.db.$transaction(async (tx) => {
    await usePictures(tx, ctx, { field: 'pictures', pictures: values.pictures });
    const slug = await slugOfNew(tx, 'location', requestedSlug, values.texts.en.name);
    const made = await insertLocation(tx, { ...values, slug }, ctx.now);
    await recordCreated(tx, ctx, locationListing, made);
    return toLocationView(made);
  });
}
