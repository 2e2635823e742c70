import type { DoubleBooking } from '@/features/booking/double-bookings/schema';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';

/** The key in namespace `common`, with its values, for a person's other order and its time. */
export function doubleBookingText(
  { name, title, booking_id: booking, date, parts: [part, ...others] }: DoubleBooking,
  lng: Locale,
) {
  const when = part === undefined || others.length > 0 ? ('day' as const) : part;
  return [`doubleBooking.${when}`, { name, title, booking, day: formatDay(date, lng) }] as const;
}
