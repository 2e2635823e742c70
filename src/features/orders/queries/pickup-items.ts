import type { DepartureTime } from '@/features/availability/queries/departure-times';
import type { ShownItem } from '@/features/orders/data/items';
import type { pickupChange } from '@/features/orders/domain/pickup-change';
import { orderSnapshot } from '@/features/orders/schema';
import { toDay } from '@/shared/time/days';

type Item = Pick<ShownItem, 'state' | 'activityDate' | 'snapshot' | 'departureId'>;

/** Facts about the items of an order that decide if its pickup can be changed. */
export const pickupItems = (
  items: readonly Item[],
  timeOf: (departureId: string) => DepartureTime,
): Parameters<typeof pickupChange>[0]['items'] =>
  items.map(({ state, activityDate, snapshot, departureId }) => ({
    state,
    day: toDay(activityDate),
    snapshot: orderSnapshot.parse(snapshot),
    cutOffHours: timeOf(departureId).cutOffHours,
  }));
