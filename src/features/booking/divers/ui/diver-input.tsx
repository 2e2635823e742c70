'use client';
import { diets } from '@/features/booking/divers/domain/choices';
import {
  type ChoiceOfForm,
  diverFields,
  type FieldOfForm,
  type HintedField,
} from '@/features/booking/divers/domain/fields';
import { languageOptions } from '@/features/booking/divers/domain/language-options';
import { useBooking } from '@/features/booking/ui/booking-context';
import { ChoiceField, TextField } from '@/features/booking/ui/fields';
import { useT } from '@/i18n/client';
import { genders } from '@/shared/schema/genders';
import { CountryField, PastDateField, PhoneField } from './people-fields';

const isChoice = (field: FieldOfForm): field is ChoiceOfForm => diverFields[field].typed === 'choice';
const isHinted = (field: FieldOfForm): field is HintedField => 'hasHint' in diverFields[field];

function useOptions() {
  const { t, lng } = useT('booking');
  const choose = { value: '', label: t('choose') };
  return {
    gender: () => [choose, ...genders.map((value) => ({ value, label: t(`gender.${value}`) }))],
    preferred_language: () => [{ value: '', label: t('diver.any_language') }, ...languageOptions(lng)],
    dietary_restriction: () => [choose, ...diets.map((value) => ({ value, label: t(`diet.${value}`) }))],
  } satisfies Record<ChoiceOfForm, () => { value: string; label: string }[]>;
}

/** What the browser knows of the person in front of it, who is the first diver. */
const autofill: { [field in FieldOfForm]?: string } = {
  full_name: 'name',
  date_of_birth: 'bday',
  gender: 'sex',
  phone: 'tel',
  email: 'email',
};

function useAutofill(at: `divers.${number}`, field: FieldOfForm): string {
  const { byStaff } = useBooking();
  return (at === 'divers.0' && !byStaff && autofill[field]) || 'off';
}

/** The input of one field of a diver, as the field is typed. */
export function DiverInput({ at, field }: { at: `divers.${number}`; field: FieldOfForm }) {
  const { t } = useT('booking');
  const options = useOptions();
  const { typed, isRequired } = diverFields[field];
  const autoComplete = useAutofill(at, field);
  const input = { path: `${at}.${field}`, label: t(`diver.${field}`), required: isRequired, autoComplete } as const;
  if (isChoice(field)) return <ChoiceField {...input} withAsterisk={false} data={options[field]()} />;
  if (typed === 'date') return <PastDateField {...input} />;
  if (typed === 'country') return <CountryField {...input} placeholder={t('choose')} />;
  if (typed === 'phone') return <PhoneField {...input} />;
  return (
    <TextField
      {...input}
      {...(isHinted(field) && { description: t(`diver.${field}_hint`) })}
      {...(typed === 'email' && { type: 'email' })}
      {...(typed === 'number' && { inputMode: 'numeric' })}
      withAsterisk={false}
    />
  );
}
