import { departureTimes } from '@/features/availability/queries/departure-times';
import { flightRefusal } from '@/features/booking/flight/domain/flight-faults';
import { isTooClose } from '@/features/booking/flight/domain/flight-guard';
import type { PreviewedOrder } from '@/features/order-desk/bulk/data';
import { flightsFrom } from '@/features/orders/queries/flights-of-order';
import type { Tx } from '@/server/database/db';
import type { ClockTime } from '@/shared/time/clock-times';
import { type Day, toDate } from '@/shared/time/days';

type Moved = { id: string; date: Day; time: ClockTime };

/**
 * Returns a function that moves the items of an order one by one, in memory, and throws the refusal of the first that
 * comes too close to a flight, as the move does.
 */
export async function flightsInTurn(
  db: Tx,
  orders: readonly PreviewedOrder[],
): Promise<(order: PreviewedOrder, moves: readonly Moved[]) => void> {
  const departures = orders.flatMap(({ items }) => items.map(({ departureId }) => departureId));
  const timeOf = await departureTimes(db, departures);
  return (order, moves) => {
    let items = order.items;
    const newTimes = new Map<string, ReturnType<typeof timeOf>>();
    for (const { id, date, time } of moves) {
      items = items.map((item) => {
        if (item.id !== id) return item;
        newTimes.set(id, { ...timeOf(item.departureId), time });
        // The new departure may not exist yet, so the item stands for it.
        return { ...item, activityDate: toDate(date), departureId: id };
      });
      const { limitOf } = flightsFrom({ ...order, items }, (departure) => newTimes.get(departure) ?? timeOf(departure));
      const limit = limitOf(id);
      if (limit && isTooClose(date, limit)) throw flightRefusal('date', limit);
    }
  };
}
