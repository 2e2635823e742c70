import { slugOfNew, tellOfNew } from '@/features/catalogue/commands/shelf';
import { insertLocation, toLocationView } from '@/features/catalogue/dive-sites/admin/data';
import type { LocationView, NewLocation } from '@/features/catalogue/dive-sites/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
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
