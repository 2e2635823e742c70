'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { addressInput } from '@/features/accounts/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './account-card.module.css';
import { authCalls } from './auth-calls';
import { TextField } from './text-field';

type Props = {
  audience: Audience;
  /** Address typed earlier, for a user who returns to correct it. */
  email: string;
  onSent: (email: string, message: string) => void;
};

export function EmailStep({ audience, email, onSent }: Props) {
  const { t } = useT('accounts');
  const { form, refusal, showRefusal, submit } = useZodForm(addressInput, { email });
  const request = authCalls(audience).forgot_password.useMutation({
    onSuccess: ({ message }, input) => onSent(input.email, message),
    onError: showRefusal,
  });
  return (
    <form
      onSubmit={submit((values) => request.mutate(values))}
      method="post"
      noValidate
      className={css.fields}
      aria-label={t('forgot.title')}
    >
      <p className={css.lead}>{t('forgot.lead')}</p>
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('field.email')}
        autoComplete="username"
        autoFocus={email !== ''}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" wide busy={request.isPending}>
        {t('forgot.send')}
      </Button>
    </form>
  );
}
