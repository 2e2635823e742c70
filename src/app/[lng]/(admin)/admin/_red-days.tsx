'use client';
import { CannotSail } from '@/features/dashboard/ui/cannot-sail';
import { DashboardDays } from '@/features/dashboard/ui/dashboard-days';
import { RemediesButton } from '@/features/day-board/remedies/ui/remedies-button';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';

export const Days = (props: { lng: Locale; today: Day }) => (
  <DashboardDays {...props} remedies={(day) => <RemediesButton date={day} />} />
);

export const RedDays = ({ lng }: { lng: Locale }) => (
  <CannotSail lng={lng} remedies={(day) => <RemediesButton date={day} />} />
);
