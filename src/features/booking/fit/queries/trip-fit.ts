import { MAX_DAYS_OF_ALL } from '@/features/availability/domain/bookable-range';
import { freeDays } from '@/features/availability/queries/free-days';
import { levelName } from '@/features/booking/divers/domain/certification';
import { type FitDiver, fitOf, type Opener } from '@/features/booking/fit/domain/fit';
import { fitDiver } from '@/features/booking/fit/domain/fit-diver';
import { fitProduct } from '@/features/booking/fit/domain/fit-product';
import { fitPerAddress } from '@/features/booking/fit/domain/limits';
import { openingProduct } from '@/features/booking/fit/domain/opening-product';
import type { FitInput, FitView, OpenerView } from '@/features/booking/fit/schema';
import { listProducts } from '@/features/catalogue/products/queries/list-products';
import { product as productBySlug } from '@/features/catalogue/products/queries/product-detail';
import type { ProductCard, ProductDetail } from '@/features/catalogue/schema';
import { translator } from '@/i18n/translate';
import type { Ctx } from '@/server/api/context';
import { claimTry } from '@/server/auth/rate-limit';
import { currentShop } from '@/server/shop/current-shop';
import type { ShopAgencies } from '@/shared/shop/agencies';
import { type Day, dayAt, plusDays } from '@/shared/time/days';

async function tripOf(ctx: Ctx, slug: string): Promise<ProductDetail> {
  const found = await productBySlug(ctx, slug);
  return 'moved_to' in found ? tripOf(ctx, found.moved_to) : found;
}

type Question = { trip: ProductDetail; diver: FitDiver; day: Day; shop: ShopAgencies };

/** The next free day of each course, up to the last day that a listing searches. */
async function nextFreeDays(ctx: Ctx): Promise<Map<string, Day>> {
  const today = dayAt(ctx.now);
  const free = await freeDays(ctx, { from: today, to: plusDays(today, MAX_DAYS_OF_ALL - 1), kind: ['course'] });
  return new Map(free.flatMap(({ product, days: [first] }) => (first ? [[product, first.date] as const] : [])));
}

/** The products and add-ons that open the trip; nothing for an opener that the shop does not sell. */
async function openersOf(ctx: Ctx, openers: Opener[], { trip, ...of }: Question): Promise<OpenerView[]> {
  if (openers.length === 0) return [];
  const t = await translator(ctx.locale, 'booking');
  const courses: ProductCard[] = await listProducts(ctx, ['course']);
  const free = await nextFreeDays(ctx);
  return openers.flatMap((opener): OpenerView[] => {
    if (opener.kind === 'guide') {
      const title = trip.add_ons.find(({ private_guide }) => private_guide)?.name;
      return title
        ? [{ kind: 'add_on', title, text: t('fit.opens.guide', { title }), product: null, next_free: null }]
        : [];
    }
    const found = openingProduct(opener, courses, of);
    if (!found) return [];
    const { slug, kind, title } = found;
    const { kind: opens } = opener;
    const text = t(`fit.opens.${opens}`, { title });
    return [{ kind: opens, title, text, product: { slug, kind }, next_free: free.get(slug) ?? null }];
  });
}

/** Answers whether a product fits a diver, and stores nothing of the question. */
export async function tripFit(ctx: Ctx, input: FitInput): Promise<FitView> {
  await claimTry(fitPerAddress, ctx.client.address);
  const { slug, activity_date: day = dayAt(ctx.now), with_adult = null, physician_approval = null, ...fields } = input;
  const trip = await tripOf(ctx, slug);
  const { agencies: shop } = await currentShop(ctx.db);
  const diver = fitDiver(fields, { hasAdult: with_adult, hasApproval: physician_approval });
  const { answer, reasons } = fitOf(diver, fitProduct(trip), day, shop);
  const t = await translator(ctx.locale, 'booking');
  const level = levelName(diver.association, trip.level);
  const openers = reasons.flatMap(({ opener }) => opener ?? []);
  return {
    answer,
    reasons: reasons.map(({ key, answer: own, count = 0 }) => ({
      key,
      answer: own,
      text: t(`fit.reason.${key}`, { count, level }),
    })),
    opens: await openersOf(ctx, openers, { trip, diver, day, shop }),
  };
}
