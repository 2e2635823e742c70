import Link from 'next/link';
import { getT } from '../../../../i18n/server';
import { dayInWords } from '../../../../shared/dates';
import type { Locale } from '../../../../shared/locales';
import type { Page } from '../../../../shared/pages';
import { Panel } from '../../../../ui/show/panel';
import type { StaffOrderCard } from '../schema';
import css from './orders-of.module.css';
import { staffOrderPath, staffOrdersPath } from './paths';

/** The latest of what somebody booked. */
export async function OrdersOf(props: { lng: Locale; email: string; orders: Page<StaffOrderCard> }) {
  const { lng, email, orders } = props;
  const { t } = await getT(lng, 'orders');
  const { t: people } = await getT(lng, 'people');
  const all = `${staffOrdersPath(lng)}?search=${encodeURIComponent(email)}`;
  return (
    <Panel
      title={people('part.orders')}
      actions={orders.meta.total > orders.data.length && <Link href={all}>{people('allOrders')}</Link>}
    >
      {orders.data.length === 0 && <p>{people('noOrders')}</p>}
      <ul className={css.list}>
        {orders.data.map(({ uuid, booking_id, product, status, activity_date }) => (
          <li key={uuid}>
            <span>
              <Link href={staffOrderPath(lng, uuid)}>{booking_id}</Link> {product.title}
            </span>
            <span>
              {t(`status.${status}`)} · {dayInWords(activity_date, lng, 'medium')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
