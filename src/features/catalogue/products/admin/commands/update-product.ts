import { followCapacity } from '@/features/availability/admin/schedule/commands/follow-capacity';
import { moveTo, recordUpdated, requireUnchanged } from '@/features/catalogue/commands/listing';
import { changeProduct, type ProductWithDetails, toProductView } from '@/features/catalogue/products/admin/data';
import { withNeedsOfItsDays } from '@/features/catalogue/products/admin/domain/needs';
import { refuseOddPackages } from '@/features/catalogue/products/admin/domain/packages';
import { pricesOf } from '@/features/catalogue/products/admin/domain/prices';
import { refuseOddRefresher } from '@/features/catalogue/products/admin/domain/refresher';
import { refuseAboveRatio, refuseUnsellable } from '@/features/catalogue/products/admin/domain/sellable';
import type { ProductChange, ProductView } from '@/features/catalogue/products/admin/schema';
import { usePictures } from '@/features/media/commands/use-pictures';
import { lockDaysOfProducts, recountProduct } from '@/features/outings/seats/commands/recount-product';
import type { Ctx } from '@/server/api/context';
import { requireRights } from '@/server/api/require-rights';
import { currentShop } from '@/server/shop/current-shop';
import { fieldError } from '@/shared/errors/errors';
import type { Person } from '@/shared/schema/actor';
import { nextVersion } from '@/shared/schema/versions';
import { dayAt } from '@/shared/time/days';
import { findLinks } from './links';
import { productListing } from './product-listing';

type Line = { uuid?: string | undefined };

/** Refuses a line with an unknown or repeated uuid. */
function refuseStrangers(field: string, sent: Line[] | undefined, own: { id: string }[]): void {
  const free = new Set(own.map(({ id }) => id));
  sent?.forEach(({ uuid }, at) => {
    if (uuid && !free.delete(uuid)) throw fieldError(`${field}.${at}.uuid`, 'invalid.gone');
  });
}

/** A programme with formats must stay a programme, because only its page lists them. */
function refuseHomelessItems(
  before: ProductWithDetails,
  { kind, programme }: Pick<ProductView, 'kind' | 'programme'>,
): void {
  const isProgramme = kind === 'go_pro' && programme === null;
  if (before._count.items > 0 && !isProgramme) throw fieldError(programme ? 'programme' : 'kind', 'invalid.programme');
}

const needs = ['transport', 'led_by', 'divers_per_guide', 'parts', 'served_areas', 'duration_days'] as const;

const needsOf = (view: ProductView): string => JSON.stringify(needs.map((field) => view[field]));

/**
 * Changes the given fields; refuses if the product has changed since the caller read it; also refuses new
 * prices without the right `money`.
 */
export function updateProduct(ctx: Ctx & { actor: Person }, input: ProductChange): Promise<ProductView> {
  const { slug, version, ...sent } = input;
  const today = dayAt(ctx.now);
  return ctx.db.$transaction(async (tx) => {
    // Locks the days first, because a claim locks its days before it reads the product.
    if (needs.some((field) => sent[field] !== undefined)) await lockDaysOfProducts(tx, today);
    const before = await requireUnchanged(tx, productListing, { slug, version });
    const { id } = before;
    const view = toProductView(before);
    const patch = withNeedsOfItsDays(view, sent);
    const wanted = { ...view, ...patch };
    if (pricesOf(wanted) !== pricesOf(view)) requireRights(ctx.actor, 'money');
    if (patch.divers_per_guide !== undefined && patch.divers_per_guide !== before.diversPerGuide)
      refuseAboveRatio(patch.divers_per_guide, (await currentShop(tx)).selling.divers_per_guide);
    refuseUnsellable(wanted);
    refuseOddPackages(wanted, before.diversPerPackage);
    refuseOddRefresher(wanted);
    refuseHomelessItems(before, wanted);
    refuseStrangers('variants', patch.variants, before.variants);
    refuseStrangers('faqs', patch.faqs, before.faqs);
    await usePictures(tx, ctx, {
      field: 'pictures',
      pictures: patch.pictures ?? [],
      existing: before.images.map(({ mediaId }) => mediaId),
    });
    const links = await findLinks(tx, patch, id);
    await moveTo(tx, ctx, 'product', before, patch.new_slug);
    // Called before the change too, for pages that no longer show the product afterwards.
    await productListing.changed(tx, id);
    const after = await changeProduct(tx, id, { links, patch, updatedAt: nextVersion([before], ctx.now) });
    if (after.seatsPerDay !== before.seatsPerDay) await followCapacity(tx, id);
    if (needsOf(toProductView(after)) !== needsOf(view)) await recountProduct(tx, id, today);
    await recordUpdated(tx, ctx, productListing, { before, after });
    return toProductView(after);
  });
}
