import {
  changeDepartures,
  lockDays,
  type PlannedDay,
  type PlannedProduct,
  plannedProduct,
} from '@/features/availability/admin/schedule/data';
import type { DayChange } from '@/features/availability/admin/schedule/schema';
import { makeDepartures } from '@/features/availability/data';
import type { Ctx } from '@/server/api/context';
import type { Tx } from '@/server/database/db';
import { pagesChanged } from '@/server/page-cache/pages-changed';
import { AppError, fieldError } from '@/shared/errors/errors';
import { nextVersion } from '@/shared/schema/versions';
import { type Day, dayAt } from '@/shared/time/days';
import { followCapacity } from './follow-capacity';

type Plan = {
  slug: string;
  /** The input field that gets the error when a day is in the past. */
  field: 'date' | 'from';
  days: Day[];
  change: DayChange;
  /** Checks the days before they change, and throws to refuse. */
  check?(days: PlannedDay[]): void;
};

export type Changed = { product: PlannedProduct; before: PlannedDay[]; after: PlannedDay[] };

function refuseTooFew(days: PlannedDay[], capacity: number): void {
  const most = Math.max(0, ...days.map(({ taken }) => taken));
  if (capacity < most) throw fieldError('capacity', 'invalid.places_below_booked', { count: most });
}

/** Changes days, creating missing departures first; the days stay locked against bookings and other changes. */
export async function changeDays(tx: Tx, { now }: Pick<Ctx, 'now'>, plan: Plan): Promise<Changed> {
  const { slug, field, days, change, check } = plan;
  const product = await plannedProduct(tx, slug);
  if (!product) throw new AppError('not_found');
  if (days.some((day) => day < dayAt(now))) throw fieldError(field, 'invalid.past_day');
  await makeDepartures(tx, product.id, days, now);
  const before = await lockDays(tx, product.id, days);
  check?.(before);
  if (typeof change.capacity === 'number') refuseTooFew(before, change.capacity);
  const ids = before.map(({ id }) => id);
  await changeDepartures(tx, ids, change, nextVersion(before, now));
  if (change.capacity === null) await followCapacity(tx, product.id);
  await pagesChanged(tx, ['departures']);
  return { product, before, after: await lockDays(tx, product.id, days) };
}
