'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/client';
import { formatDays } from '@/shared/time/dates';
import { type Day, daysFrom, plusDays } from '@/shared/time/days';
import { DAYS_A_WEEK, dayAfterKey, weekOf } from '@/shared/time/month';
import { Button } from '@/ui/action/button';
import { classNames } from '@/ui/class-names';
import line from '@/ui/feedback/busy-line.module.css';
import type { OccupancyOfDays, ScheduleParts } from './schedule-parts';
import { SeaLegend } from './sea-legend';
import { useSea } from './use-sea';
import { useWeekPlan } from './use-week-plan';
import { WeekDay } from './week-day';
import css from './week-grid.module.css';

type Props = Pick<ScheduleParts, 'lng' | 'today' | 'span' | 'onChoose'> & OccupancyOfDays;

/** Shows the week of the selected day; the arrow keys move through its days and on to other weeks. */
export function WeekGrid({ lng, today, span, onChoose, aboutDay, describe, busy }: Props) {
  const { t } = useT('availability-admin');
  const root = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<Day | null>(null);
  const day = span.from;
  const week = weekOf(day);
  const days = daysFrom(week.from, week.to);
  const sea = useSea(week);
  const planOf = useWeekPlan(lng, week);
  const total = days.reduce((sum, date) => sum + (aboutDay(date)?.taken ?? 0), 0);
  const isComplete = days.every((date) => aboutDay(date));

  const buttonOf = (date: Day) => root.current?.querySelector<HTMLElement>(`[data-day="${date}"] button`);
  // Runs before the next key press; the URL, and so the week, may change a moment later.
  useLayoutEffect(() => {
    if (wanted !== day) return;
    setWanted(null);
    root.current?.querySelector<HTMLElement>(`[data-day="${wanted}"] button`)?.focus();
  }, [wanted, day]);

  const choose = (date: Day) => onChoose({ from: date, to: date });
  const onKey = (event: KeyboardEvent) => {
    const at = event.target instanceof Element && event.target.closest<HTMLElement>('[data-day]')?.dataset.day;
    const next = at && event.target instanceof HTMLButtonElement ? dayAfterKey(event.key, at) : null;
    if (!next) return;
    event.preventDefault();
    const button = buttonOf(next);
    if (button) return button.focus();
    choose(next);
    setWanted(next);
  };
  return (
    <div>
      <div className={css.head}>
        <Button
          size="s"
          look="quiet"
          aria-label={t('week.previous')}
          icon={<IconChevronLeft aria-hidden="true" />}
          onClick={() => choose(plusDays(day, -DAYS_A_WEEK))}
        />
        <h2 aria-live="polite">{formatDays(week.from, week.to, lng)}</h2>
        <Button
          size="s"
          look="quiet"
          aria-label={t('week.next')}
          icon={<IconChevronRight aria-hidden="true" />}
          onClick={() => choose(plusDays(day, DAYS_A_WEEK))}
        />
        <p>{isComplete && (total > 0 ? t('schedule.taken', { count: total }) : t('week.empty'))}</p>
        <Button size="s" look="quiet" onClick={() => choose(today)}>
          {t('month.today')}
        </Button>
      </div>
      <ul ref={root} className={classNames(line.busyLine, css.days)} aria-busy={busy || undefined} onKeyDown={onKey}>
        {days.map((date) => {
          const about = aboutDay(date);
          return (
            <WeekDay
              key={date}
              {...{ lng, date }}
              words={about && describe(about)}
              plan={planOf(date)}
              phase={sea.phaseOf(date)}
              isToday={date === today}
              isChosen={date === day}
              onChoose={() => choose(date)}
            />
          );
        })}
      </ul>
      <SeaLegend lng={lng} seasons={sea.seasons} />
    </div>
  );
}
