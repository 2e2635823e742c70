'use client';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type ChoiceField, type DiverField, diverFields } from '@/features/booking/divers/domain/fields';
import { useT } from '@/i18n/client';
import { dayAt } from '@/shared/time/days';
import { ChoiceSelect } from '@/ui/form/choice-select';
import { CountrySelect } from '@/ui/form/country-select';
import { DateField } from '@/ui/form/date-field';
import { PhoneField } from '@/ui/form/phone-field';
import { ListInput } from './list-input';
import { type ListedField, useDiverOptions } from './use-diver-options';

const isChoice = (field: DiverField): field is ChoiceField => diverFields[field].typed === 'choice';

const isListed = (field: DiverField): field is ListedField => field === 'specialties' || field === 'own_equipment';

const textInputs = {
  text: {},
  email: { type: 'email' },
  time: { type: 'time' },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  measure: { inputMode: 'decimal' },
} as const satisfies Record<string, TextInputProps>;

type Props = Pick<TextInputProps, 'error' | 'description' | 'required' | 'autoComplete' | 'onBlur'> & {
  field: DiverField;
  /** The field's path in the form, so that an error can focus it. */
  path: string;
  value: string;
  onChange: (value: string) => void;
  /** The country whose dialling code a phone starts with, and which is listed first among countries. */
  country: string;
  /** The association whose level names are shown. */
  association?: string | undefined;
};

/** The input of one diver field, by its type, shared by all forms. */
export function DiverFieldInput({ field, path, onChange, country, association = '', onBlur, ...rest }: Props) {
  const { t } = useT('booking');
  const options = useDiverOptions(association);
  const [today] = useState(() => dayAt(new Date()));
  const input = { ...rest, label: t(`diver.${field}`), withAsterisk: false, 'data-path': path };
  if (isChoice(field))
    return (
      <ChoiceSelect
        {...input}
        data={options[field]()}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const { typed } = diverFields[field];
  switch (typed) {
    // Equipment is chosen with the add-ons.
    case 'list':
      return isListed(field) ? <ListInput {...input} options={options[field]()} onChange={onChange} /> : null;
    case 'date':
      return <DateField {...input} last={today} onChange={onChange} onBlur={onBlur} />;
    case 'coming_date':
      return <DateField {...input} first={today} onChange={onChange} onBlur={onBlur} />;
    case 'country':
      return <CountrySelect {...input} placeholder={t('choose')} first={country} onChange={onChange} />;
    case 'phone':
      return <PhoneField {...input} country={country} onChange={onChange} onBlur={onBlur} />;
    default:
      return (
        <TextInput
          autoComplete="off"
          {...input}
          {...textInputs[typed]}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onBlur}
        />
      );
  }
}
