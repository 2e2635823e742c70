'use client';
import { DayBookings } from '@/features/orders/admin/ui/day-bookings';
import { SchedulePage } from '@/features/places/schedule/ui/schedule-page';
import type { Locale } from '@/shared/locales';

/** The days of the shop, and who is booked on them. */
export const Schedule = ({ lng }: { lng: Locale }) => (
  <SchedulePage lng={lng} bookings={(day, product) => <DayBookings lng={lng} day={day} product={product} />} />
);
