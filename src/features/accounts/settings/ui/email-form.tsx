'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { requestEmailChangeInput } from '@/features/accounts/settings/schema';
import css from '@/features/accounts/ui/account-card.module.css';
import { Outcome } from '@/features/accounts/ui/outcome';
import { PasswordField, TextField } from '@/features/accounts/ui/text-field';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import { accountCalls } from './account-calls';

export function EmailForm({ audience, hasPassword }: { audience: Audience; hasPassword: boolean }) {
  const { t } = useT('accounts');
  const { form, refusal, showRefusal, submit } = useZodForm(requestEmailChangeInput, {
    email: '',
    current_password: '',
  });
  const request = accountCalls(audience).request_email_change.useMutation({
    onSuccess: () => form.reset(),
    onError: showRefusal,
  });
  const onSubmit = submit(({ email, current_password }) =>
    request.mutate(hasPassword ? { email, current_password } : { email }),
  );
  return (
    <form onSubmit={onSubmit} method="post" noValidate className={css.fields} aria-label={t('settings.email')}>
      <TextField form={form} name="email" type="email" label={t('field.new_email')} autoComplete="email" />
      {hasPassword && (
        <PasswordField
          form={form}
          name="current_password"
          label={t('field.current_password')}
          autoComplete="current-password"
        />
      )}
      {refusal && <Alert tone="error">{refusal}</Alert>}
      {request.data && <Outcome key={request.submittedAt}>{request.data.message}</Outcome>}
      <Button type="submit" look="solid" busy={request.isPending}>
        {t('settings.change_email')}
      </Button>
    </form>
  );
}
