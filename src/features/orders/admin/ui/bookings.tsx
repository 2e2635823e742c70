'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { AllOrdersInput } from '@/features/orders/admin/schema';
import { holdsSeats } from '@/features/orders/domain/order-state';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { OrderStatus } from '@/features/orders/ui/order-status';
import { useT } from '@/i18n/client';
import { mostPerPage } from '@/shared/list/page-size';
import type { Locale } from '@/shared/locale/locales';
import { inRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { type Day, daysBetween } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import css from './bookings.module.css';
import { OrderLink } from './order-link';

type Which = Partial<Pick<AllOrdersInput, 'on' | 'product' | 'sort'>>;

/** Orders that hold seats, each linked; for a given day, with which day of the course it is. */
export function Bookings(props: { lng: Locale; which: Which; none: string; day?: Day }) {
  const { lng, which, none, day } = props;
  const { t: ui } = useT('ui');
  const { t: words } = useT('orders');
  const { t } = useT('orders-admin');
  const orders = trpc.admin.orders.list.useQuery(
    { sort: 'activity_date', per_page: mostPerPage, ...which },
    { placeholderData: keepPreviousData },
  );
  if (orders.isError)
    return (
      <ErrorState
        title={ui('load.failed')}
        retryLabel={ui('load.retry')}
        retry={() => void orders.refetch()}
        busy={orders.isFetching}
      />
    );
  if (!orders.data) return <Skeleton lines={3} />;
  const booked = orders.data.data.filter(({ status }) => holdsSeats(status));
  if (booked.length === 0) return <p className={css.none}>{none}</p>;
  return (
    <ul className={css.bookings} aria-busy={orders.isFetching}>
      {booked.map(({ uuid, booking_id, name, status, diver_count, product: { title }, due, days, ...departing }) => (
        <li key={uuid}>
          <span>
            <strong>{name}</strong>{' '}
            <OrderLink lng={lng} uuid={uuid}>
              {booking_id}
            </OrderLink>
          </span>
          <OrderStatus status={status} label={t(`status.${status}`)} />
          <span className={css.about}>
            {[
              words('divers', { count: diver_count }),
              !which.product && title,
              !day && formatDeparture(departing, lng, 'medium'),
              day && departing.several_departures && clockTime(lng, departing.activity_time),
              day && days > 1 && words('dayOf', { day: daysBetween(departing.activity_date, day) + 1, days }),
              due > 0 && t('due', { amount: inRupiah(due, lng) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
