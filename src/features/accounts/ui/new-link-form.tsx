'use client';
import { useState } from 'react';
import { useT } from '../../../i18n/client';
import { trpc } from '../../../trpc/react';
import { Button } from '../../../ui/action/button';
import { Alert } from '../../../ui/feedback/alert';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { addressInput } from '../schema';
import css from './account-card.module.css';
import { Outcome } from './outcome';
import { TextField } from './text-field';

/** The way on when a link is used up or old: another one. */
export function NewLinkForm() {
  const { t } = useT('accounts');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, focusFirst, showRefusal } = useZodForm(addressInput, { email: '' });
  const resend = trpc.accounts.users.resend_email_verification.useMutation({
    onMutate: () => setRefusal(null),
    onError: (error) => setRefusal(showRefusal(error)),
  });
  if (resend.data) return <Outcome>{resend.data.message}</Outcome>;
  return (
    <form
      onSubmit={form.onSubmit((values) => resend.mutate(values), focusFirst)}
      method="post"
      noValidate
      className={css.fields}
      aria-label={t('verify.new_link')}
    >
      <p>{t('verify.new_link_lead')}</p>
      <TextField form={form} name="email" type="email" label={t('field.email')} autoComplete="email" />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" wide busy={resend.isPending}>
        {t('verify.new_link')}
      </Button>
    </form>
  );
}
