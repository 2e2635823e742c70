'use client';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { CrewOfDay as Crew } from '@/features/day-board/schema';
import { useT } from '@/i18n/client';
import { formatList } from '@/shared/locale/format-list';
import { type Locale, localePath } from '@/shared/locale/locales';
import { clockTime } from '@/shared/time/clock-times';
import type { Day } from '@/shared/time/days';
import { ButtonLink } from '@/ui/action/button-link';
import { StatusBadge } from '@/ui/show/status-badge';
import css from './dashboard-days.module.css';

/** Renders remedies for a day in trouble; supplied by the outings feature. */
export type RemediesOfDay = (day: Day) => ReactNode;

type Outing = Crew['outings'][number];
type Props = { lng: Locale; crew: Crew; remedies: RemediesOfDay };

function steeredBy(t: TFunction<'dashboard'>, kind: Outing['kind'], name: string | null): string {
  if (kind === 'van') return name ? t('crew.driver', { name }) : t('crew.noDriver');
  return name ? t('crew.captain', { name }) : t('crew.noCaptain');
}

/** Lists boats with their crew, and the number of open conflicts. */
export function CrewOfDay({ lng, crew: { date, outings, on_land, conflicts }, remedies }: Props) {
  const { t } = useT('dashboard');
  return (
    <>
      <h3>{t('crew.title')}</h3>
      {outings.length === 0 && on_land.length === 0 && <p className={css.none}>{t('crew.none')}</p>}
      <ul className={css.crew}>
        {outings.map(({ name, kind, time, captain, leaders, used, seats }) => (
          <li key={`${name} ${time}`}>
            <strong>
              {name}
              {time && ` · ${clockTime(lng, time)}`}
            </strong>
            <span>{t('day.seats', { taken: used, capacity: seats })}</span>
            <span>{steeredBy(t, kind, captain)}</span>
            <span>{leaders.length > 0 ? formatList(lng, leaders) : t('crew.noLeader')}</span>
          </li>
        ))}
        {on_land.length > 0 && (
          <li>
            <strong>{t('crew.onLand')}</strong>
            <span>{formatList(lng, on_land)}</span>
          </li>
        )}
      </ul>
      <p className={css.settle}>
        {conflicts > 0 ? (
          <StatusBadge tone="warning">{t('crew.conflicts', { count: conflicts })}</StatusBadge>
        ) : (
          <StatusBadge tone="success">{t('crew.complete')}</StatusBadge>
        )}
        <ButtonLink size="s" prefetch={false} href={localePath(lng, `/admin/schedule/${date}`)}>
          {t('crew.board')}
        </ButtonLink>
        {conflicts > 0 && remedies(date)}
      </p>
    </>
  );
}
