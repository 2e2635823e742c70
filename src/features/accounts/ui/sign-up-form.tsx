'use client';
import { registerInput } from '@/features/accounts/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './account-card.module.css';
import { NameFields } from './name-fields';
import { NewPasswordFields } from './new-password-fields';
import { ResendLink } from './resend-link';
import { TextField } from './text-field';

const empty = { first_name: '', last_name: '', email: '', password: '', confirm_password: '' };

export function SignUpForm() {
  const { t } = useT('accounts');
  const { t: translateError } = useT('errors');
  const { form, refusal, showRefusal, submit } = useZodForm(registerInput, empty);
  const register = trpc.auth.users.register.useMutation({
    onSuccess: () => form.reset(),
    onError: (error) => showRefusal(error.data ? error : { message: translateError('credential_invalid') }),
  });
  const onSubmit = submit((values) => register.mutate(values));

  return (
    <>
      {register.data && (
        <ResendLink
          key={register.submittedAt}
          call={trpc.auth.users.resend_email_verification}
          email={register.variables.email}
          notice={register.data.message}
        />
      )}
      <form onSubmit={onSubmit} method="post" noValidate className={css.fields} aria-label={t('sign_up.title')}>
        <NameFields form={form} />
        <TextField form={form} name="email" type="email" label={t('field.email')} autoComplete="email" />
        <NewPasswordFields form={form} label={t('field.password')} />
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <Button type="submit" look="next" wide busy={register.isPending}>
          {t('sign_up.submit')}
        </Button>
      </form>
    </>
  );
}
