import type { OrderView } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { OrderCard } from './order-card';
import { orderPath } from './paths';
import css from './pay-now.module.css';

/** The customer's next dive, above the list of all orders. */
export async function NextDive({ lng, order }: { lng: Locale; order: OrderView }) {
  const { t } = await getT(lng, 'orders');
  const { status } = order;
  const stub = (
    <>
      <p className={css.words}>{t(status === 'pending_payment' ? 'status.pending_payment' : `stub.${status}`)}</p>
      <ButtonLink look="next" href={orderPath(lng, order.uuid)}>
        {t(order.can.pay ? 'do.pay' : 'do.open')}
      </ButtonLink>
    </>
  );
  return <OrderCard as="h2" lng={lng} order={order} stub={stub} />;
}
