'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { deleteAccountInput } from '@/features/accounts/settings/schema';
import css from '@/features/accounts/ui/account-card.module.css';
import { PasswordField, TextField } from '@/features/accounts/ui/text-field';
import { useT } from '@/i18n/client';
import { type Locale, localePath } from '@/shared/locale/locales';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { useZodForm } from '@/ui/form/use-zod-form';
import { clearPerson } from '@/ui/private-storage';
import { accountCalls } from './account-calls';

type Props = { lng: Locale; audience: Audience; email: string; hasPassword: boolean };

export function DeleteAccount({ lng, audience, email, hasPassword }: Props) {
  const { t } = useT('accounts');
  const { form, refusal, showRefusal, submit } = useZodForm(deleteAccountInput, {
    current_password: '',
    confirmation: '',
  });
  const erase = accountCalls(audience).delete_account.useMutation({
    onSuccess: () => {
      clearPerson();
      location.assign(localePath(lng, '/'));
    },
    onError: showRefusal,
  });
  const onSubmit = submit(async ({ current_password, confirmation }) => {
    const yes = await confirm({
      title: t('settings.delete'),
      body: t('settings.delete_lead'),
      confirmLabel: t('settings.delete_confirm'),
      danger: true,
    });
    if (yes) erase.mutate(hasPassword ? { current_password } : { confirmation });
  });
  return (
    <form onSubmit={onSubmit} method="post" noValidate className={css.fields} aria-label={t('settings.delete')}>
      {hasPassword ? (
        <PasswordField
          form={form}
          name="current_password"
          label={t('field.current_password')}
          autoComplete="current-password"
        />
      ) : (
        <TextField form={form} name="confirmation" label={t('settings.type_email', { email })} autoComplete="off" />
      )}
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="danger" busy={erase.isPending || erase.isSuccess}>
        {t('settings.delete_confirm')}
      </Button>
    </form>
  );
}
