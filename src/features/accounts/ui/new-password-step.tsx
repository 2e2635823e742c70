'use client';
import type { Audience } from '@/features/accounts/domain/audience';
import { resetPasswordInput } from '@/features/accounts/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './account-card.module.css';
import { authCalls } from './auth-calls';
import { NewPasswordFields } from './new-password-fields';

type Props = {
  audience: Audience;
  email: string;
  pin: string;
  onSet: (message: string) => void;
  onCodeRefused: () => void;
};

export function NewPasswordStep({ audience, email, pin, onSet, onCodeRefused }: Props) {
  const { t } = useT('accounts');
  const { form, refusal, setRefusal, showRefusal, submit } = useZodForm(resetPasswordInput, {
    email,
    pin,
    password: '',
    confirm_password: '',
  });
  const reset = authCalls(audience).reset_password.useMutation({
    onSuccess: ({ message }) => onSet(message),
    onError(error) {
      const pinError = error.data?.errors?.pin?.[0];
      if (pinError) setRefusal(pinError);
      else showRefusal(error);
    },
  });
  const wayBack = reset.error?.data?.errors?.pin && (
    <Button size="s" onClick={onCodeRefused}>
      {t('forgot.back_to_code')}
    </Button>
  );
  return (
    <form
      onSubmit={submit((values) => reset.mutate(values))}
      method="post"
      noValidate
      className={css.fields}
      aria-label={t('forgot.password_title')}
    >
      <p className={css.lead}>{t('forgot.password_lead')}</p>
      <NewPasswordFields form={form} label={t('field.new_password')} autoFocus />
      {refusal && (
        <Alert tone="error" actions={wayBack}>
          {refusal}
        </Alert>
      )}
      <Button type="submit" look="next" wide busy={reset.isPending}>
        {t('forgot.set')}
      </Button>
    </form>
  );
}
