'use client';
import Link from 'next/link';
import { useState } from 'react';
import { useT } from '../../../i18n/client';
import { type Locale, localePath } from '../../../shared/locales';
import { Button } from '../../../ui/action/button';
import { Alert } from '../../../ui/feedback/alert';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { type Door, signInOf } from '../domain/door';
import { resetPasswordInput } from '../schema';
import { accountCalls } from './account-calls';
import css from './account-card.module.css';
import { PasswordField } from './text-field';

type Props = { lng: Locale; door: Door; email: string; pin: string; onCodeRefused: () => void };

export function NewPasswordStep({ lng, door, email, pin, onCodeRefused }: Props) {
  const { t } = useT('accounts');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, focusFirst, showRefusal } = useZodForm(resetPasswordInput, {
    email,
    pin,
    password: '',
    confirm_password: '',
  });
  const reset = accountCalls(door).reset_password.useMutation({
    onMutate: () => setRefusal(null),
    onError: (error) => {
      setRefusal(error.data?.errors?.pin?.[0] ?? showRefusal(error));
    },
  });
  if (reset.data) {
    return (
      <>
        <Alert tone="success">{reset.data.message}</Alert>
        <Link href={localePath(lng, signInOf(door))}>{t('sign_in.title')}</Link>
      </>
    );
  }
  const codeRefused = Boolean(reset.error?.data?.errors?.pin);
  return (
    <form
      onSubmit={form.onSubmit((values) => reset.mutate(values), focusFirst)}
      noValidate
      className={css.fields}
      aria-label={t('forgot.password_title')}
    >
      <p className={css.lead}>{t('forgot.password_lead')}</p>
      {refusal && (
        <Alert
          tone="error"
          actions={
            codeRefused && (
              <Button size="s" onClick={onCodeRefused}>
                {t('forgot.back_to_code')}
              </Button>
            )
          }
        >
          {refusal}
        </Alert>
      )}
      <PasswordField
        form={form}
        name="password"
        label={t('field.new_password')}
        description={t('field.password_rule')}
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="confirm_password"
        label={t('field.confirm_password')}
        autoComplete="new-password"
      />
      <Button type="submit" look="next" wide busy={reset.isPending}>
        {t('forgot.set')}
      </Button>
    </form>
  );
}
