'use client';
import { useState } from 'react';
import { addressInput } from '@/features/accounts/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './account-card.module.css';
import type { LinkCall } from './auth-calls';
import { Outcome } from './outcome';
import { TextField } from './text-field';

type Props = { call: LinkCall; lead: string; label: string };

export function NewLinkForm({ call, lead, label }: Props) {
  const { t } = useT('accounts');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, focusFirst, showRefusal } = useZodForm(addressInput, { email: '' });
  const resend = call.useMutation({
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
      aria-label={label}
    >
      <p>{lead}</p>
      <TextField form={form} name="email" type="email" label={t('field.email')} autoComplete="email" />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="next" wide busy={resend.isPending}>
        {label}
      </Button>
    </form>
  );
}
