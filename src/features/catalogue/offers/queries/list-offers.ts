import { activeOffers, toOffer } from '@/features/catalogue/offers/data';
import type { Offer, OffersInput } from '@/features/catalogue/offers/schema';
import { maySeePrices } from '@/features/catalogue/policy';
import type { Ctx } from '@/server/api/context';
import { type Page, rowsOf, toPage } from '@/shared/list/pages';

export async function listOffers({ db, locale, actor }: Ctx, { kind, ...paging }: OffersInput): Promise<Page<Offer>> {
  const { total, rows } = await activeOffers(db, kind, rowsOf(paging));
  const offers = rows.map((row) => toOffer(row, locale, maySeePrices(actor)));
  return toPage(paging, total, offers);
}
