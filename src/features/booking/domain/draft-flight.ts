import { flightDayFaults } from '@/features/booking/flight/domain/flight-faults';
import {
  answersOfPeople,
  type Flight,
  type FlightLimit,
  flightLimits,
  flightMoment,
} from '@/features/booking/flight/domain/flight-guard';
import type { ProductDetail } from '@/features/catalogue/schema';
import type { Sentence } from '@/shared/errors/errors';
import { isClockTime } from '@/shared/time/clock-times';
import { type Day, isDay } from '@/shared/time/days';
import { bookedDives } from './booked-dives';
import type { Draft } from './draft';
import type { ItemOnDraft } from './draft-items';

type Product = Pick<ProductDetail, 'dive_count' | 'duration_days' | 'departure_time' | 'pickup' | 'transfers'>;
/** An item of the draft with its product; undefined while it is not loaded, or no longer on offer. */
type SoldItem = {
  item: Pick<ItemOnDraft, 'at' | 'activity_date' | 'activity_time' | 'divers'>;
  product: Product | undefined;
};
type Flown = Pick<Draft, 'flight_date' | 'flight_time' | 'pickup_area'>;

/** The flight as typed; null without a valid date, and without a time while that is not valid. */
export const typedFlight = ({
  flight_date: day = '',
  flight_time: time = '',
}: Omit<Flown, 'pickup_area'>): Flight | null =>
  isDay(day) ? { flight_date: day, flight_time: isClockTime(time) ? time : null } : null;

const divesOf = ({ pickup_area: pickupArea }: Flown, { item, product }: SoldItem, first: Day) => ({
  at: item.at,
  ...bookedDives({
    first,
    departs: item.activity_time || product?.departure_time || '00:00',
    dives: product?.dive_count ?? 0,
    divers: item.divers,
    sold: {
      durationDays: product?.duration_days ?? 1,
      pickup: product?.pickup ?? false,
      transfers: product?.transfers ?? null,
    },
    pickupArea,
  }),
});

/** Everybody takes the same flight. */
const forEverybody = <Value>(sold: readonly SoldItem[], value: Value): Value[] => {
  const count = Math.max(0, ...sold.flatMap(({ item }) => item.divers)) + 1;
  return Array.from({ length: count }, () => value);
};

/** The limit of each item by the typed flight, in the same order; an item without a day is judged on `today`. */
export function limitsOfDraft(draft: Flown, sold: readonly SoldItem[], today: Day): (FlightLimit | null)[] {
  const flight = typedFlight(draft);
  if (!flight) return sold.map(() => null);
  const items = sold.map((one) => divesOf(draft, one, one.item.activity_date || today));
  return flightLimits(items, forEverybody(sold, flightMoment(flight)));
}

const dated = (sold: readonly SoldItem[]) => sold.filter(({ item }) => item.activity_date !== '');

/** True for a flight that is allowed but sooner after the chosen days than advised. */
export function isFlightSoon(draft: Flown, sold: readonly SoldItem[]): boolean {
  const flight = typedFlight(draft);
  if (!flight) return false;
  const items = dated(sold).map((one) => divesOf(draft, one, one.item.activity_date));
  const answers = answersOfPeople(items, forEverybody(sold, flightMoment(flight)));
  return answers.includes('soon') && !answers.includes('too_soon');
}

/** The faults of the typed flight and of the days too close to it. */
export function draftFlightFaults(
  draft: Flown,
  sold: readonly SoldItem[],
  { today, isOverridden }: { today: Day; isOverridden: boolean },
): Record<string, Sentence[]> {
  const { flight_date: day = '', flight_time: time = '' } = draft;
  const flight = typedFlight(draft);
  const items = dated(sold).map((one) => divesOf(draft, one, one.item.activity_date));
  return {
    ...(day !== '' && !flight && { flight_date: [{ key: 'invalid.date' }] }),
    ...(flight && day < today && { flight_date: [{ key: 'invalid.past_day' }] }),
    ...(day !== '' && time !== '' && !isClockTime(time) && { flight_time: [{ key: 'invalid.time' }] }),
    ...(flight && !isOverridden && flightDayFaults(items, forEverybody(sold, flight))),
  };
}
