import type { Basket } from '@/features/booking/domain/basket';
import { bookedDives } from '@/features/booking/domain/booked-dives';
import type { WantedItem } from '@/features/booking/domain/wanted-items';
import { flightDayFaults, pastFlightFaults } from '@/features/booking/flight/domain/flight-faults';
import type { Flight } from '@/features/booking/flight/domain/flight-guard';
import { AppError, type Sentence } from '@/shared/errors/errors';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { delayedSnapshot, snapshotOf } from './snapshot';

type Claimed = {
  item: Pick<WantedItem, 'activity_date' | 'divers' | 'at'>;
  basket: Pick<Basket, 'product' | 'variant'>;
  departs: { time: ClockTime; dives: number };
  /** Minutes by which its transfers differ from the product's. */
  delay: number;
};
type Booked = { divers: readonly Flight[]; pickup_area: string | null };
type Rules = {
  today: Day;
  /** True when staff take divers along although they fly too soon. */
  isOverridden: boolean;
};

/** Refuses flights that are over, and days of diving too close to a flight. */
export function checkFlights(
  claimed: readonly Claimed[],
  { divers: flights, pickup_area: pickupArea }: Booked,
  { today, isOverridden }: Rules,
): void {
  const items = claimed.map(({ item, basket, departs: { time: departs, dives }, delay }) => {
    const sold = delayedSnapshot(snapshotOf(basket), delay);
    const { activity_date: first, divers, at } = item;
    return { at, ...bookedDives({ first, departs, dives, divers, sold, pickupArea }) };
  });
  const fields: Record<string, Sentence[]> = {
    ...(isOverridden ? {} : flightDayFaults(items, flights)),
    ...pastFlightFaults(flights, today),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_fields', { fields });
}
