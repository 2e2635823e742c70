import { moveTo, takeAsSeen, tellOfChange } from '@/features/catalogue/commands/shelf';
import { changeLocation, toLocationView } from '@/features/catalogue/dive-sites/admin/data';
import type { LocationChange, LocationView } from '@/features/catalogue/dive-sites/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { nextVersion } from '@/shared/schema/versions';
import { locationShelf } from './location-shelf';

/** Changes what was said, in one step, if nobody else changed the site since it was looked at. */
export function updateLocation(ctx: Ctx & { actor: Person }, input: LocationChange): Promise<LocationView> {
  const { slug, version, ...said } = input;
  return ctx.db.$transaction(async (tx) => {
    const before = await takeAsSeen(tx, locationShelf, { slug, version });
    await usePictures(tx, ctx, {
      field: 'pictures',
      ids: said.pictures?.map(({ uuid }) => uuid) ?? [],
      known: before.images.map(({ mediaId }) => mediaId),
    });
    await moveTo(tx, ctx, 'LOCATION', before, said.new_slug);
    const after = await changeLocation(tx, before.id, said, nextVersion([before], ctx.now));
    await tellOfChange(tx, ctx, locationShelf, { before, after });
    return toLocationView(after);
  });
}
