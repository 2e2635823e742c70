'use client';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { type Day, dayAt, plusDays } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Panel } from '@/ui/show/panel';
import css from './dashboard-days.module.css';
import { DayCard } from './day-card';
import { keepFresh } from './keep-fresh';
import type { RemediesOfDay } from './remedies';

const A_MINUTE = 60_000;

/** Follows the shop's calendar, because the screen stays on overnight. */
function useToday(atFirst: Day): Day {
  const [today, setToday] = useState(atFirst);
  useEffect(() => {
    const look = setInterval(() => setToday(dayAt(new Date())), A_MINUTE);
    return () => clearInterval(look);
  }, []);
  return today;
}

type Props = { lng: Locale; today: Day; remedies: RemediesOfDay };

/** Today and tomorrow: boats, crew, guests and pickups. */
export function DashboardDays({ lng, today: atFirst, remedies }: Props) {
  const { t } = useT('dashboard');
  const { t: common } = useT('common');
  const can = useCan();
  const today = useToday(atFirst);
  const days = trpc.admin.orders.departures.useQuery({ from: today, to: plusDays(today, 1) }, keepFresh);
  const crew = trpc.admin.board.crew.useQuery(
    { from: today, to: plusDays(today, 1) },
    { ...keepFresh, enabled: can('schedule') },
  );
  if (days.isError && !days.data)
    return (
      <ErrorState
        title={t('day.failed')}
        retryLabel={common('error.retry')}
        retry={() => void days.refetch()}
        busy={days.isFetching}
      />
    );
  const names = [t('day.today'), t('day.tomorrow')];
  return (
    <div className={css.board} aria-busy={!days.data}>
      {names.map((name, index) => {
        const day = days.data?.[index];
        return day ? (
          <DayCard key={name} {...{ lng, name, day, remedies }} crew={crew.data?.[index]} brief={index > 0} />
        ) : (
          <Panel key={name} title={name}>
            <Skeleton kind="block" />
          </Panel>
        );
      })}
    </div>
  );
}
