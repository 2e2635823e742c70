'use client';
import { TextInput } from '@mantine/core';
import { mailReceiptInput } from '@/features/counter/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/notify';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './receipt-page.module.css';

/** Sends the receipt to the customer's address or another one. */
export function MailReceipt(ids: { uuid: string; receipt: string; email: string }) {
  const { t } = useT('orders-admin');
  const { t: common } = useT('common');
  const { form, refusal, showRefusal, submit } = useZodForm(mailReceiptInput, ids);
  const mail = trpc.admin.orders.mail_receipt.useMutation({
    onSuccess: ({ message }) => notify({ type: 'success', title: common('notice.success'), text: message }),
    onError: showRefusal,
  });
  return (
    <form
      onSubmit={submit((values) => mail.mutate(values))}
      noValidate
      className={css.mail}
      aria-label={t('receipt.mail')}
    >
      <TextInput
        key={form.key('email')}
        type="email"
        label={t('receipt.address')}
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" busy={mail.isPending}>
        {t('receipt.mail')}
      </Button>
    </form>
  );
}
