import type { Day } from '@/shared/time/days';

/** Orders that hold seats on a day, on departures, or on what a closure closes. */
type AffectedOrders = { seats_on: Day } | { departures: readonly string[] } | { closure: string };

/** The list of the orders affected, all of them selected for the actions on several. */
export function selectedOrdersPath(affected: AffectedOrders): string {
  const filters = 'departures' in affected ? { departures: affected.departures.join(',') } : affected;
  return `/admin/orders?${new URLSearchParams({ ...filters, select: 'all' })}`;
}
