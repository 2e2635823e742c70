import { namedDivers } from '@/features/booking/divers/domain/named-divers';
import { addOnsByDiver } from '@/features/orders/domain/add-ons-by-diver';
import type { OrderView } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { Facts } from '@/ui/show/facts';
import { addOnLabel } from './add-on-label';

type Props = { lng: Locale; order: Pick<OrderView, 'divers' | 'items'> };

/** Shows the add-ons of an order with their prices: equipment by diver, everything else by quantity. */
export async function AddOnFacts({ lng, order }: Props) {
  const { t } = await getT(lng, 'orders');
  const facts = addOnsByDiver(order).map(({ addOn, item, by }) => {
    const { quantity, price, amount } = addOn;
    const whose = namedDivers(lng, order.divers, by, (number) => t('part.diver', { number }));
    const each = t('money.unitPrice', { quantity, price: formatRupiah(price, lng) });
    return {
      label: addOnLabel(lng, { addOn, item }, order.items.length === 1),
      value: whose ? `${whose} · ${formatRupiah(amount, lng)}` : `${each} = ${formatRupiah(amount, lng)}`,
    };
  });
  return <Facts facts={facts} />;
}
