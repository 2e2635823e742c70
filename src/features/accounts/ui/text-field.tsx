'use client';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PasswordField as PasswordInput } from '@/ui/form/password-field';

type Form<Values> = Pick<UseFormReturnType<Values>, 'key' | 'getInputProps'>;
type Field<Values> = {
  form: Form<Values>;
  name: keyof Values & string;
  label: string;
  autoComplete: string;
  /** Moves the focus here when one step replaces another. */
  autoFocus?: boolean;
};

export function TextField<Values>({ form, name, type, ...rest }: Field<Values> & { type?: 'text' | 'email' }) {
  return <TextInput name={name} type={type} key={form.key(name)} {...rest} {...form.getInputProps(name)} />;
}

export function PasswordField<Values>({ form, name, ...rest }: Field<Values> & { description?: string }) {
  const field = form.getInputProps(name);
  // The form library marks its other inputs as invalid, but not `PasswordInput`.
  return <PasswordInput name={name} key={form.key(name)} {...rest} {...field} aria-invalid={Boolean(field.error)} />;
}
