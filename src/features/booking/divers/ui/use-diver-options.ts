'use client';
import { certificationLevels, levelName, levelsOf } from '@/features/booking/divers/domain/certification';
import type { ChoiceField } from '@/features/booking/divers/domain/fields';
import { languageOptions } from '@/features/booking/divers/domain/language-options';
import { lastDiveRanges } from '@/features/booking/divers/domain/last-dive';
import { NONE } from '@/features/booking/divers/domain/typed-diver';
import { diets, residences, shoeSizeSystems, suitSizes } from '@/features/booking/divers/schema';
import { specialties } from '@/features/catalogue/domain/requirements';
import { useT } from '@/i18n/client';
import { type Association, associations } from '@/shared/diving/associations';
import { ownKit } from '@/shared/diving/kit';
import { genders } from '@/shared/schema/genders';

type Option = { value: string; label: string };
/** Fields of which several options can be chosen, shown in forms. */
export type ListedField = 'specialties' | 'own_equipment';

const isAssociation = (name: string): name is Association => associations.some((one) => one === name);

/** The levels by the names on an association's cards; generic names until one is chosen. */
export const levelOptions = (association: string): Option[] =>
  isAssociation(association)
    ? levelsOf(association).map(({ level, name }) => ({ value: level, label: name }))
    : certificationLevels.map((value) => ({ value, label: levelName(null, value) ?? value }));

/** The options of each choice in the form of a diver certified by this association. */
export function useDiverOptions(association: string): Record<ChoiceField | ListedField, () => Option[]> {
  const { t, lng } = useT('booking');
  const choose = { value: '', label: t('choose') };
  return {
    gender: () => [choose, ...genders.map((value) => ({ value, label: t(`gender.${value}`) }))],
    residence: () => [choose, ...residences.map((value) => ({ value, label: t(`residence.${value}`) }))],
    preferred_language: () => [{ value: '', label: t('diver.any_language') }, ...languageOptions(lng)],
    dietary_restriction: () => [choose, ...diets.map((value) => ({ value, label: t(`diet.${value}`) }))],
    association: () => [
      choose,
      ...associations.map((value) => ({ value, label: value === 'OTHER' ? t('diver.other_association') : value })),
    ],
    certification_level: () => [
      choose,
      { value: 'none', label: t('diver.not_certified') },
      ...levelOptions(association).filter(({ value }) => value !== 'none'),
    ],
    last_dive_range: () => [
      { value: '', label: t('last_dive_range.unknown') },
      ...lastDiveRanges.map((value) => ({ value, label: t(`last_dive_range.${value}`) })),
    ],
    specialties: () => [...specialties, NONE].map((value) => ({ value, label: t(`specialty.${value}`) })),
    own_equipment: () => [...ownKit, NONE].map((value) => ({ value, label: t(`kit.${value}`) })),
    suit_size: () => [choose, ...suitSizes.map((value) => ({ value, label: value }))],
    shoe_size_system: () => shoeSizeSystems.map((value) => ({ value, label: value })),
  };
}
