import type { TFunction } from 'i18next';
import { companionName } from '@/features/orders/domain/companions';
import { itemsBooked } from '@/features/orders/domain/people-booked';
import type { OrderView } from '@/features/orders/schema';

/** Lists companions, who come along without diving. */
export function companionFacts({ items }: Pick<OrderView, 'items'>, t: TFunction<'orders'>) {
  const texts = { companion: t('companion'), companionOf: (name: string) => t('companionOf', { name }) };
  return itemsBooked(items)
    .flatMap(({ companions }) => companions)
    .map((companion) => ({ label: companionName(companion, texts), value: t('seatOnly') }));
}
