import { levelName } from '@/features/booking/divers/domain/certification';
import { ownEmergency } from '@/features/booking/divers/domain/emergency';
import type { Guest } from '@/features/order-desk/day-list/schema';
import { formatShoeSize, measured } from '@/features/orders/ui/format';
import { countryNames } from '@/i18n/country-names';
import { getT } from '@/i18n/server';
import { formatList } from '@/shared/locale/format-list';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { isEastAsian } from '@/shared/locale/name-order';
import { formatPhone } from '@/shared/schema/phone';
import { formatDay } from '@/shared/time/dates';
import { classNames } from '@/ui/class-names';
import paper from '@/ui/show/paper.module.css';
import css from './day-list.module.css';

/** A cell of the day list, and the text of a field in it. */
type Reading = {
  cell: 'name' | 'about' | 'level' | 'card' | 'sizes' | 'diet';
  text: string | false | null | undefined;
};
const elsewhere = null;

/** Boxes for the crew to tick on paper. */
export const ticks = ['onBoard', 'ashore'] as const;

type Named = { uuid: string | null; name: string };

/** A row of the day list with everything the crew needs to know about a diver. */
export async function CrewDiver({ lng, diver, addOns }: { lng: Locale; diver: Guest; addOns: readonly Named[] }) {
  const { t } = await getT(lng, 'orders-admin');
  const { t: booking } = await getT(lng, 'booking');
  const { t: ready } = await getT(lng, 'ready');
  const nameOf = countryNames((await getT(lng, 'countries')).t);
  const { association, certification_level: level, last_dive, last_dive_range, dietary_restriction } = diver;
  const agency = association === 'OTHER' ? booking('diver.other_association') : association;
  const certified = level === 'none' ? booking('diver.not_certified') : `${agency} ${levelName(association, level)}`;
  const { left_dioptres: left, right_dioptres: right } = diver;
  const dioptres = (left !== null || right !== null) && booking('review.dioptres', { left, right });
  const own = ownEmergency(diver);
  const kit = addOns.filter(({ uuid }) => uuid && diver.equipment?.includes(uuid)).map(({ name }) => name);
  const readings = {
    full_name: { cell: 'name', text: diver.full_name || t('day.unnamed') },
    also_on: {
      cell: 'about',
      text: diver.also_on.length > 0 && t('day.alsoOn', { bookings: formatList(lng, diver.also_on) }),
    },
    physician: { cell: 'about', text: diver.physician && t('day.physician') },
    ready: { cell: 'about', text: diver.ready !== 'ready' && ready(`state.${diver.ready}`) },
    age: { cell: 'about', text: diver.age !== null && t('day.age', { count: diver.age }) },
    nationality: { cell: 'about', text: diver.nationality && nameOf(diver.nationality) },
    preferred_language: { cell: 'about', text: diver.preferred_language && languageIn(lng, diver.preferred_language) },
    phone: elsewhere,
    certification_level: { cell: 'level', text: certified },
    association: elsewhere,
    certification_number: { cell: 'card', text: diver.certification_number },
    last_dive: {
      cell: 'card',
      text: last_dive && t('day.lastDive', { day: formatDay(last_dive, lng, 'medium') }),
    },
    last_dive_range: {
      cell: 'card',
      text: !last_dive && last_dive_range && t('day.lastDive', { day: booking(`last_dive_range.${last_dive_range}`) }),
    },
    logged_dives: { cell: 'card', text: diver.logged_dives !== null && t('day.dives', { count: diver.logged_dives }) },
    specialties: { cell: 'card', text: diver.specialties?.map((one) => booking(`specialty.${one}`)).join(', ') },
    height_cm: { cell: 'sizes', text: measured(lng, 'centimeter', diver.height_cm) },
    weight_kg: { cell: 'sizes', text: measured(lng, 'kilogram', diver.weight_kg) },
    shoe_size: { cell: 'sizes', text: formatShoeSize(lng, diver) },
    shoe_size_system: elsewhere,
    equipment: { cell: 'sizes', text: kit.join(', ') },
    left_dioptres: { cell: 'sizes', text: dioptres },
    right_dioptres: elsewhere,
    suit_size: { cell: 'sizes', text: diver.suit_size && t('day.suit', { size: diver.suit_size }) },
    own_equipment: {
      cell: 'sizes',
      text:
        diver.own_equipment &&
        t(diver.own_equipment.length > 0 ? 'day.brings' : 'day.bringsNothing', {
          pieces: formatList(
            lng,
            diver.own_equipment.map((one) => booking(`kit.${one}`)),
          ),
        }),
    },
    emergency_name: {
      cell: 'about',
      text: own && t('day.ownEmergency', { contact: formatList(lng, [own.name, formatPhone(own.phone)]) }),
    },
    emergency_phone: elsewhere,
    emergency_relationship: elsewhere,
    dietary_restriction: {
      cell: 'diet',
      text: dietary_restriction ? booking(`diet.${dietary_restriction}`) : t('day.open'),
    },
  } satisfies Record<keyof Guest, Reading | null>;
  const read = (wanted: Reading['cell']) =>
    Object.values(readings)
      .flatMap((reading) => (reading?.cell === wanted && reading.text ? [reading.text] : []))
      .join(' · ');
  return (
    <tr>
      <th scope="row">
        <bdi className={isEastAsian(diver.full_name) ? css.characters : undefined}>{read('name')}</bdi>
        <span>{read('about')}</span>
      </th>
      <td>
        {read('level')}
        <span>{read('card')}</span>
      </td>
      <td>{read('sizes')}</td>
      <td className={dietary_restriction === 'none' ? css.usual : css.diet}>{read('diet')}</td>
      {ticks.map((tick) => (
        <td key={tick} className={classNames(paper.tick, css.tick)}>
          <span />
        </td>
      ))}
    </tr>
  );
}
