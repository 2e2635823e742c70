import { type CertificationLevel, certificationLevels, reaches } from '@/features/booking/divers/domain/certification';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { DrySeat } from './draft-items';
import { isPerPerson } from './people';
import { maxQuantityOf } from './price';

type PackagedProduct = Pick<ProductDetail, 'level' | 'divers_per_package' | 'allow_half_package'> & {
  add_ons: readonly Pick<ProductDetail['add_ons'][number], 'uuid' | 'unit' | 'takes_seat'>[];
};
type Item = {
  divers: readonly number[];
  add_ons: Readonly<Record<string, number>>;
  /** Undefined once the product is no longer on offer. */
  sold: PackagedProduct | undefined;
  /** Undefined until it is loaded. */
  prices: { add_ons: readonly { uuid: string; maximum: number }[] } | undefined;
};

const isLevel = (typed: string): typed is CertificationLevel => certificationLevels.some((level) => level === typed);

/** The first add-on with a free companion seat on the item. */
function freeSeat({ divers, add_ons, prices }: Item, sold: PackagedProduct): string | null {
  const seat = sold.add_ons.find(({ takes_seat }) => takes_seat);
  const left = divers.length - 1;
  if (!seat || !isPerPerson(sold) || left === 0) return null;
  const maximum = prices?.add_ons.find(({ uuid }) => uuid === seat.uuid)?.maximum ?? Number.POSITIVE_INFINITY;
  const most = maxQuantityOf({ unit: seat.unit, maximum }, left / sold.divers_per_package, left);
  return (add_ons[seat.uuid] ?? 0) < most ? seat.uuid : null;
}

/**
 * Seats where a diver could come along without diving, on every item above their level. Empty when no item is above it,
 * and when one of those items is sold only in pairs or seats no companion.
 */
export function drySeats(items: readonly Item[], position: number, level: string): DrySeat[] {
  if (!isLevel(level)) return [];
  const seats = items.flatMap((one, item) =>
    one.sold && one.divers.includes(position) && !reaches(level, one.sold.level)
      ? [{ item, seat: freeSeat(one, one.sold) }]
      : [],
  );
  const free = seats.flatMap(({ item, seat }) => (seat === null ? [] : [{ item, seat }]));
  return free.length === seats.length ? free : [];
}
