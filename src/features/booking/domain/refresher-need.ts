import { type FitDiver, fitOf } from '@/features/booking/fit/domain/fit';
import { fitProduct, type ShownProduct } from '@/features/booking/fit/domain/fit-product';
import type { ShopAgencies } from '@/shared/shop/agencies';
import type { Day } from '@/shared/time/days';

export type BookedDays = {
  activity_date: Day | '';
  divers: readonly number[];
  sold: (ShownProduct & { duration_days: number }) | undefined;
};

/** The positions of the people who should dive again first, and the day before which they should. */
export type RefresherNeed = { people: number[]; before: Day };

/** The first day on which a refresher that is not booked would make a trip fit this diver. */
function dayOfReturn(theirs: readonly BookedDays[], diver: FitDiver, shop: ShopAgencies): Day | undefined {
  if (theirs.some(({ sold }) => sold?.refresher)) return undefined;
  return theirs
    .flatMap(({ activity_date: day, sold }) => (day && sold ? [{ day, sold }] : []))
    .filter(({ day, sold }) => {
      const { reasons } = fitOf(diver, fitProduct(sold), day, shop);
      return reasons.some(({ opener }) => opener?.kind === 'refresher');
    })
    .map(({ day }) => day)
    .sort()[0];
}

/** The people for whom a refresher opens a day of this booking. */
export function refresherNeed(
  booked: readonly BookedDays[],
  divers: readonly FitDiver[],
  shop: ShopAgencies,
): RefresherNeed | null {
  const found = divers.flatMap((diver, position) => {
    const day = dayOfReturn(
      booked.filter(({ divers: along }) => along.includes(position)),
      diver,
      shop,
    );
    return day ? [{ position, day }] : [];
  });
  const before = found.map(({ day }) => day).sort()[0];
  return before ? { people: found.map(({ position }) => position), before } : null;
}
