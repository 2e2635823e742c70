'use client';
import { Textarea, TextInput } from '@mantine/core';
import { useT } from '@/i18n/client';
import { PhoneField } from '@/ui/form/phone-field';

export type TypedContact = Record<'name' | 'phone' | 'relationship' | 'message', string>;

type Props = {
  contact: TypedContact;
  /** The path of the contact in the input. */
  at?: 'emergency_contact.';
  errors: Record<string, string>;
  /** The country whose dialling code the phone starts with. */
  country: string;
  onChange: (field: keyof TypedContact, value: string) => void;
};

export function EmergencyFields({ contact, at, errors, country, onChange }: Props) {
  const { t } = useT('booking');
  const inputOf = (field: keyof TypedContact) => {
    const path = `${at ?? ''}${field}`;
    return { label: t(`emergency.${field}`), value: contact[field], error: errors[path], 'data-path': path };
  };
  return (
    <>
      <TextInput
        {...inputOf('name')}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange('name', currentTarget.value)}
      />
      <PhoneField
        {...inputOf('phone')}
        autoComplete="off"
        country={country}
        onChange={(number) => onChange('phone', number)}
      />
      <TextInput
        {...inputOf('relationship')}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange('relationship', currentTarget.value)}
      />
      <Textarea
        {...inputOf('message')}
        description={t('emergency.message_hint')}
        autosize
        onChange={({ currentTarget }) => onChange('message', currentTarget.value)}
      />
    </>
  );
}
