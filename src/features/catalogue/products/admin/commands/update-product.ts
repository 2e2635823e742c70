import { followCapacity } from '@/features/availability/admin/schedule/commands/follow-capacity';
import { moveTo, recordUpdated, takeAsSeen } from '@/features/catalogue/commands/listing';
import { changeProduct, type ProductWithDetails, toProductView } from '@/features/catalogue/products/admin/data';
import { refuseUnsellable } from '@/features/catalogue/products/admin/domain/sellable';
import type { ProductChange, ProductView } from '@/features/catalogue/products/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import type { Ctx } from '@/server/api/context';
import { fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { nextVersion } from '@/shared/schema/versions';
import { findLinks } from './links';
import { productListing } from './product-listing';

type Line = { uuid?: string | undefined };

/** A line that says it was there already was there, and is named once. */
function refuseStrangers(field: string, sent: Line[] | undefined, own: { id: string }[]): void {
  const free = new Set(own.map(({ id }) => id));
  sent?.forEach(({ uuid }, at) => {
    if (uuid && !free.delete(uuid)) throw fieldError(`${field}.${at}.uuid`, 'invalid.gone');
  });
}

/** A programme with formats stays one: they would stand nowhere. */
function refuseHomelessItems(
  before: ProductWithDetails,
  { kind, programme }: Pick<ProductView, 'kind' | 'programme'>,
): void {
  const isProgramme = kind === 'go_pro' && programme === null;
  if (before._count.items > 0 && !isProgramme) throw fieldError(programme ? 'programme' : 'kind', 'invalid.programme');
}

/** Changes what was said, in one step, if nobody else changed the product since it was looked at. */
export function updateProduct(ctx: Ctx & { actor: Person }, input: ProductChange): Promise<ProductView> {
  const { slug, version, ...patch } = input;
  return ctx.db.$transaction(async (tx) => {
    const before = await takeAsSeen(tx, productListing, { slug, version });
    const { id } = before;
    const wanted = { ...toProductView(before), ...patch };
    refuseUnsellable(wanted);
    refuseHomelessItems(before, wanted);
    refuseStrangers('variants', patch.variants, before.variants);
    refuseStrangers('faqs', patch.faqs, before.faqs);
    await usePictures(tx, ctx, {
      field: 'pictures',
      ids: patch.pictures?.map(({ uuid }) => uuid) ?? [],
      existing: before.images.map(({ mediaId }) => mediaId),
    });
    const links = await findLinks(tx, patch, id);
    await moveTo(tx, ctx, 'PRODUCT', before, patch.new_slug);
    // Also what shows it for the last time.
    await productListing.changed(tx, id);
    const after = await changeProduct(tx, id, { links, patch, updatedAt: nextVersion([before], ctx.now) });
    if (after.seatsPerDay !== before.seatsPerDay) await followCapacity(tx, id);
    await recordUpdated(tx, ctx, productListing, { before, after });
    return toProductView(after);
  });
}
