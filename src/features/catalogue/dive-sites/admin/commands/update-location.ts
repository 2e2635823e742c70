import { moveTo, recordUpdated, takeAsSeen } from '@/features/catalogue/commands/listing';
import { changeLocation, toLocationView } from '@/features/catalogue/dive-sites/admin/data';
import type { LocationChange, LocationView } from '@/features/catalogue/dive-sites/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { nextVersion } from '@/shared/schema/versions';
import { locationListing } from './location-listing';

/**
 * Changes the given fields in one transaction; refuses if somebody else has changed the site since the caller read it.
 */
export function updateLocation(ctx: Ctx & { actor: Person }, input: LocationChange): Promise<LocationView> {
  const { slug, version, ...patch } = input;
  return ctx.db.$transaction(async (tx) => {
    const before = await takeAsSeen(tx, locationListing, { slug, version });
    await usePictures(tx, ctx, {
      field: 'pictures',
      pictures: patch.pictures ?? [],
      existing: before.images.map(({ mediaId }) => mediaId),
    });
    await moveTo(tx, ctx, 'location', before, patch.new_slug);
    const after = await changeLocation(tx, before.id, patch, nextVersion([before], ctx.now));
    await recordUpdated(tx, ctx, locationListing, { before, after });
    return toLocationView(after);
  });
}
