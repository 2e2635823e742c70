import type { OrderView } from '@/features/orders/schema';
import { orderPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import css from './held-orders.module.css';
import { NextAction } from './next-action';
import { OrderCard } from './order-card';

/** Unpaid orders with held seats, each with the remaining time and a link to pay. */
export async function HeldOrders({ lng, orders, now }: { lng: Locale; orders: OrderView[]; now: Date }) {
  const { t } = await getT(lng, 'orders');
  return (
    <div className={css.held}>
      {orders.map((order) => (
        <OrderCard
          key={order.uuid}
          as="h2"
          lng={lng}
          order={order}
          next={
            <>
              <NextAction lng={lng} order={order} readiness={[]} now={now} isPaymentUnavailable={false} />
              <ButtonLink
                look="quiet"
                href={orderPath(lng, order.uuid)}
                aria-label={t('list.openOf', { bookingId: order.booking_id })}
              >
                {t('action.open')}
              </ButtonLink>
            </>
          }
        />
      ))}
    </div>
  );
}
