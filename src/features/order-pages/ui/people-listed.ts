import type { DiverField } from '@/features/booking/divers/domain/fields';
import { addOnsByDiver } from '@/features/orders/domain/add-ons-by-diver';
import { companionName } from '@/features/orders/domain/companions';
import { itemsBooked } from '@/features/orders/domain/people-booked';
import type { OrderView } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';

type Diver = Pick<OrderView['divers'][number], 'full_name' | 'certification_level'> & {
  equipment?: readonly string[] | null;
};
export type Listed = Pick<OrderView, 'items' | 'open_forms'> & { divers: readonly Diver[] };

type ListedPerson = {
  key: string;
  name: string;
  /** The level and own add-ons of a diver. */
  line: string;
};
export type ListedDiver = ListedPerson & {
  position: number;
  /** The required fields that are empty. */
  missing: DiverField[];
};

export const isDiver = (person: ListedDiver | ListedPerson): person is ListedDiver => 'position' in person;

/** The divers on the booked items, then the companions. */
export async function peopleListed(lng: Locale, order: Listed): Promise<(ListedDiver | ListedPerson)[]> {
  const { t } = await getT(lng, 'orders');
  const { t: booking } = await getT(lng, 'booking');
  const { t: catalogue } = await getT(lng, 'catalogue');
  const items = itemsBooked(order.items);
  const along = new Set(items.flatMap((item) => item.divers));
  const addOns = addOnsByDiver({
    divers: order.divers.map(({ equipment = null }) => ({ equipment })),
    items,
  });
  const divers = [...order.divers.entries()].flatMap(([position, diver]): ListedDiver[] => {
    if (!along.has(position)) return [];
    const { full_name: name, certification_level: level } = diver;
    const own = addOns.flatMap(({ addOn, by }) => (by.includes(position) ? addOn.name : []));
    return [
      {
        key: String(position),
        position,
        name: name || t('openForms.diver', { number: position + 1 }),
        line: [level === 'none' ? booking('diver.not_certified') : catalogue(`level.${level}`), ...new Set(own)].join(
          ' · ',
        ),
        missing: order.open_forms.divers.find((form) => form.position === position)?.fields ?? [],
      },
    ];
  });
  const texts = { companion: t('companion'), companionOf: (name: string) => t('companionOf', { name }) };
  const companions = items.flatMap((item) =>
    [...item.companions.entries()].map(([index, companion]) => ({
      key: `${item.uuid} ${index}`,
      name: companionName(companion, texts),
      line: t('seatOnly'),
    })),
  );
  return [...divers, ...companions];
}
