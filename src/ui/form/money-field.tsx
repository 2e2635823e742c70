'use client';
import { NumberInput } from '@mantine/core';
import { useT } from '@/i18n/client';
import { type FormHandle, valueAt } from './form-handle';
import { rupiahInputProps } from './rupiah-input-props';

/** An amount in rupiah without decimals; an empty field means no amount. */
export function MoneyField(props: {
  form: FormHandle;
  path: string;
  label: string;
  description?: string;
  required?: boolean;
  disabled?: boolean;
}) {
  const { lng } = useT('ui');
  const { form, path, ...rest } = props;
  const { onChange, defaultValue, ...input } = form.getInputProps(path);
  const amount = valueAt(form.getValues(), path);
  return (
    <NumberInput
      key={form.key(path)}
      {...input}
      {...rest}
      {...rupiahInputProps(lng)}
      defaultValue={typeof amount === 'number' ? amount : ''}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
    />
  );
}
