'use client';
import { NumberInput } from '@mantine/core';
import { useT } from '../../i18n/client';
import { intlLocale, type Locale } from '../../shared/locales';
import { type FormHandle, valueAt } from './form-handle';

const groupMark = (lng: Locale) =>
  new Intl.NumberFormat(intlLocale(lng)).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? ' ';

/** Whole rupiah, grouped as the reader groups numbers; empty is no amount at all. */
export function MoneyField(props: {
  form: FormHandle;
  path: string;
  label: string;
  description?: string;
  required?: boolean;
}) {
  const { lng } = useT('office');
  const { form, path, ...rest } = props;
  const { onChange, defaultValue, ...input } = form.getInputProps(path);
  const amount = valueAt(form.getValues(), path);
  const mark = groupMark(lng);
  return (
    <NumberInput
      key={form.key(path)}
      {...input}
      {...rest}
      defaultValue={typeof amount === 'number' ? amount : ''}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
      prefix="Rp "
      thousandSeparator={mark}
      decimalSeparator={mark === '.' ? ',' : '.'}
      allowDecimal={false}
      allowNegative={false}
      inputMode="numeric"
      hideControls
    />
  );
}
