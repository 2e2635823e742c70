'use client';
import { useState } from 'react';
import { type Audience, homeOf, inactiveOf } from '@/features/accounts/domain/audience';
import { loginInput } from '@/features/accounts/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import type { CallError } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './account-card.module.css';
import { authCalls } from './auth-calls';
import { openPath } from './open-path';
import { SignInRefusal } from './sign-in-refusal';
import { PasswordField, TextField } from './text-field';

type Props = { lng: Locale; audience: Audience; callbackUrl: string | undefined };

export function SignInForm({ lng, audience, callbackUrl }: Props) {
  const { t } = useT('accounts');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, focusFirst, showRefusal } = useZodForm(loginInput, { email: '', password: '' });

  const login = authCalls(audience).login.useMutation({
    onMutate: () => setRefusal(null),
    onSuccess: () => openPath(lng, callbackUrl, homeOf(audience)),
    onError: (error: CallError) => {
      if (error.data?.code === 'deactivated') openPath(lng, undefined, inactiveOf(audience));
      else setRefusal(showRefusal(error));
    },
  });
  const submit = form.onSubmit((values) => login.mutate(values), focusFirst);

  return (
    <form onSubmit={submit} method="post" noValidate className={css.fields} aria-label={t('sign_in.title')}>
      {refusal && login.variables && (
        <SignInRefusal
          audience={audience}
          code={login.error?.data?.code}
          email={login.variables.email}
          message={refusal}
        />
      )}
      <TextField form={form} name="email" type="email" label={t('field.email')} autoComplete="username" />
      <PasswordField form={form} name="password" label={t('field.password')} autoComplete="current-password" />
      <Button type="submit" look="next" wide busy={login.isPending || login.isSuccess}>
        {t('sign_in.submit')}
      </Button>
    </form>
  );
}
