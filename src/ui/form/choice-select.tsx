'use client';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useT } from '@/i18n/client';
import { type Option, withChosen } from './with-chosen';

export type ChoiceSelectProps = Omit<NativeSelectProps, 'data' | 'children'> & { data: readonly (string | Option)[] };

/** A native select, because phones show the system's own list best; it always shows the form's value. */
export function ChoiceSelect({ data, ...rest }: ChoiceSelectProps) {
  const { t } = useT('common');
  const options = data.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
  const chosen = String(rest.value ?? rest.defaultValue ?? '');
  return <NativeSelect {...rest} data={withChosen(options, chosen, t('select.choose'))} />;
}
