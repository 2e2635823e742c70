import type { OrderStatus } from '@/features/orders/domain/order-state';
import type { Transfers } from '@/shared/schema/transfers';
import { type Day, toDay } from '@/shared/time/days';
import { transfersOf } from '@/shared/time/pickup';

type Snapshot = { pickup: boolean; transfers: Transfers | null };
type Order = {
  status: OrderStatus;
  pickupArea: string | null;
  pickupAddress: string | null;
  items: readonly { state: 'booked' | 'off'; activityDate: Date; snapshot: Snapshot }[];
};

const open: readonly OrderStatus[] = ['pending_payment', 'paid', 'confirmed'];

/**
 * Lists the areas that a walk-in who was not asked at booking can still choose: only the chosen area while its address
 * is missing, and none from the first day on.
 */
export function openPickup({ status, pickupArea, pickupAddress, items }: Order, today: Day): string[] {
  const booked = items.filter(({ state }) => state === 'booked');
  const isAhead = booked.length > 0 && booked.every(({ activityDate }) => toDay(activityDate) > today);
  if (!isAhead || !open.includes(status) || pickupAddress) return [];
  const served = booked.flatMap(({ snapshot }) => (transfersOf(snapshot)?.pickup ?? []).map(({ area }) => area));
  return [...new Set(served)].filter((area) => pickupArea === null || area === pickupArea);
}
