'use client';
import { TextInput } from '@mantine/core';
import { associations, certificationLevels, levelName } from '@/features/booking/divers/domain/certification';
import { diets, shoeSizeSystems } from '@/features/booking/divers/domain/choices';
import { type DiverField, diverFields } from '@/features/booking/divers/domain/fields';
import { languageOptions } from '@/features/booking/divers/domain/language-options';
import { useT } from '@/i18n/client';
import { useCountryNames } from '@/i18n/use-country-names';
import { genders } from '@/shared/schema/genders';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { countriesByName } from '@/ui/form/country-names';
import { DayField } from '@/ui/form/day-field';
import { PhoneField } from '@/ui/form/phone-field';

type Option = { value: string; label: string };

/** The options of a field that is a choice; none for any other. */
function useOptions(field: DiverField): Option[] | null {
  const { t, lng } = useT('booking');
  const names = useCountryNames();
  if (field === 'gender') return genders.map((value) => ({ value, label: t(`gender.${value}`) }));
  if (field === 'dietary_restriction') return diets.map((value) => ({ value, label: t(`diet.${value}`) }));
  if (field === 'shoe_size_system') return shoeSizeSystems.map((value) => ({ value, label: value }));
  if (field === 'association')
    return associations.map((value) => ({
      value,
      label: value === 'OTHER' ? t('diver.other_association') : value,
    }));
  if (field === 'certification_level')
    return certificationLevels.map((value) => ({
      value,
      label: value === 'none' ? t('diver.not_certified') : (levelName(null, value) ?? value),
    }));
  if (field === 'preferred_language') return languageOptions(lng);
  if (field !== 'nationality') return null;
  return countriesByName(lng, { names });
}

const sizeFields = ['height_cm', 'weight_kg', 'shoe_size', 'shoe_size_system'] as const;
const isSize = (field: DiverField): field is (typeof sizeFields)[number] => sizeFields.some((one) => one === field);

type Props = {
  field: DiverField;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** The country with whose code a phone begins. */
  country: string;
};

/** One field of a diver's form that is still open. */
export function OpenField({ field, value, onChange, error, country }: Props) {
  const { t } = useT('booking');
  const { t: sizes } = useT('orders');
  const options = useOptions(field);
  const common = {
    label: isSize(field) ? sizes(`open.size.${field}`) : t(`diver.${field}`),
    error,
    'data-path': field,
  };
  const { typed } = diverFields[field];
  if (options)
    return (
      <ChoiceSelect
        {...common}
        data={[{ value: '', label: '–' }, ...options]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (typed === 'date') return <DayField {...common} value={value} onChange={onChange} />;
  if (typed === 'phone') return <PhoneField {...common} country={country} value={value} onChange={onChange} />;
  return (
    <TextInput
      {...common}
      inputMode={typed === 'measure' || typed === 'decimal' ? 'decimal' : 'text'}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
