import type { ReactNode } from 'react';
import type { MonthDayView } from '@/features/availability/admin/schedule/schema';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';
import type { Month } from '@/shared/time/month';
import type { Span } from './use-chosen-day';
import type { DayInWords } from './use-occupancy';

export type ScheduleParts = {
  lng: Locale;
  today: Day;
  span: Span;
  month: Month;
  bookings: (day: Day, product: string | null) => ReactNode;
  shortage: (day: Day) => ReactNode;
  onTurn: (month: Month) => void;
  onChoose: (span: Span) => void;
};

export type OccupancyOfDays = {
  aboutDay: (day: Day) => MonthDayView | undefined;
  describe: (about: MonthDayView) => DayInWords;
  busy: boolean;
};
