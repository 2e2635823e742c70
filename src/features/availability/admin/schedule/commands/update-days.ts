import {
  changeDepartures,
  lockDays,
  type PlannedDay,
  type PlannedProduct,
  plannedProduct,
} from '@/features/availability/admin/schedule/data';
import type { DayChange } from '@/features/availability/admin/schedule/schema';
import { createDepartures } from '@/features/availability/data';
import { usualOf } from '@/features/availability/domain/usual-departure';
import { lockSpan } from '@/features/outings/seats/commands/lock-span';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { AppError, fieldError } from '@/shared/errors/errors';
import { nextVersion } from '@/shared/schema/versions';
import type { ClockTime } from '@/shared/time/clock-times';
import { type Day, dayAt, toDay } from '@/shared/time/days';
import { followCapacity } from './follow-capacity';

type Plan = {
  slug: string;
  /** Input field that gets the error when a day is in the past. */
  field: 'date' | 'from';
  days: Day[];
  change: DayChange;
  /**
   * Selects the departures to change, given all departures of the days and the usual departures; throws to refuse the
   * change.
   */
  select(departures: PlannedDay[], usual: PlannedDay[]): PlannedDay[];
};

type Changed = {
  product: PlannedProduct;
  before: PlannedDay[];
  after: PlannedDay[];
  usual: PlannedDay[];
  /** True if some days have departures besides their usual departure. */
  several: boolean;
};

function refuseTooFew(departures: PlannedDay[], capacity: number): void {
  const most = Math.max(0, ...departures.map(({ taken }) => taken));
  if (capacity < most) throw fieldError('capacity', 'invalid.places_below_booked', { count: most });
}

export async function productToPlan(tx: Tx, slug: string): Promise<PlannedProduct> {
  const product = await plannedProduct(tx, slug);
  if (!product) throw new AppError('not_found');
  return product;
}

const spanOf = (days: Day[]) => {
  const sorted = days.toSorted();
  return { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' };
};

const idsOf = (departures: PlannedDay[]) => departures.map(({ id }) => id);

function usualOfEach(departures: PlannedDay[], time: ClockTime): PlannedDay[] {
  const days = [...new Set(departures.map(({ date }) => toDay(date)))];
  return days.flatMap((day) => {
    const ofDay = departures.filter(({ date }) => toDay(date) === day);
    return usualOf(ofDay, time) ?? [];
  });
}

/**
 * Changes days, creating missing departures first; locks them against bookings and other changes. Closing and notes
 * apply to all selected departures; a capacity applies to a day's only selected departure, or else to its usual
 * departure.
 */
export async function updateDays(tx: Tx, { now }: Pick<Ctx, 'now'>, plan: Plan): Promise<Changed> {
  const { slug, field, days, change, select } = plan;
  const product = await productToPlan(tx, slug);
  if (days.some((day) => day < dayAt(now))) throw fieldError(field, 'invalid.past_day');
  await lockSpan(tx, spanOf(days));
  await createDepartures(
    tx,
    days.map((date) => ({ productId: product.id, date })),
    now,
  );
  const found = await lockDays(tx, product.id, days);
  const usual = usualOfEach(found, product.departureTime);
  const before = select(found, usual);
  const { capacity, ...others } = change;
  const sized = usualOfEach(before, product.departureTime);
  if (typeof capacity === 'number') refuseTooFew(sized, capacity);
  const version = nextVersion(before, now);
  await changeDepartures(tx, idsOf(before), others, version);
  if (capacity !== undefined) await changeDepartures(tx, idsOf(sized), { capacity }, version);
  if (capacity === null) await followCapacity(tx, product.id);
  await pagesChanged(tx, ['departures']);
  const after = (await lockDays(tx, product.id, days)).filter(({ id }) => idsOf(before).includes(id));
  return { product, before, after, usual, several: found.length > usual.length };
}
