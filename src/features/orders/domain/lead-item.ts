import { lastDayFrom } from '@/features/booking/domain/clashes';
import { orderSnapshot } from '@/features/orders/schema';
import { toDate, toDay } from '@/shared/time/days';

type Item = { offAt: Date | null; activityDate: Date; position: number };
type Dated = { activityDate: Date; snapshot: unknown };

/** Booked items sort as ending last. */
const endOf = ({ offAt }: Item): number => offAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/**
 * The item that represents an order: the earliest booked one, or else the earliest of those that ended last; the first
 * of two on the same day.
 */
export function leadItem<Some extends Item>(items: readonly Some[]): Some {
  const [lead] = items.toSorted(
    (one, other) =>
      endOf(other) - endOf(one) ||
      one.activityDate.getTime() - other.activityDate.getTime() ||
      one.position - other.position,
  );
  if (!lead) throw new Error('an order without items');
  return lead;
}

/** Same result as the database column of a stored item. */
export const lastDayOf = ({ activityDate, snapshot }: Dated): Date =>
  toDate(lastDayFrom(toDay(activityDate), orderSnapshot.parse(snapshot).durationDays));

/** The days by which lists sort and filter an order. */
export function daysOf(items: readonly (Item & Dated)[]): { activityDate: Date; lastDay: Date } {
  const lead = leadItem(items);
  return { activityDate: lead.activityDate, lastDay: lastDayOf(lead) };
}
