'use client';
import { IconAlertTriangle, IconBan, IconMapPinOff, IconUsers } from '@tabler/icons-react';
import { useT } from '@/i18n/client';
import type { Day } from '@/shared/time/days';
import { type DayCell, MonthGrid } from './month-grid';
import type { OccupancyOfDays, ScheduleParts } from './schedule-parts';

type Props = Omit<ScheduleParts, 'bookings' | 'shortage'> & OccupancyOfDays;

export function MonthOfAll({ lng, today, span, month, onTurn, onChoose, aboutDay, describe, busy }: Props) {
  const { t } = useT('availability-admin');
  const cellOf = (day: Day): DayCell | undefined => {
    const about = aboutDay(day);
    if (!about) return undefined;
    const { look, short, taken, crew, conflicts, closures } = describe(about);
    return {
      ...{ look, short },
      mark: (
        <>
          {about.taken > 0 && about.taken}
          {look === 'closed' && <IconBan aria-hidden="true" />}
          {look === 'part' && <IconMapPinOff aria-hidden="true" />}
          {conflicts && <IconAlertTriangle aria-hidden="true" />}
          {crew && (
            <small>
              <IconUsers aria-hidden="true" />
              {about.crew?.needed}/{about.crew?.free}
            </small>
          )}
        </>
      ),
      words: [taken, crew, conflicts, ...closures].filter(Boolean).join(', '),
    };
  };
  return (
    <MonthGrid
      lng={lng}
      label={t('schedule.title')}
      today={today}
      span={{ from: span.from, to: span.from }}
      month={month}
      cellOf={cellOf}
      onTurn={onTurn}
      onChoose={onChoose}
      busy={busy}
    />
  );
}
