'use client';
import { type RegisterInput, registerInput } from '@/features/accounts/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './account-card.module.css';
import { NameFields } from './name-fields';
import { NewPasswordFields } from './new-password-fields';
import { TextField } from './text-field';

export const noRegistration = { first_name: '', last_name: '', email: '', password: '', confirm_password: '' };
type Registration = typeof noRegistration;

/** Keeps the submitted form, so that a wrong address can be corrected without typing the rest again. */
export type Registered = { input: RegisterInput; message: string; at: number };

type Props = {
  /** Page to open once the address is confirmed. */
  callback: string | undefined;
  typed: Registration;
  onType: (values: Registration) => void;
  onRegistered: (registered: Registered) => void;
};

export function SignUpForm({ callback, typed, onType, onRegistered }: Props) {
  const { t } = useT('accounts');
  const { t: translateError } = useT('errors');
  const { form, refusal, showRefusal, submit } = useZodForm(registerInput, typed, onType);
  const register = trpc.auth.users.register.useMutation({
    onSuccess: ({ message }, input) => onRegistered({ input, message, at: performance.now() }),
    onError: (error) => showRefusal(error.data ? error : { message: translateError('invalid_credentials') }),
  });
  const onSubmit = submit((values) => register.mutate({ ...values, ...(callback && { callback_path: callback }) }));

  return (
    <form onSubmit={onSubmit} method="post" noValidate className={css.fields} aria-label={t('sign_up.title')}>
      <NameFields form={form} />
      <TextField form={form} name="email" type="email" label={t('field.email')} autoComplete="email" />
      <NewPasswordFields form={form} label={t('field.password')} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" wide busy={register.isPending}>
        {t('sign_up.submit')}
      </Button>
    </form>
  );
}
