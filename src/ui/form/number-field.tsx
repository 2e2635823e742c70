'use client';
import { NumberInput } from '@mantine/core';
import { type FormHandle, valueAt } from './form-handle';

/** A number; empty is none at all. */
export function NumberField(props: {
  form: FormHandle;
  path: string;
  label: string;
  description?: string;
  /** What is counted, behind the number. */
  unit?: string;
  step?: number;
  /** How many digits behind the comma, for what is no whole number. */
  digits?: number;
  required?: boolean;
}) {
  const { form, path, unit, digits = 0, ...rest } = props;
  const { onChange, defaultValue, ...input } = form.getInputProps(path);
  const value = valueAt(form.getValues(), path);
  return (
    <NumberInput
      key={form.key(path)}
      {...input}
      {...rest}
      defaultValue={typeof value === 'number' ? value : ''}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      suffix={unit && ` ${unit}`}
      decimalScale={digits}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
    />
  );
}
