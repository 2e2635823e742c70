'use client';
import { useT } from '../../../../i18n/client';
import { StatusBadge } from '../../../../ui/show/status-badge';
import type { ScheduleDayView } from '../schema';

const tones = {
  open: 'success',
  sold_out: 'info',
  cut_off: 'neutral',
  closed: 'danger',
  not_offered: 'neutral',
} as const satisfies Record<ScheduleDayView['status'], Parameters<typeof StatusBadge>[0]['tone']>;

/** Whether customers can book a day, in a word. */
export function DayStatus({ about }: { about: Pick<ScheduleDayView, 'status'> }) {
  const { t } = useT('planning');
  return <StatusBadge tone={tones[about.status]}>{t(`status.${about.status}`)}</StatusBadge>;
}
