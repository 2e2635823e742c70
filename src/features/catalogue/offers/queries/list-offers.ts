import type { Ctx } from '../../../../server/context';
import { type Page, rowsOf, toPage } from '../../../../shared/pages';
import { maySeePrices } from '../../policy';
import type { Kind } from '../../products/data';
import { activeOffers, toOffer } from '../data';
import type { Offer, OffersInput } from '../schema';

/** Everything that is offered, of one kind or of all. */
export async function listOffers({ db, locale, actor }: Ctx, { kind, ...asked }: OffersInput): Promise<Page<Offer>> {
  const { total, rows } = await activeOffers(db, kind?.toUpperCase() as Kind | undefined, rowsOf(asked));
  const offers = rows.map((row) => toOffer(row, locale, maySeePrices(actor)));
  return toPage(asked, total, offers);
}
