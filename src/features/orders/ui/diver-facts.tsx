import { levelName } from '@/features/booking/divers/domain/certification';
import type { DiverView } from '@/features/booking/divers/schema';
import { countryNames } from '@/i18n/country-names';
import { getT } from '@/i18n/server';
import type { Association } from '@/shared/diving/associations';
import { formatList } from '@/shared/locale/format-list';
import { numberFormat } from '@/shared/locale/formats';
import { languageIn } from '@/shared/locale/language-names';
import type { Locale } from '@/shared/locale/locales';
import { formatDay } from '@/shared/time/dates';
import { PhoneLine } from '@/ui/show/contact-links';
import { flightText } from './flight-text';
import { formatShoeSize, measured } from './format';

/** Fields shown with another one. */
type UnlabelledField = 'full_name' | 'shoe_size_system' | 'last_dive_range' | 'flight_time' | 'emergency_relationship';
type Named = { uuid: string | null; name: string };
export type DiverFactsProps = { lng: Locale; diver: DiverView; addOns: readonly Named[] };

/** Labels and values of a diver's answers; the value is null where the guest gave none. */
export async function diverFacts({ lng, diver, addOns }: DiverFactsProps) {
  const { t } = await getT(lng, 'orders');
  const { t: booking } = await getT(lng, 'booking');
  const { t: catalogue } = await getT(lng, 'catalogue');
  const nameOf = countryNames((await getT(lng, 'countries')).t);
  const { association, certification_level: level, gender, variant } = diver;
  const day = (value: string | null) => (value ? formatDay(value, lng) : null);
  const range = diver.last_dive_range;
  const lastDive = !diver.last_dive && range ? booking(`last_dive_range.${range}`) : day(diver.last_dive);
  const { flight_date, flight_time } = diver;
  const listed = (names: string[]) => (names.length > 0 ? formatList(lng, names) : null);
  const agency = (name: Association) => (name === 'OTHER' ? booking('diver.other_association') : name);
  const { left_dioptres: left, right_dioptres: right } = diver;
  const wanted = [
    ...new Set(addOns.filter(({ uuid }) => uuid && diver.equipment?.includes(uuid)).map(({ name }) => name)),
  ];
  const signed = (value: number) => numberFormat(lng, { signDisplay: 'exceptZero' }).format(value);
  const facts = {
    date_of_birth: { label: t('diver.born'), value: day(diver.date_of_birth) },
    gender: { label: t('diver.gender'), value: gender ? booking(`gender.${gender}`) : null },
    nationality: { label: t('diver.nationality'), value: diver.nationality ? nameOf(diver.nationality) : null },
    preferred_language: {
      label: t('diver.language'),
      value: diver.preferred_language ? languageIn(lng, diver.preferred_language) : null,
    },
    phone: { label: t('diver.phone'), value: diver.phone ? <PhoneLine phone={diver.phone} /> : null },
    email: { label: t('diver.email'), value: diver.email || null },
    height_cm: { label: t('diver.height'), value: measured(lng, 'centimeter', diver.height_cm) ?? null },
    weight_kg: { label: t('diver.weight'), value: measured(lng, 'kilogram', diver.weight_kg) ?? null },
    shoe_size: { label: t('diver.shoe'), value: formatShoeSize(lng, diver) ?? null },
    equipment: wanted.length > 0 && { label: t('diver.equipment'), value: wanted.join(', ') },
    left_dioptres: left !== null && { label: booking('diver.left_dioptres'), value: signed(left) },
    right_dioptres: right !== null && { label: booking('diver.right_dioptres'), value: signed(right) },
    dietary_restriction: {
      label: t('diver.diet'),
      value: diver.dietary_restriction ? booking(`diet.${diver.dietary_restriction}`) : null,
    },
    suit_size: diver.suit_size !== null && { label: booking('diver.suit_size'), value: diver.suit_size },
    own_equipment: diver.own_equipment !== null && {
      label: booking('diver.own_equipment'),
      value: listed(diver.own_equipment.map((one) => booking(`kit.${one}`))) ?? booking('kit.none'),
    },
    residence: diver.residence !== null && {
      label: booking('diver.residence'),
      value: booking(`residence.${diver.residence}`),
    },
    emergency_name: diver.emergency_name !== null && {
      label: booking('diver.emergency_name'),
      value: [diver.emergency_name, diver.emergency_relationship].filter(Boolean).join(' · '),
    },
    emergency_phone: diver.emergency_phone !== null && {
      label: booking('diver.emergency_phone'),
      value: <PhoneLine phone={diver.emergency_phone} />,
    },
    variant: variant !== null && { label: t('diver.variant'), value: variant },
    certification_level: {
      label: t('diver.level'),
      value: level === 'none' ? booking('diver.not_certified') : catalogue(`level.${level}`),
    },
    association: {
      label: t('diver.association'),
      value: association ? [agency(association), levelName(association, level)].filter(Boolean).join(' · ') : null,
    },
    certification_number: { label: t('diver.number'), value: diver.certification_number ?? null },
    logged_dives: diver.logged_dives !== null && {
      label: t('diver.loggedDives'),
      value: numberFormat(lng, {}).format(diver.logged_dives),
    },
    specialties: diver.specialties !== null && {
      label: t('diver.specialties'),
      value: listed(diver.specialties.map((one) => booking(`specialty.${one}`))) ?? booking('specialty.none'),
    },
    last_dive: { label: t('diver.lastDive'), value: lastDive },
    flight_date: flight_date !== null && {
      label: t('diver.flight'),
      value: flightText(lng, { flight_date, flight_time }),
    },
  } satisfies Record<Exclude<keyof DiverView, UnlabelledField>, object | false>;
  const {
    certification_level,
    association: agencyLevel,
    certification_number,
    logged_dives,
    specialties,
    last_dive,
    ...person
  } = facts;
  const certification = [
    certification_level,
    agencyLevel,
    certification_number,
    logged_dives,
    specialties,
    last_dive,
  ].filter((fact) => fact !== false);
  return { person: Object.values(person).filter((fact) => fact !== false), certification };
}
