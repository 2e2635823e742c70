'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { updatePasswordInput } from '@/features/accounts/schema';
import css from '@/features/accounts/ui/account-card.module.css';
import { NewPasswordFields } from '@/features/accounts/ui/new-password-fields';
import { PasswordField } from '@/features/accounts/ui/text-field';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import { accountCalls } from './account-calls';
import { useNotice } from './use-notice';

export function PasswordForm({ audience, hasPassword }: { audience: Audience; hasPassword: boolean }) {
  const { t } = useT('accounts');
  const { t: translateError } = useT('errors');
  const showNotice = useNotice();
  const { form, refusal, showRefusal, submit } = useZodForm(updatePasswordInput, {
    current_password: '',
    password: '',
    confirm_password: '',
  });
  const change = accountCalls(audience).change_password.useMutation({
    onSuccess: (answer) => {
      form.reset();
      showNotice(answer);
    },
    onError: showRefusal,
  });
  if (!hasPassword) return <Alert tone="info">{translateError('invalid.no_password')}</Alert>;
  return (
    <form
      onSubmit={submit((values) => change.mutate(values))}
      method="post"
      noValidate
      className={css.fields}
      aria-label={t('settings.password')}
    >
      <PasswordField
        form={form}
        name="current_password"
        label={t('field.current_password')}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} label={t('field.new_password')} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={change.isPending}>
        {t('settings.change_password')}
      </Button>
    </form>
  );
}
