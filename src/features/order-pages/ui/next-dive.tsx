import type { OrderView } from '@/features/orders/schema';
import { orderPath } from '@/features/orders/ui/paths';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { ButtonLink } from '@/ui/action/button-link';
import { ActionLine } from './next-action';
import { OrderCard } from './order-card';

/** The customer's next dive, above the list of all orders. */
export async function NextDive({ lng, order }: { lng: Locale; order: OrderView }) {
  const { t } = await getT(lng, 'orders');
  return (
    <OrderCard
      as="h2"
      lng={lng}
      order={order}
      next={
        <ActionLine text={t(order.status === 'confirmed' ? 'stub.confirmed' : 'stub.paid')}>
          <ButtonLink look="next" href={orderPath(lng, order.uuid)}>
            {t('action.open')}
          </ButtonLink>
        </ActionLine>
      }
    />
  );
}
