import { lastDayFrom } from '@/features/booking/domain/clashes';
import { orderSnapshot } from '@/features/orders/schema';
import { toDate, toDay } from '@/shared/time/days';

type Item = { offAt: Date | null; activityDate: Date; position: number };
type Dated = { activityDate: Date; snapshot: unknown };

/** Booked items go on longest. */
const endOf = ({ offAt }: Item): number => offAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/**
 * The item that an order shows where it shows one: the earliest booked one, or without any, the earliest of those that
 * went off last; of two on the same day the first.
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

/** As the database computes that of a stored item. */
export const lastDayOf = ({ activityDate, snapshot }: Dated): Date =>
  toDate(lastDayFrom(toDay(activityDate), orderSnapshot.parse(snapshot).durationDays));

/** The days by which lists sort and filter an order. */
export function daysOf(items: readonly (Item & Dated)[]): { activityDate: Date; lastDay: Date } {
  const lead = leadItem(items);
  return { activityDate: lead.activityDate, lastDay: lastDayOf(lead) };
}
