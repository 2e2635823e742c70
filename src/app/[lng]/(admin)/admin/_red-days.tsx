'use client';
import { AttentionPanel } from '@/features/dashboard/ui/attention-panel';
import { DashboardDays } from '@/features/dashboard/ui/dashboard-days';
import { RemediesButton } from '@/features/day-board/remedies/ui/remedies-button';
import type { Locale } from '@/shared/locale/locales';
import type { Day } from '@/shared/time/days';

export const Days = (props: { lng: Locale; today: Day }) => (
  <DashboardDays {...props} remedies={(day) => <RemediesButton date={day} />} />
);

export const Attention = ({ lng }: { lng: Locale }) => (
  <AttentionPanel lng={lng} remedies={(day) => <RemediesButton date={day} />} />
);
