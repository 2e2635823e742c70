import type { StaffOrderView } from '@/features/orders/admin/schema';
import { earliestOf } from '@/features/orders/items/domain/earliest';
import { toDate } from '@/shared/time/days';

type Item = Pick<StaffOrderView['items'][number], 'state' | 'activity_date' | 'divers'>;

/** How many divers a move of the order takes along: those of its earliest booked item. */
export function diversToMove({ items }: { items: readonly Item[] }): number {
  const dated = items.map(({ state, activity_date, divers }, position) => ({
    ...{ state, divers, position },
    activityDate: toDate(activity_date),
  }));
  return earliestOf(dated)?.divers.length ?? 0;
}
