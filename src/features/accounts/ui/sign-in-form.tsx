'use client';
import { PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/client';
import { callbackPath } from '../../../shared/callback-path';
import { type Locale, localePath, splitLocale } from '../../../shared/locales';
import { type CallError, trpc } from '../../../trpc/react';
import { Button } from '../../../ui/action/button';
import { Alert } from '../../../ui/feedback/alert';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { type Door, homeOf, inactiveOf } from '../domain/door';
import { loginInput } from '../schema';
import css from './account-card.module.css';

type Props = { lng: Locale; door: Door; callbackUrl: string | undefined };

/** A document load, not a client navigation: everything the visitor saw is left behind. */
const open = (lng: Locale, path: string) => location.assign(localePath(lng, splitLocale(path).path));

export function SignInForm({ lng, door, callbackUrl }: Props) {
  const { t } = useT('accounts');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, focusFirst, showRefusal } = useZodForm(loginInput, { email: '', password: '' });

  const onError = (error: CallError) => {
    if (error.data?.code === 'deactivated') return open(lng, inactiveOf(door));
    setRefusal(showRefusal(error));
  };
  const onSuccess = () => open(lng, callbackPath(callbackUrl, homeOf(door)));
  const customer = trpc.accounts.users.login.useMutation({ onSuccess, onError });
  const admin = trpc.accounts.admins.login.useMutation({ onSuccess, onError });
  const login = door === 'admins' ? admin : customer;

  const submit = form.onSubmit((values) => {
    setRefusal(null);
    login.mutate(values);
  }, focusFirst);

  return (
    <form onSubmit={submit} noValidate className={css.fields} aria-label={t('sign_in.title')}>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        label={t('field.email')}
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <PasswordInput
        name="password"
        autoComplete="current-password"
        label={t('field.password')}
        visibilityToggleButtonProps={{ 'aria-label': t('field.show_password') }}
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <Button type="submit" look="next" wide busy={login.isPending || login.isSuccess}>
        {t('sign_in.submit')}
      </Button>
    </form>
  );
}
