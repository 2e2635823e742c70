import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { nextVersion } from '../../../../shared/versions';
import { usePictures } from '../../../media/commands/use-pictures';
import { moveTo, takeAsSeen, tellOfChange } from '../../commands/shelf';
import { changeLocation, toLocationView } from '../data';
import type { LocationChange, LocationView } from '../schema';
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
