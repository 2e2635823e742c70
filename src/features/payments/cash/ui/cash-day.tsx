'use client';
import type { CashDay } from '@/features/payments/cash/schema';
import { OpenTill } from '@/features/payments/till/ui/open-till';
import { RecordEntry } from '@/features/payments/till/ui/record-entry';
import { TillCounts } from '@/features/payments/till/ui/till-counts';
import { TillEntries } from '@/features/payments/till/ui/till-entries';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { type Day, plusDays } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './cash.module.css';
import { CashEntries } from './cash-entries';
import { CashFigures } from './cash-figures';
import { CloseCash } from './close-cash';
import { HandOver } from './hand-over';
import { TillFacts } from './till-facts';

type Props = { lng: Locale; date: Day; today: Day; onShow: (day: Day) => void };

/** Offers the till actions of an open day that the reader's rights allow. */
function TillForms({ lng, day, today }: { lng: Locale; day: CashDay; today: Day }) {
  const can = useCan();
  const { date, till } = day;
  if (!can({ anyOf: ['money', 'orders'] })) return null;
  const ending = can('money') ? (
    <CloseCash key={`${date} ${till.float} ${till.counts[0]?.uuid}`} lng={lng} day={day} />
  ) : (
    <HandOver key={`${date} ${till.float}`} day={day} />
  );
  return (
    <div className={css.forms}>
      {day.current && till.float === null && (
        <OpenTill key={till.left_before} lng={lng} leftBefore={till.left_before} />
      )}
      {day.current && <RecordEntry />}
      {date <= today && ending}
    </div>
  );
}

/** Shows a day's till, counter movements and closing. */
export function CashDayPanel({ lng, date, today, onShow }: Props) {
  const { t } = useT('payments-admin');
  const { t: ui } = useT('ui');
  const day = trpc.admin.cash.day.useQuery({ date });
  if (day.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void day.refetch()}
        busy={day.isFetching}
      />
    );
  if (!day.data) return <Skeleton lines={6} />;
  const { closed, passed, entries, till } = day.data;
  const next = plusDays(date, 1);
  return (
    <div className={css.day}>
      <TillFacts lng={lng} day={day.data} />
      {closed && date === today && (
        <p className={css.next}>
          {t('till.nextDay', { day: formatDay(next, lng, 'full') })}{' '}
          <Button look="outline" size="s" onClick={() => onShow(next)}>
            {t('till.showNext')}
          </Button>
        </p>
      )}
      {till.entries.length > 0 && <TillEntries lng={lng} entries={till.entries} />}
      {till.counts.length > 0 && <TillCounts lng={lng} counts={till.counts} />}
      {entries.length > 0 ? (
        <>
          <CashFigures lng={lng} day={day.data} />
          <CashEntries lng={lng} entries={entries} />
        </>
      ) : (
        <p className={css.none}>{t('cash.empty')}</p>
      )}
      {!closed && !passed && <TillForms lng={lng} day={day.data} today={today} />}
    </div>
  );
}
