'use client';
import { PasswordInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useT } from '../../../i18n/client';

type Form<Values> = Pick<UseFormReturnType<Values>, 'key' | 'getInputProps'>;
type Field<Values> = { form: Form<Values>; name: keyof Values & string; label: string; autoComplete: string };

export function TextField<Values>({ form, name, type, ...rest }: Field<Values> & { type?: 'text' | 'email' }) {
  return <TextInput name={name} type={type} key={form.key(name)} {...rest} {...form.getInputProps(name)} />;
}

/** A password with a button that shows it. */
export function PasswordField<Values>({ form, name, ...rest }: Field<Values> & { description?: string }) {
  const { t } = useT('accounts');
  return (
    <PasswordInput
      name={name}
      key={form.key(name)}
      visibilityToggleButtonProps={{ 'aria-label': t('field.show_password') }}
      {...rest}
      {...form.getInputProps(name)}
    />
  );
}
