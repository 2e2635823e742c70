'use client';
import { NumberInput } from '@mantine/core';
import { type FormHandle, valueAt } from './form-handle';

/** An empty field means no number. */
export function NumberField(props: {
  form: FormHandle;
  path: string;
  label: string;
  description?: string;
  /** The unit displayed behind the number. */
  unit?: string;
  step?: number;
  /** The number of decimal digits allowed; none when omitted. */
  digits?: number;
  required?: boolean;
  disabled?: boolean;
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
