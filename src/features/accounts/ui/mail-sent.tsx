'use client';
import { useState } from 'react';
import { addressInput } from '@/features/accounts/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './account-card.module.css';
import { ResendLink } from './resend-link';
import type { Registered } from './sign-up-form';
import { TextField } from './text-field';

type Props = { registered: Registered; onRegistered: (registered: Registered) => void; onSignIn: () => void };

/** Registers again with another address and all other input unchanged. */
function AddressForm({ registered: { input }, onRegistered }: Pick<Props, 'registered' | 'onRegistered'>) {
  const { t } = useT('accounts');
  const { form, refusal, showRefusal, submit } = useZodForm(addressInput, { email: input.email });
  const register = trpc.auth.users.register.useMutation({
    onSuccess: ({ message }, sent) => onRegistered({ input: sent, message, at: performance.now() }),
    onError: showRefusal,
  });
  return (
    <form
      onSubmit={submit(({ email }) => register.mutate({ ...input, email }))}
      method="post"
      noValidate
      className={css.fields}
      aria-label={t('sent.wrong')}
    >
      <TextField form={form} name="email" type="email" label={t('field.email')} autoComplete="email" autoFocus />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={register.isPending}>
        {t('sent.send_to_correct')}
      </Button>
    </form>
  );
}

/** Shown after registering: names the address, and helps if the email does not arrive. */
export function MailSent({ registered, onRegistered, onSignIn }: Props) {
  const { t } = useT('accounts');
  const [isCorrecting, setCorrecting] = useState(false);
  const { email } = registered.input;
  return (
    <>
      <ResendLink call={trpc.auth.users.resend_email_verification} email={email} notice={registered.message} />
      <p>{t('sent.to', { email })}</p>
      {isCorrecting ? (
        <AddressForm registered={registered} onRegistered={onRegistered} />
      ) : (
        <Button onClick={() => setCorrecting(true)}>{t('sent.wrong')}</Button>
      )}
      <Button look="quiet" wide onClick={onSignIn}>
        {t('sent.already_confirmed')}
      </Button>
    </>
  );
}
