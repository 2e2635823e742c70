'use client';
import { facebookAddressInput, type UnknownPersonView } from '@/features/accounts/facebook/schema';
import css from '@/features/accounts/ui/account-card.module.css';
import { TextField } from '@/features/accounts/ui/text-field';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import { EnterCode } from './enter-code';

type Props = { person: UnknownPersonView; onSignedIn: () => void; onDeactivated: () => void };

/** Asks for an address, then for the code emailed to that address. */
export function ConfirmAddress({ person: { proof, email }, onSignedIn, onDeactivated }: Props) {
  const { t } = useT('accounts');
  const { form, refusal, showRefusal, submit } = useZodForm(facebookAddressInput, { proof, email: email ?? '' });
  const send = trpc.auth.users.facebook_send_code.useMutation({ onError: showRefusal });
  if (send.data) {
    return (
      <EnterCode
        proof={proof}
        email={send.variables.email}
        notice={send.data.message}
        onSignedIn={onSignedIn}
        onDeactivated={onDeactivated}
        onOtherEmail={send.reset}
      />
    );
  }
  return (
    <form
      onSubmit={submit((values) => send.mutate(values))}
      method="post"
      noValidate
      className={css.fields}
      aria-label={t('facebook.title')}
    >
      <h2>{t('facebook.title')}</h2>
      <p className={css.lead}>{t('facebook.lead')}</p>
      <TextField form={form} name="email" type="email" label={t('field.email')} autoComplete="email" autoFocus />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" wide busy={send.isPending}>
        {t('facebook.send')}
      </Button>
    </form>
  );
}
