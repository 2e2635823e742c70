'use client';
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
  const { form, refusal, showRefusal, submit } = useZodForm(addressInput, { email: '' });
  const resend = call.useMutation({
    onError: showRefusal,
  });
  if (resend.data) return <Outcome>{resend.data.message}</Outcome>;
  return (
    <form
      onSubmit={submit((values) => resend.mutate(values))}
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
