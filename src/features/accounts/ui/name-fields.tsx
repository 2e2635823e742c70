'use client';
import type { UseFormReturnType } from '@mantine/form';
import { useT } from '@/i18n/client';
import { nameOrder } from '@/shared/locale/name-order';
import css from './account-card.module.css';
import { TextField } from './text-field';

const autoComplete = { first_name: 'given-name', last_name: 'family-name' } as const;

type Named = { first_name: string; last_name: string };

export function NameFields<Values extends Named>({
  form,
}: {
  form: Pick<UseFormReturnType<Values>, 'key' | 'getInputProps'>;
}) {
  const { t, lng } = useT('accounts');
  return (
    <div className={css.pair}>
      {nameOrder(lng).map((name) => (
        <TextField key={name} form={form} name={name} label={t(`field.${name}`)} autoComplete={autoComplete[name]} />
      ))}
    </div>
  );
}
