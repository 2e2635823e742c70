'use client';
import type { ClosedCash } from '@/features/payments/cash/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { formatMoment } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { useCan } from '@/ui/access/rights';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Facts } from '@/ui/show/facts';
import css from './cash.module.css';
import { CashEntries } from './cash-entries';
import { CashFigures } from './cash-figures';
import { CloseCash } from './close-cash';

function Closed({ lng, closed }: { lng: Locale; closed: ClosedCash }) {
  const { t } = useT('payments-admin');
  return (
    <>
      <Facts
        facts={[
          { label: t('cash.expected'), value: inRupiah(closed.expected, lng) },
          { label: t('cash.counted'), value: inRupiah(closed.counted, lng) },
          { label: t('cash.difference'), value: inRupiah(closed.difference, lng) },
          ...(closed.note ? [{ label: t('cash.note'), value: closed.note }] : []),
        ]}
      />
      <p>
        {t('cash.closedBy', {
          name: closed.closed_by?.name || t('former'),
          when: formatMoment(new Date(closed.closed_at), lng, 'medium'),
        })}
      </p>
    </>
  );
}

/** What was moved at the counter on a day, and its closing. */
export function CashDayPanel({ lng, date }: { lng: Locale; date: string }) {
  const { t } = useT('payments-admin');
  const { t: ui } = useT('ui');
  const can = useCan();
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
  const { closed, passed, entries, expected } = day.data;
  return (
    <div className={css.day}>
      {closed ? (
        <Closed lng={lng} closed={closed} />
      ) : (
        <Facts facts={[{ label: t('cash.expected'), value: inRupiah(expected, lng) }]} />
      )}
      {entries.length > 0 ? (
        <>
          <CashFigures lng={lng} day={day.data} />
          <CashEntries lng={lng} entries={entries} />
        </>
      ) : (
        <EmptyState title={t('cash.nothing')} />
      )}
      {can('money') && !closed && !passed && <CloseCash key={date} lng={lng} day={day.data} />}
    </div>
  );
}
