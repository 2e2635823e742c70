import { recordCreated, slugOfNew } from '@/features/catalogue/commands/listing';
import { defaultRequirements } from '@/features/catalogue/domain/default-requirements';
import { insertProduct, toProductView } from '@/features/catalogue/products/admin/data';
import { withUsualNeeds } from '@/features/catalogue/products/admin/domain/needs';
import { refuseOddPackages } from '@/features/catalogue/products/admin/domain/packages';
import { refuseOddRefresher } from '@/features/catalogue/products/admin/domain/refresher';
import { refuseAboveRatio, refuseUnsellable } from '@/features/catalogue/products/admin/domain/sellable';
import type { NewProduct, ProductView } from '@/features/catalogue/products/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import { currentShop } from '@/server/shop/current-shop';
import type { Person } from '@/shared/schema/actor';
import { findLinks } from './links';
import { productListing } from './product-listing';

export function createProduct(ctx: Ctx & { actor: Person }, input: NewProduct): Promise<ProductView> {
  const { slug: requestedSlug, ...sent } = input;
  return ctx.db.$transaction(async (tx) => {
    const { selling } = await currentShop(tx);
    const values = {
      ...withUsualNeeds(sent, { slug: requestedSlug, ratio: selling.divers_per_guide }),
      cut_off_hours: sent.cut_off_hours ?? selling.cut_off_hours,
      requirements: sent.requirements ?? defaultRequirements(sent.kind),
    };
    refuseAboveRatio(values.divers_per_guide, selling.divers_per_guide);
    refuseUnsellable(values);
    refuseOddPackages(values);
    refuseOddRefresher(values);
    await usePictures(tx, ctx, { field: 'pictures', pictures: values.pictures });
    const links = await findLinks(tx, values, null);
    const slug = await slugOfNew(tx, 'product', requestedSlug, values.texts.en.title);
    const made = await insertProduct(tx, { slug, links, values, now: ctx.now });
    await recordCreated(tx, ctx, productListing, made);
    return toProductView(made);
  });
}
