import type { DepartureTime } from '@/features/availability/queries/departure-times';
import type { ShownOrder } from '@/features/orders/data/orders';
import { lastDayOf } from '@/features/orders/domain/lead-item';
import { noFlyUntil } from '@/features/orders/domain/no-fly';
import { isBooked } from '@/features/orders/domain/shares';
import { orderSnapshot } from '@/features/orders/schema';
import { toDay } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';

type Row = { items: readonly ShownOrder['items'][number][]; pickupArea: string | null };

/** The earliest flight or volcano climb after the booked items of an order; null when nobody dives. */
export function noFlyOfOrder({ items, pickupArea }: Row, timeOf: (departureId: string) => DepartureTime): Date | null {
  return noFlyUntil(
    items.filter(isBooked).map((item) => {
      const snapshot = orderSnapshot.parse(item.snapshot);
      const { time, dives } = timeOf(item.departureId);
      const back = pickupOf(snapshot, pickupArea)?.back.to ?? null;
      return { lastDay: toDay(lastDayOf(item)), back, departs: time, days: snapshot.durationDays, dives };
    }),
  );
}
