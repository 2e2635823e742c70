'use client';
import { SchedulePage } from '@/features/availability/admin/schedule/ui/schedule-page';
import { RemediesButton } from '@/features/day-board/remedies/ui/remedies-button';
import { DayBookings } from '@/features/order-desk/ui/day-bookings';
import { ShortDay } from '@/features/outings/counting/ui/short-day';
import type { Locale } from '@/shared/locale/locales';

export const Schedule = ({ lng }: { lng: Locale }) => (
  <SchedulePage
    lng={lng}
    bookings={(day, product) => <DayBookings lng={lng} day={day} product={product} />}
    shortage={(day) => <ShortDay lng={lng} day={day} remedies={<RemediesButton date={day} />} />}
  />
);
