import { recordCreated, slugOfNew } from '@/features/catalogue/commands/listing';
import { insertDiveSite, toDiveSiteView } from '@/features/catalogue/dive-sites/admin/data';
import type { DiveSiteView, NewDiveSite } from '@/features/catalogue/dive-sites/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import type { Person } from '@/shared/schema/actor';
import { diveSiteListing } from './dive-site-listing';

export function createDiveSite(ctx: Ctx & { actor: Person }, input: NewDiveSite): Promise<DiveSiteView> {
  const { slug: requestedSlug, ...values } = input;
  return ctx.db.$transaction(async (tx) => {
    await usePictures(tx, ctx, { field: 'pictures', pictures: values.pictures });
    const slug = await slugOfNew(tx, 'location', requestedSlug, values.texts.en.name);
    const made = await insertDiveSite(tx, { ...values, slug }, ctx.now);
    await recordCreated(tx, ctx, diveSiteListing, made);
    return toDiveSiteView(made);
  });
}
