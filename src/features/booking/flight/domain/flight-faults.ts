import { AppError, type Sentence } from '@/shared/errors/errors';
import type { Day } from '@/shared/time/days';
import {
  type BookedDives,
  type Flight,
  type FlightLimit,
  flightLimits,
  flightMoment,
  isTooClose,
} from './flight-guard';

const flightSentence = ({ hours, latest }: FlightLimit): Sentence => ({
  key: 'invalid.flight_too_soon',
  params: { hours, day: latest },
});

/** The refusal of a day by the limit, at this field. */
export const flightRefusal = (field: string, limit: FlightLimit): AppError =>
  new AppError('invalid_fields', { fields: { [field]: [flightSentence(limit)] } });

type Item = BookedDives & {
  /** The path of its fields in the input. */
  at: string;
};

/** Refuses days of diving too close to a flight of their people, by the fields of the input. */
export function flightDayFaults(items: readonly Item[], flights: readonly Flight[]): Record<string, Sentence[]> {
  const limits = flightLimits(items, flights.map(flightMoment));
  return Object.fromEntries(
    items.flatMap(({ at, first }, index) => {
      const limit = limits[index];
      return limit && isTooClose(first, limit) ? [[`${at}activity_date`, [flightSentence(limit)]]] : [];
    }),
  );
}

/** Refuses flights that are over, by the fields of the input. */
export const pastFlightFaults = (flights: readonly Flight[], today: Day): Record<string, Sentence[]> =>
  Object.fromEntries(
    flights.flatMap(({ flight_date: day }, position) =>
      day && day < today ? [[`divers.${position}.flight_date`, [{ key: 'invalid.past_day' }]]] : [],
    ),
  );
