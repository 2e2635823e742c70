import type { BookedDives } from '@/features/booking/flight/domain/flight-guard';
import type { Transfers } from '@/shared/schema/transfers';
import type { ClockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { pickupOf } from '@/shared/time/pickup';
import { lastDayFrom } from './clashes';

type Item = {
  first: Day;
  departs: ClockTime;
  dives: number;
  /** Positions in the list of people. */
  divers: readonly number[];
  /** The product, or what the order keeps of it. */
  sold: { durationDays: number; pickup: boolean; transfers: Transfers | null };
  pickupArea: string | null;
};

/** An item of a booking or of an order as the no-fly rule reads it. */
export const bookedDives = ({ first, departs, dives, divers, sold, pickupArea }: Item): BookedDives => ({
  first,
  lastDay: lastDayFrom(first, sold.durationDays),
  back: pickupOf(sold, pickupArea)?.back.to ?? null,
  departs,
  days: sold.durationDays,
  dives,
  divers,
});
