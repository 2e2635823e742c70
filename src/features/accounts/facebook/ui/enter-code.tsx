'use client';
import { facebookConfirmInput } from '@/features/accounts/facebook/schema';
import css from '@/features/accounts/ui/account-card.module.css';
import { TextField } from '@/features/accounts/ui/text-field';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';

type Props = {
  proof: string;
  email: string;
  notice: string;
  onSignedIn: () => void;
  onDeactivated: () => void;
  onOtherEmail: () => void;
};

/** A correct code signs in. */
export function EnterCode({ proof, email, notice, onSignedIn, onDeactivated, onOtherEmail }: Props) {
  const { t } = useT('accounts');
  const { form, refusal, showRefusal, submit } = useZodForm(facebookConfirmInput, { proof, email, pin: '' });
  const confirm = trpc.auth.users.facebook_confirm.useMutation({
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error.data?.code === 'deactivated') onDeactivated();
      else showRefusal(error);
    },
  });
  return (
    <form
      onSubmit={submit((values) => confirm.mutate(values))}
      method="post"
      noValidate
      className={css.fields}
      aria-label={t('facebook.title')}
    >
      <Alert tone="success">{notice}</Alert>
      <p className={css.lead}>{t('facebook.code_lead', { email })}</p>
      <TextField form={form} name="pin" label={t('forgot.code')} autoComplete="one-time-code" autoFocus />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" wide busy={confirm.isPending || confirm.isSuccess}>
        {t('facebook.finish')}
      </Button>
      <Button look="quiet" wide onClick={onOtherEmail}>
        {t('facebook.other_email')}
      </Button>
    </form>
  );
}
