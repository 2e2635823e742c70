import type { OrderView } from '@/features/orders/schema';
import { orderPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { OrderCard } from './order-card';
import css from './pay-now.module.css';

/** The customer's next dive, above the list of all orders. */
export async function NextDive({ lng, order }: { lng: Locale; order: OrderView }) {
  const { t } = await getT(lng, 'orders');
  const stub = (
    <>
      <p className={css.words}>{t(order.status === 'confirmed' ? 'stub.confirmed' : 'stub.paid')}</p>
      <ButtonLink look="next" href={orderPath(lng, order.uuid)}>
        {t('action.open')}
      </ButtonLink>
    </>
  );
  return <OrderCard as="h2" lng={lng} order={order} stub={stub} />;
}
