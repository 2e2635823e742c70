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
import { useDiverOptions } from './use-diver-options';

const isChoice = (field: DiverField): field is ChoiceField => diverFields[field].typed === 'choice';

const textInputs = {
  text: {},
  email: { type: 'email' },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  measure: { inputMode: 'decimal' },
} as const satisfies Record<string, TextInputProps>;

type Props = Pick<TextInputProps, 'error' | 'description' | 'required' | 'autoComplete' | 'onBlur'> & {
  field: DiverField;
  /** Where the field is in the form, so that a fault leads to it. */
  path: string;
  value: string;
  onChange: (value: string) => void;
  /** The country with whose code a phone begins, and with which the countries do. */
  country: string;
  /** The association whose names the levels have. */
  association?: string | undefined;
};

/** The input of one field of a diver, as the field is typed, in every form that has it. */
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
      return null;
    case 'date':
      return <DateField {...input} last={today} onChange={onChange} onBlur={onBlur} />;
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
