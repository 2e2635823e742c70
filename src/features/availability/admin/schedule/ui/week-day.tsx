'use client';
import { IconAlertTriangle, IconBan, IconSpeedboat, IconUsers } from '@tabler/icons-react';
import Link from 'next/link';
import type { MoonPhase } from '@/features/availability/sea/schema';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { formatDay, formatNearDay } from '@/shared/time/dates';
import type { Day } from '@/shared/time/days';
import { Skeleton } from '@/ui/feedback/skeleton';
import { MoonGlyph } from './moon-glyph';
import type { DayInWords } from './use-occupancy';
import type { WeekPlan } from './use-week-plan';
import css from './week-grid.module.css';

type Props = {
  lng: Locale;
  date: Day;
  /** Undefined while loading. */
  words: DayInWords | undefined;
  plan: WeekPlan;
  phase: MoonPhase | undefined;
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

/** Describes a day in words: seats sold, trips, boats, crew, conflicts and closures. */
export function WeekDay({ lng, date, words, plan, phase, isToday, isChosen, onChoose }: Props) {
  const { t } = useT('availability-admin');
  const { t: seats } = useT('seats-admin');
  const day = formatDay(date, lng, 'full');
  return (
    <li
      className={css.day}
      data-day={date}
      data-look={words?.look}
      data-short={words?.short || undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        aria-label={[day, phase && t(`moon.${phase}`)].filter(Boolean).join(', ')}
        onClick={onChoose}
      >
        {formatNearDay(date, lng)} <MoonGlyph phase={phase} />
      </button>
      {words ? (
        <ul className={css.facts}>
          <li className={css.sold}>{words.taken}</li>
          {plan.trips.map((trip) => (
            <li key={trip}>{trip}</li>
          ))}
          {plan.boats.map(({ text, hasCaptain }) => (
            <li key={text} className={hasCaptain ? css.boat : css.bad}>
              <IconSpeedboat aria-hidden="true" />
              {text}
            </li>
          ))}
          {words.crew && (
            <li>
              <IconUsers aria-hidden="true" />
              {words.crew}
            </li>
          )}
          {words.short && (
            <li className={css.bad}>
              <IconAlertTriangle aria-hidden="true" />
              {seats('shortLabel')}
            </li>
          )}
          {words.conflicts && (
            <li className={css.bad}>
              <IconAlertTriangle aria-hidden="true" />
              {words.conflicts}
            </li>
          )}
          {words.closures.map((closure) => (
            <li key={closure}>
              <IconBan aria-hidden="true" />
              {closure}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={2} />
      )}
      <Link prefetch={false} href={localePath(lng, `/admin/schedule/${date}`)} aria-label={t('week.boardOf', { day })}>
        {t('schedule.board')}
      </Link>
    </li>
  );
}
