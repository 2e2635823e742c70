'use client';
import { type DiverField, diverFields, type HintedField } from '@/features/booking/divers/domain/fields';
import { DiverFieldInput } from '@/features/booking/divers/ui/diver-field-input';
import { useT } from '@/i18n/client';
import { useBooking } from './booking-context';
import { useField } from './draft-provider';
import { useVisitorCountry } from './use-visitor-country';

const isHinted = (field: DiverField): field is HintedField => 'hasHint' in diverFields[field];

/** Browser autofill for the first diver, who is the person in front of the screen. */
const autofill: { [field in DiverField]?: string } = {
  full_name: 'name',
  date_of_birth: 'bday',
  gender: 'sex',
  phone: 'tel',
  email: 'email',
};

function useAutofill(at: `divers.${number}`, field: DiverField): string {
  const { byStaff } = useBooking();
  return (at === 'divers.0' && !byStaff && autofill[field]) || 'off';
}

type Props = {
  at: `divers.${number}`;
  field: DiverField;
  /** Called with the chosen value instead of writing it to the draft. */
  onChoose?: (value: string) => void;
};

/** The input of one field of a diver in the booking form. */
export function DiverInput({ at, field, onChoose }: Props) {
  const { t } = useT('booking');
  const path = `${at}.${field}` as const;
  const { value, error, write, look } = useField(path);
  return (
    <DiverFieldInput
      field={field}
      path={path}
      value={value}
      error={error}
      onChange={onChoose ?? write}
      onBlur={look}
      required={diverFields[field].isRequired}
      autoComplete={useAutofill(at, field)}
      country={useVisitorCountry()}
      {...(isHinted(field) && { description: t(`diver.${field}_hint`) })}
    />
  );
}
