import type { Day } from '@/shared/time/days';

/** Orders that hold seats on a day, on departures, or on what a closure closes. */
type AffectedOrders = { seats_on: Day } | { departures: readonly string[] } | { closure: string };

/** The path of the list of affected orders, all selected for bulk actions. */
export function selectedOrdersPath(affected: AffectedOrders): string {
  const filters = 'departures' in affected ? { departures: affected.departures.join(',') } : affected;
  return `/admin/orders?${new URLSearchParams({ ...filters, select: 'all' })}`;
}
