'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { ClosedDays, OrderConcerned } from '@/features/availability/admin/closures/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { isDay } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { OfficeLink } from '@/ui/access/office-link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { EntryFacts, EntryList } from '@/ui/show/entry-list';
import css from './orders-concerned.module.css';

function Order({ lng, order }: { lng: Locale; order: OrderConcerned }) {
  const { t: words } = useT('orders');
  const { t: status } = useT('orders-admin');
  const { uuid, booking_id, name, product, diver_count, activity_date: first, last_day: last } = order;
  const day = formatDay(first, lng, 'medium');
  return (
    <li>
      <span>
        <strong>{name}</strong> {/* Not prefetched: reading divers' data is audited. */}
        <OfficeLink lng={lng} path={`/admin/orders/${uuid}/detail`}>
          {booking_id}
        </OfficeLink>
      </span>
      <span>{status(`status.${order.status}`)}</span>
      <EntryFacts>
        {[
          first === last ? day : `${day} – ${formatDay(last, lng, 'medium')}`,
          product,
          words('divers', { count: diver_count }),
        ].join(' · ')}
      </EntryFacts>
    </li>
  );
}

/** Lists the orders affected by a closure of the typed days; renders nothing while the days are incomplete. */
export function OrdersConcerned({ lng, from, to, areas, night_before }: ClosedDays & { lng: Locale }) {
  const { t } = useT('availability-admin');
  const { t: ui } = useT('ui');
  const isComplete = isDay(from) && isDay(to) && from <= to;
  const concerned = trpc.admin.closures.concerned.useQuery(
    { from, to, areas, night_before },
    { enabled: isComplete, placeholderData: keepPreviousData },
  );
  if (!isComplete) return null;
  if (concerned.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void concerned.refetch()}
        busy={concerned.isFetching}
      />
    );
  if (!concerned.data) return <Skeleton lines={2} />;
  const { orders_concerned: orders, orders_concerned_total: count } = concerned.data;
  return (
    <div className={css.concerned} aria-busy={concerned.isFetching}>
      <p role="status" className={count > 0 ? css.some : css.none}>
        {count > 0 ? t('affected.count', { count }) : t('closures.noBookings')}
      </p>
      {count > 0 && (
        <>
          <p className={css.none}>{t('affected.hint')}</p>
          <EntryList>
            {orders.map((order) => (
              <Order key={order.uuid} lng={lng} order={order} />
            ))}
          </EntryList>
        </>
      )}
      {count > orders.length && <p className={css.none}>{t('affected.more', { count: count - orders.length })}</p>}
    </div>
  );
}
