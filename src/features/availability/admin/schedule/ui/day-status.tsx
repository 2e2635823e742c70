'use client';
import type { ScheduleDayView } from '@/features/availability/admin/schedule/schema';
import { useT } from '@/i18n/client';
import { StatusBadge } from '@/ui/show/status-badge';

const tones = {
  open: 'success',
  sold_out: 'info',
  cut_off: 'neutral',
  closed: 'danger',
  not_offered: 'neutral',
} as const satisfies Record<ScheduleDayView['status'], Parameters<typeof StatusBadge>[0]['tone']>;

export function DayStatus({ about }: { about: Pick<ScheduleDayView, 'status'> }) {
  const { t } = useT('availability-admin');
  return <StatusBadge tone={tones[about.status]}>{t(`status.${about.status}`)}</StatusBadge>;
}
