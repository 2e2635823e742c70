import type { Ctx } from '../../../../server/context';
import type { Person } from '../../../../shared/actor';
import { usePictures } from '../../../media/commands/use-pictures';
import { slugOfNew, tellOfNew } from '../../commands/shelf';
import { insertLocation, toLocationView } from '../data';
import type { LocationView, NewLocation } from '../schema';
import { locationShelf } from './location-shelf';

export function createLocation(ctx: Ctx & { actor: Person }, input: NewLocation): Promise<LocationView> {
  const { slug: asked, ...said } = input;
  return ctx.db.$transaction(async (tx) => {
    await usePictures(tx, ctx, { field: 'pictures', ids: said.pictures.map(({ uuid }) => uuid) });
    const slug = await slugOfNew(tx, 'LOCATION', asked, said.texts.en.name);
    const made = await insertLocation(tx, { ...said, slug }, ctx.now);
    await tellOfNew(tx, ctx, locationShelf, made);
    return toLocationView(made);
  });
}
