'use client';
import { useEffect } from 'react';
import { type Audience, homeOf, inactiveOf } from '@/features/accounts/domain/audience';
import { loginForm } from '@/features/accounts/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import type { CallError } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { saveNotice } from '@/ui/feedback/saved-notice';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './account-card.module.css';
import { authCalls } from './auth-calls';
import { openPath } from './open-path';
import { SignInRefusal } from './sign-in-refusal';
import { PasswordField, TextField } from './text-field';

export const noCredentials = { email: '', password: '' };
type Credentials = typeof noCredentials;

type Props = {
  lng: Locale;
  audience: Audience;
  callbackUrl: string | undefined;
  typed?: Credentials;
  onType?: (values: Credentials) => void;
};

export function SignInForm({ lng, audience, callbackUrl, typed = noCredentials, onType }: Props) {
  const { t } = useT('accounts');
  const { t: translateError } = useT('errors');
  const { form, refusal, showRefusal, submit } = useZodForm(loginForm, typed, onType);

  const login = authCalls(audience).login.useMutation({
    onError: (error: CallError) => {
      if (error.data?.code === 'deactivated') openPath(lng, undefined, inactiveOf(audience));
      else showRefusal(error.data ? error : { message: translateError('invalid_credentials') });
    },
  });
  const { data: session } = login;
  // Navigates in an effect, so that the message renders first; a public page would not show it.
  useEffect(() => {
    if (!session) return;
    saveNotice(session.message);
    openPath(lng, callbackUrl, homeOf(audience));
  }, [session, lng, callbackUrl, audience]);
  const onSubmit = submit((values) => login.mutate(values));

  return (
    <form onSubmit={onSubmit} method="post" noValidate className={css.fields} aria-label={t('sign_in.title')}>
      {refusal && login.variables && (
        <SignInRefusal
          audience={audience}
          callback={callbackUrl}
          code={login.error?.data?.code}
          email={login.variables.email}
          message={refusal}
        />
      )}
      <TextField form={form} name="email" type="email" label={t('field.email')} autoComplete="username" />
      <PasswordField form={form} name="password" label={t('field.password')} autoComplete="current-password" />
      {session && <Alert tone="success">{session.message}</Alert>}
      <Button type="submit" look="next" wide busy={login.isPending || login.isSuccess}>
        {t('sign_in.submit')}
      </Button>
    </form>
  );
}
