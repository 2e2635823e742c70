'use client';
import { useState } from 'react';
import { useT } from '../../../i18n/client';
import { callbackPath } from '../../../shared/callback-path';
import type { Locale } from '../../../shared/locales';
import type { CallError } from '../../../trpc/react';
import { Button } from '../../../ui/action/button';
import { Alert } from '../../../ui/feedback/alert';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { type Door, homeOf, inactiveOf } from '../domain/door';
import { loginInput } from '../schema';
import { accountCalls } from './account-calls';
import css from './account-card.module.css';
import { openPath } from './open-path';
import { PasswordField, TextField } from './text-field';
import { UnconfirmedNotice } from './unconfirmed-notice';

type Props = { lng: Locale; door: Door; callbackUrl: string | undefined };

export function SignInForm({ lng, door, callbackUrl }: Props) {
  const { t } = useT('accounts');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, focusFirst, showRefusal } = useZodForm(loginInput, { email: '', password: '' });

  const login = accountCalls(door).login.useMutation({
    onMutate: () => setRefusal(null),
    onSuccess: () => openPath(lng, callbackPath(callbackUrl, homeOf(door))),
    onError: (error: CallError) => {
      if (error.data?.code === 'deactivated') openPath(lng, inactiveOf(door));
      else setRefusal(showRefusal(error));
    },
  });
  const isUnconfirmed = login.error?.data?.code === 'email_unconfirmed';
  const submit = form.onSubmit((values) => login.mutate(values), focusFirst);

  return (
    <form onSubmit={submit} method="post" noValidate className={css.fields} aria-label={t('sign_in.title')}>
      {refusal &&
        (isUnconfirmed && login.variables && door === 'users' ? (
          <UnconfirmedNotice email={login.variables.email}>{refusal}</UnconfirmedNotice>
        ) : (
          <Alert tone="error">{refusal}</Alert>
        ))}
      <TextField form={form} name="email" type="email" label={t('field.email')} autoComplete="username" />
      <PasswordField form={form} name="password" label={t('field.password')} autoComplete="current-password" />
      <Button type="submit" look="next" wide busy={login.isPending || login.isSuccess}>
        {t('sign_in.submit')}
      </Button>
    </form>
  );
}
