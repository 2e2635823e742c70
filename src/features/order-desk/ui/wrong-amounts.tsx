'use client';
import type { StaffOrderCard } from '@/features/order-desk/schema';
import { OrderLink } from '@/features/orders/ui/order-link';
import { staffOrdersPath } from '@/features/orders/ui/staff-paths';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { ButtonLink } from '@/ui/action/button-link';
import { Section } from '@/ui/layout/section';
import { SettleWrongAmount } from './settle-wrong-amount';
import css from './wrong-amounts.module.css';

const SHOWN = 10;
/** Refreshes, because the dashboard stays open all day. */
const keepFresh = { refetchInterval: 60_000 };

function What({ lng, order: { wrong_amount: waiting } }: { lng: Locale; order: StaffOrderCard }) {
  const { t } = useT('orders-admin');
  if (!waiting || waiting.received === 0) return t('wrongAmount.notInRupiah');
  const { received, expected } = waiting;
  return t('wrongAmount.title', { received: formatRupiah(received, lng), expected: formatRupiah(expected, lng) });
}

/** Orders with a wrong amount, each with the ways to settle it; renders nothing when there are none. */
export function WrongAmounts({ lng }: { lng: Locale }) {
  const { t } = useT('orders-admin');
  const orders = trpc.admin.orders.list.useQuery(
    { reason: 'wrong_amount', sort: 'activity_date', per_page: SHOWN },
    keepFresh,
  );
  if (!orders.data || orders.data.meta.total === 0) return null;
  const { data, meta } = orders.data;
  return (
    <Section
      id="wrong-amounts"
      title={t('wrongAmount.listTitle')}
      intro={t('wrongAmount.listIntro')}
      actions={
        meta.total > data.length && (
          <ButtonLink href={`${staffOrdersPath(lng)}?attention=true`}>{t('waiting.all')}</ButtonLink>
        )
      }
    >
      <ul className={css.list}>
        {data.map((order) => (
          <li key={order.uuid}>
            <span id={`wrong-${order.uuid}`}>
              <OrderLink lng={lng} uuid={order.uuid}>
                {order.booking_id}
              </OrderLink>{' '}
              {order.name}: <What lng={lng} order={order} />
            </span>
            <SettleWrongAmount lng={lng} order={order} describedBy={`wrong-${order.uuid}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
