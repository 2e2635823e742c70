'use client';
import { IconSteeringWheel } from '@tabler/icons-react';
import { useState } from 'react';
import { newMemberPath } from '@/features/crew/admin/members/ui/paths';
import type { RosterDay } from '@/features/crew/admin/roster/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDays } from '@/shared/time/dates';
import { formatMonth } from '@/shared/time/month';
import { Button } from '@/ui/action/button';
import { ButtonLink } from '@/ui/action/button-link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './roster.module.css';
import { stateIcon } from './roster-cell';
import { RosterGrid } from './roster-grid';
import { useRoster } from './use-roster';
import { useShownDays } from './use-shown-days';

const states = ['works', 'day_off', 'extra_day', 'not_in_service'] as const satisfies RosterDay['state'][];

function Legend() {
  const { t } = useT('crew-admin');
  return (
    <ul className={css.legend}>
      {states.map((state) => (
        <li key={state}>
          <span className={css.cell} data-state={state}>
            {stateIcon(state)}
          </span>
          {t(`state.${state}`)}
        </li>
      ))}
      <li>
        <span className={css.cell}>
          <IconSteeringWheel aria-hidden="true" />
        </span>
        {t('roster.steers')}
      </li>
    </ul>
  );
}

/** Shows a month, or a week of it on a phone. */
export function RosterPage({ lng }: { lng: Locale }) {
  const { t } = useT('crew-admin');
  const { t: common } = useT('common');
  const { today, month, days, isPhone, showToday, showEarlier, showLater } = useShownDays();
  const [done, setDone] = useState('');
  const { roster, set } = useRoster(lng, month, setDone);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const title = isPhone ? formatDays(first, last, lng) : formatMonth(month, lng);

  if (roster.isError && !roster.data)
    return (
      <ErrorState
        title={t('roster.failed')}
        retryLabel={common('error.retry')}
        retry={() => void roster.refetch()}
        busy={roster.isFetching}
      />
    );
  return (
    <div className={css.page}>
      <div className={css.tools}>
        <h2>{title}</h2>
        <Button size="s" onClick={showEarlier}>
          {t(isPhone ? 'roster.earlierWeek' : 'roster.earlierMonth')}
        </Button>
        <Button size="s" look="quiet" onClick={showToday}>
          {t('roster.today')}
        </Button>
        <Button size="s" onClick={showLater}>
          {t(isPhone ? 'roster.laterWeek' : 'roster.laterMonth')}
        </Button>
      </div>
      <Legend />
      {!roster.data && <Skeleton kind="block" />}
      {roster.data?.crew.length === 0 && (
        <EmptyState
          title={t('none')}
          hint={t('noneHint')}
          action={<ButtonLink href={newMemberPath(lng)}>{t('new')}</ButtonLink>}
        />
      )}
      {roster.data && roster.data.crew.length > 0 && (
        <RosterGrid lng={lng} label={title} today={today} days={days} roster={roster.data} onSet={set} />
      )}
      <p role="status" className={css.done}>
        {done}
      </p>
      <p className={css.hint}>{t('roster.hint')}</p>
    </div>
  );
}
