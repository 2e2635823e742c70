import { z } from '@/shared/schema/zod';
import { flightAnswers } from './domain/flight-guard';

/** A known flight, judged against the dives of its people. */
export const flightView = z.object({
  flight_date: z.iso.date(),
  /** Null when only the day is known. */
  flight_time: z.string().nullable(),
  answer: z.enum(flightAnswers),
});
export type FlightView = z.infer<typeof flightView>;
