'use client';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useT } from '@/i18n/client';

type Option = { value: string; label: string };
export type ChoiceSelectProps = Omit<NativeSelectProps, 'data' | 'children'> & {
  data: readonly (string | Option)[];
};

/**
 * A native select, since phones show the system's own list best. A browser shows the first option of a list that has no
 * other chosen; here that is always the value of the form, and "Please choose" where the form has none.
 */
export function ChoiceSelect({ data, ...rest }: ChoiceSelectProps) {
  const { t } = useT('common');
  const options = data.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
  const chosen = String(rest.value ?? rest.defaultValue ?? '');
  const isOffered = options.some(({ value }) => value === chosen);
  return (
    <NativeSelect
      {...rest}
      data={isOffered ? options : [{ value: chosen, label: chosen || t('select.choose') }, ...options]}
    />
  );
}
