'use client';
import type { UseFormReturnType } from '@mantine/form';
import { useT } from '@/i18n/client';
import { PasswordField } from './text-field';

type Chosen = { password: string; confirm_password: string };
interface Props<Values> {
  form: Pick<UseFormReturnType<Values>, 'key' | 'getInputProps'>;
  label: string;
  autoFocus?: boolean;
}

export function NewPasswordFields<Values extends Chosen>({ form, label, autoFocus = false }: Props<Values>) {
  const { t } = useT('accounts');
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label={label}
        description={t('field.password_rule')}
        autoComplete="new-password"
        autoFocus={autoFocus}
      />
      <PasswordField
        form={form}
        name="confirm_password"
        label={t('field.confirm_password')}
        autoComplete="new-password"
      />
    </>
  );
}
