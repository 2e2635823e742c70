'use client';
import { NumberInput } from '@mantine/core';
import { useT } from '@/i18n/client';
import type { FormHandle } from '@/ui/form/form-handle';

export function CapacityField({ form }: { form: FormHandle }) {
  const { t } = useT('availability-admin');
  const { defaultValue, ...field } = form.getInputProps('capacity');
  return (
    <NumberInput
      key={form.key('capacity')}
      {...field}
      defaultValue={typeof defaultValue === 'number' ? defaultValue : ''}
      label={t('form.capacity')}
      min={0}
      allowDecimal={false}
      allowNegative={false}
    />
  );
}
