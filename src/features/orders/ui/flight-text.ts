import type { FlightView } from '@/features/booking/flight/schema';
import type { Locale } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import { formatDay } from '@/shared/time/dates';

/** The day of a flight, with its time if known. */
export const flightText = (lng: Locale, { flight_date: day, flight_time: time }: Omit<FlightView, 'answer'>): string =>
  [formatDay(day, lng), time && clockTime(lng, time)].filter(Boolean).join(', ');
