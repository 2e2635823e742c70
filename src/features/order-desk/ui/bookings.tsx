'use client';
import { keepPreviousData } from '@tanstack/react-query';
import type { AllOrdersInput, StaffOrderCard } from '@/features/order-desk/schema';
import { holdsSeats } from '@/features/orders/domain/order-state';
import { formatDeparture } from '@/features/orders/ui/format-departure';
import { heldUntil } from '@/features/orders/ui/held-until';
import { OrderLink } from '@/features/orders/ui/order-link';
import { OrderStatus } from '@/features/orders/ui/order-status';
import { useT } from '@/i18n/client';
import { maxPerPage } from '@/shared/list/page-size';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { clockTime } from '@/shared/time/clock-times';
import { type Day, daysBetween } from '@/shared/time/days';
import { trpc } from '@/trpc/react';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { EntryFacts, EntryList } from '@/ui/show/entry-list';
import css from './bookings.module.css';

type OrderFilter = Partial<Pick<AllOrdersInput, 'on' | 'product' | 'sort'>>;

const shownOf = (order: StaffOrderCard) => (order.matching_items.length > 0 ? order.matching_items : [order]);

/** Linked orders that hold seats; for a given day, with the day of the course. */
export function Bookings(props: { lng: Locale; which: OrderFilter; none: string; day?: Day }) {
  const { lng, which, none, day } = props;
  const { t: ui } = useT('ui');
  const { t: words } = useT('orders');
  const { t } = useT('orders-admin');
  const orders = trpc.admin.orders.list.useQuery(
    { sort: 'activity_date', per_page: maxPerPage, ...which },
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
    <EntryList busy={orders.isFetching}>
      {booked.map((order) => (
        <li key={order.uuid}>
          <span>
            <strong>{order.name}</strong>{' '}
            <OrderLink lng={lng} uuid={order.uuid}>
              {order.booking_id}
            </OrderLink>
          </span>
          <OrderStatus status={order.status} label={t(`status.${order.status}`)} />
          {shownOf(order).map((item, index) => (
            <EntryFacts key={item.uuid}>
              {[
                words('divers', { count: item.diver_count }),
                !which.product && item.product.title,
                !day && formatDeparture(item, lng, 'medium'),
                day && item.several_departures && clockTime(lng, item.activity_time),
                day &&
                  item.days > 1 &&
                  words('dayOf', { day: daysBetween(item.activity_date, day) + 1, days: item.days }),
                index === 0 && order.due > 0 && t('due', { amount: formatRupiah(order.due, lng) }),
                index === 0 && heldUntil(order, lng, words),
              ]
                .filter(Boolean)
                .join(' · ')}
            </EntryFacts>
          ))}
        </li>
      ))}
    </EntryList>
  );
}
