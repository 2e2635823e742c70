import type { DepartureTime } from '@/features/availability/queries/departure-times';
import { bookedDives } from '@/features/booking/domain/booked-dives';
import type { BookedDives } from '@/features/booking/flight/domain/flight-guard';
import { noFlyUntil } from '@/features/booking/flight/domain/no-fly';
import type { ShownOrder } from '@/features/orders/data/orders';
import { diversOn } from '@/features/orders/domain/divers-on';
import { isBooked } from '@/features/orders/domain/shares';
import { orderSnapshot } from '@/features/orders/schema';
import { toDay } from '@/shared/time/days';

type Row = Pick<ShownOrder, 'items' | 'divers' | 'pickupArea'>;
type TimeOf = (departureId: string) => DepartureTime;

/** The booked items of an order, with the dives of their people. */
export const divesOfOrder = ({ items, divers, pickupArea }: Row, timeOf: TimeOf): (BookedDives & { id: string })[] =>
  items.filter(isBooked).map((item) => {
    const { time, dives } = timeOf(item.departureId);
    const along = diversOn(item, divers).map((diver) => divers.indexOf(diver));
    const sold = orderSnapshot.parse(item.snapshot);
    const first = toDay(item.activityDate);
    return { id: item.id, ...bookedDives({ first, departs: time, dives, divers: along, sold, pickupArea }) };
  });

/** The earliest flight or volcano climb after the booked items of an order; null when nobody dives. */
export const noFlyOfOrder = (row: Row, timeOf: TimeOf): Date | null => noFlyUntil(divesOfOrder(row, timeOf));
