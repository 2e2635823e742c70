import { type Association, levelName } from '@/features/booking/divers/domain/certification';
import type { DiverView } from '@/features/orders/schema';
import { getT } from '@/i18n/server';
import type { Locale } from '@/shared/locale/locales';
import { phoneInWords } from '@/shared/schema/phone';
import { formatDay } from '@/shared/time/dates';
import { Facts } from '@/ui/show/facts';
import css from './diver-card.module.css';
import { formatShoeSize, measured, named } from './format';

type Props = { lng: Locale; diver: DiverView; number: number; unfolded?: boolean };

export async function DiverCard({ lng, diver, number, unfolded = number === 1 }: Props) {
  const { t } = await getT(lng, 'orders');
  const { t: booking } = await getT(lng, 'booking');
  const { t: catalogue } = await getT(lng, 'catalogue');
  const { association, certification_level: level, gender, variant } = diver;
  const nothing = t('diver.notSaid');
  const day = (value: string | null) => (value ? formatDay(value, lng) : nothing);
  const agency = (name: Association) => (name === 'OTHER' ? booking('diver.other_association') : name);
  const person = [
    { label: t('diver.born'), value: day(diver.date_of_birth) },
    { label: t('diver.gender'), value: gender ? booking(`gender.${gender}`) : nothing },
    { label: t('diver.nationality'), value: named(lng, 'region', diver.nationality) ?? nothing },
    { label: t('diver.language'), value: named(lng, 'language', diver.preferred_language) ?? nothing },
    { label: t('diver.phone'), value: phoneInWords(diver.phone) },
    { label: t('diver.email'), value: diver.email },
    { label: t('diver.height'), value: measured(lng, 'centimeter', diver.height_cm) },
    { label: t('diver.weight'), value: measured(lng, 'kilogram', diver.weight_kg) },
    { label: t('diver.shoe'), value: formatShoeSize(lng, diver) },
    { label: t('diver.diet'), value: booking(`diet.${diver.dietary_restriction}`) },
    variant !== null && { label: t('diver.variant'), value: variant },
  ];
  const certification = [
    { label: t('diver.level'), value: level === 'none' ? booking('diver.not_certified') : catalogue(`level.${level}`) },
    {
      label: t('diver.association'),
      value: association ? `${agency(association)} · ${levelName(association, level) ?? nothing}` : nothing,
    },
    { label: t('diver.number'), value: diver.certification_number ?? nothing },
    { label: t('diver.lastDive'), value: day(diver.last_dive) },
  ];
  return (
    <details className={css.card} open={unfolded}>
      <summary>
        <span className={css.number}>{t('part.diver', { number })}</span>
        <strong>{diver.full_name || nothing}</strong>
      </summary>
      <Facts facts={person.filter((fact) => fact !== false)} />
      <h3>{t('part.certification')}</h3>
      <Facts facts={certification} />
    </details>
  );
}
