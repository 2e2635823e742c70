'use client';
import { type CertificationLevel, levelName } from '@/features/booking/divers/domain/certification';
import { type DiverDraft, type DiverField, diverFieldNames } from '@/features/booking/divers/domain/fields';
import { diets } from '@/features/booking/divers/schema';
import { useT } from '@/i18n/client';
import type { Association } from '@/shared/diving/associations';
import { formatPhone } from '@/shared/schema/phone';
import { asTyped } from '@/shared/time/typed-date';

/** The line of the review that shows a field, and its text there. */
type Reading = { line: 1 | 2 | 3; text: string | false | undefined };
const elsewhere = null;

/** A typed diver for review before the order; `isOpen` means the form is completed later. */
export function DiverLine({ diver, isOpen }: { diver: DiverDraft; isOpen: boolean }) {
  const { t } = useT('booking');
  const level = diver.certification_level as CertificationLevel;
  const association = (diver.association || null) as Association | null;
  const certified =
    level === 'none'
      ? t('diver.not_certified')
      : [association !== 'OTHER' && association, levelName(association, level)].filter(Boolean).join(' ');
  const sizes =
    diver.height_cm !== '' &&
    diver.weight_kg !== '' &&
    diver.shoe_size !== '' &&
    t('review.sizes', {
      height: diver.height_cm,
      weight: diver.weight_kg,
      shoe: `${diver.shoe_size_system} ${diver.shoe_size}`,
    });
  const { left_dioptres: left, right_dioptres: right } = diver;
  const dioptres = Boolean(left || right) && t('review.dioptres', { left, right });
  const diet = diets.find((option) => option === diver.dietary_restriction);
  const readings = {
    full_name: elsewhere,
    date_of_birth: { line: 1, text: asTyped(diver.date_of_birth) },
    gender: elsewhere,
    nationality: elsewhere,
    preferred_language: elsewhere,
    phone: { line: 3, text: formatPhone(diver.phone) },
    email: { line: 3, text: diver.email },
    association: elsewhere,
    certification_level: { line: 1, text: certified },
    certification_number: elsewhere,
    height_cm: { line: 2, text: sizes },
    weight_kg: elsewhere,
    shoe_size: elsewhere,
    shoe_size_system: elsewhere,
    equipment: elsewhere,
    left_dioptres: { line: 2, text: dioptres },
    right_dioptres: elsewhere,
    dietary_restriction: { line: 2, text: diet && diet !== 'none' && t(`diet.${diet}`) },
    last_dive: elsewhere,
    last_dive_range: elsewhere,
    logged_dives: elsewhere,
    specialties: elsewhere,
    residence: elsewhere,
    flight_date: elsewhere,
    flight_time: elsewhere,
    suit_size: elsewhere,
    own_equipment: elsewhere,
    emergency_name: elsewhere,
    emergency_phone: elsewhere,
    emergency_relationship: elsewhere,
    variant: elsewhere,
  } as const satisfies Record<DiverField, Reading | null>;
  const read = (wanted: Reading['line']) =>
    diverFieldNames.flatMap((field) => {
      const reading = readings[field];
      return reading?.line === wanted && reading.text ? [reading.text] : [];
    });
  return (
    <>
      <span>{read(1).join(' · ')}</span>
      <span>{read(2).join(' · ')}</span>
      <span>{read(3).join(' · ')}</span>
      {isOpen && <span>{t('review.later')}</span>}
    </>
  );
}
