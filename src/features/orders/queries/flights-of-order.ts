import { type DepartureTime, departureTimes } from '@/features/availability/queries/departure-times';
import {
  answersOfPeople,
  type FlightAnswer,
  type FlightLimit,
  flightLimits,
  flightMoment,
} from '@/features/booking/flight/domain/flight-guard';
import type { FlightView } from '@/features/booking/flight/schema';
import { orderById, type ShownOrder } from '@/features/orders/data/orders';
import { openDiver } from '@/features/orders/data/sealed';
import type { Tx } from '@/server/database/db';
import { divesOfOrder } from './no-fly-of-order';

type Row = Pick<ShownOrder, 'items' | 'divers' | 'pickupArea'>;
export type Flights = {
  /** The limit of each booked item by its id; null where no flight limits it. */
  limitOf: (itemId: string) => FlightLimit | null;
  /** The answer for each diver, by position; null without a known flight. */
  answers: (FlightAnswer | null)[];
};

/** Judges the flights of an order's people against its booked items. */
export function flightsFrom(row: Row, timeOf: (departureId: string) => DepartureTime): Flights {
  const dives = divesOfOrder(row, timeOf);
  const flights = row.divers.map((diver) => flightMoment(openDiver(diver)));
  const limits = flightLimits(dives, flights);
  const byItem = new Map(dives.map(({ id }, index) => [id, limits[index] ?? null]));
  return { limitOf: (itemId) => byItem.get(itemId) ?? null, answers: answersOfPeople(dives, flights) };
}

/** The known flights of an order's people with their answers, each flight once. */
export function shownFlights({ divers }: Row, { answers }: Flights): FlightView[] {
  const given = divers.flatMap((row, position) => {
    const { flight_date, flight_time } = openDiver(row);
    const answer = answers[position];
    return flight_date && answer ? [{ flight_date, flight_time, answer }] : [];
  });
  const keyOf = (flight: FlightView) => JSON.stringify(flight);
  return [...new Map(given.map((flight) => [keyOf(flight), flight])).values()];
}

export async function flightsOfOrder(db: Tx, orderId: string): Promise<Flights | null> {
  const order = await orderById(db, orderId, {});
  if (!order) return null;
  const timeOf = await departureTimes(
    db,
    order.items.map(({ departureId }) => departureId),
  );
  return flightsFrom(order, timeOf);
}
