'use client';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { operator } from '@/config/operator';
import {
  type Association,
  associations,
  certificationLevels,
  levelName,
  levelsOf,
} from '@/features/booking/divers/domain/certification';
import { diets, shoeSizeSystems } from '@/features/booking/divers/domain/choices';
import {
  type DiverDraft,
  type DiverField,
  diverFieldNames,
  diverFields,
} from '@/features/booking/divers/domain/fields';
import { phoneCountry } from '@/features/booking/divers/domain/phone-country';
import { useT } from '@/i18n/client';
import { languageIn } from '@/shared/locale/language-names';
import { spokenLanguages } from '@/shared/schema/countries';
import { genders } from '@/shared/schema/genders';
import { dayAt } from '@/shared/time/days';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { CountrySelect } from '@/ui/form/country-select';
import { DateField } from '@/ui/form/date-field';
import { PhoneField } from '@/ui/form/phone-field';
import css from './edit-order.module.css';

type Props = {
  form: DiverDraft;
  /** Where the person is in the input. */
  at: `divers.${number}`;
  errors: Record<string, string>;
  onChange: (patch: Partial<DiverDraft>) => void;
};

const isAssociation = (name: string): name is Association => associations.some((one) => one === name);

/** The choices of the fields that have some. */
function useChoices({ association }: DiverDraft) {
  const { t, lng } = useT('booking');
  const levels = isAssociation(association)
    ? levelsOf(association).map(({ level, name }) => ({ value: level, label: name }))
    : certificationLevels.map((value) => ({ value, label: levelName(null, value) ?? value }));
  return {
    gender: genders.map((value) => ({ value, label: t(`gender.${value}`) })),
    preferred_language: [
      { value: '', label: t('diver.any_language') },
      ...spokenLanguages.map((value) => ({ value, label: languageIn(lng, value) })),
    ],
    dietary_restriction: diets.map((value) => ({ value, label: t(`diet.${value}`) })),
    association: associations.map((value) => ({
      value,
      label: value === 'OTHER' ? t('diver.other_association') : value,
    })),
    certification_level: [
      { value: 'none', label: t('diver.not_certified') },
      ...levels.filter(({ value }) => value !== 'none'),
    ],
    shoe_size_system: shoeSizeSystems.map((value) => ({ value, label: value })),
  } satisfies Partial<Record<DiverField, { value: string; label: string }[]>>;
}

function useLabels() {
  const { t } = useT('booking');
  return (field: DiverField): string => {
    if (field === 'height_cm') return t('size.height');
    if (field === 'weight_kg') return t('size.weight');
    if (field === 'shoe_size') return t('size.shoe');
    return field === 'shoe_size_system' ? t('size.system') : t(`diver.${field}`);
  };
}

/** The equipment is changed with the add-ons. */
const shown = diverFieldNames.filter((field) => diverFields[field].typed !== 'list');

/** Every field of a person, as in the booking form. */
export function EditFields({ form, at, errors, onChange }: Props) {
  const [today] = useState(() => dayAt(new Date()));
  const choices: Partial<Record<DiverField, { value: string; label: string }[]>> = useChoices(form);
  const labelOf = useLabels();
  const inputOf = (field: DiverField) => {
    const input = {
      label: labelOf(field),
      value: form[field],
      error: errors[`${at}.${field}`],
      'data-path': `${at}.${field}`,
    };
    const write = (value: string) => onChange({ [field]: value });
    const options = choices[field];
    if (options)
      return <ChoiceSelect {...input} data={options} onChange={({ currentTarget }) => write(currentTarget.value)} />;
    const { typed } = diverFields[field];
    if (typed === 'date') return <DateField {...input} last={today} onChange={write} />;
    if (typed === 'country') return <CountrySelect {...input} first={null} onChange={write} />;
    if (typed === 'phone')
      return (
        <PhoneField
          {...input}
          country={phoneCountry([{ nationality: form.nationality }]) || operator.country}
          onChange={write}
        />
      );
    return <TextInput {...input} autoComplete="off" onChange={({ currentTarget }) => write(currentTarget.value)} />;
  };
  return (
    <div className={css.pair}>
      {shown.map((field) => (
        <div key={field}>{inputOf(field)}</div>
      ))}
    </div>
  );
}
