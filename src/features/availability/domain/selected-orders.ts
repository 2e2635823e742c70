import type { Day } from '@/shared/time/days';

/** Selects the orders that hold seats on a day, on departures, or on the days and areas of a closure. */
type AffectedOrders = { seats_on: Day } | { departures: readonly string[] } | { closure: string };

/** Path of the list of affected orders, all selected for bulk actions. */
export function selectedOrdersPath(affected: AffectedOrders): string {
  const filters = 'departures' in affected ? { departures: affected.departures.join(',') } : affected;
  return `/admin/orders?${new URLSearchParams({ ...filters, select: 'all' })}`;
}
