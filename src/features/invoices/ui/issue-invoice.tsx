'use client';
import { Textarea, TextInput } from '@mantine/core';
import { issueInput, type OrderInvoices } from '@/features/invoices/schema';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './invoices.module.css';
import { useInvoiceIssued } from './use-invoice-issued';

type Props = { uuid: string; next: OrderInvoices };

/** Suggests the recipient of the customer's last invoice. */
export function IssueInvoice({ uuid, next }: Props) {
  const { t, lng } = useT('orders-admin');
  const issued = useInvoiceIssued('issue');
  const { form, refusal, showRefusal, submit } = useZodForm(issueInput, { uuid, recipient: next.recipient });
  const issue = trpc.admin.invoices.issue.useMutation({ ...issued, onError: showRefusal });
  return (
    <details>
      <summary>{t('invoices.issue')}</summary>
      <form
        onSubmit={submit((values) => issue.mutate(values))}
        noValidate
        className={css.form}
        aria-label={t('invoices.issue')}
      >
        <p>{t('invoices.over', { total: formatRupiah(next.total, lng) })}</p>
        <TextInput
          key={form.key('recipient.name')}
          label={t('invoices.name')}
          {...form.getInputProps('recipient.name')}
        />
        <TextInput
          key={form.key('recipient.company')}
          label={t('invoices.company')}
          {...form.getInputProps('recipient.company')}
        />
        <Textarea
          key={form.key('recipient.address')}
          label={t('invoices.address')}
          autosize
          minRows={2}
          {...form.getInputProps('recipient.address')}
        />
        <TextInput
          key={form.key('recipient.tax_number')}
          label={t('invoices.taxNumber')}
          {...form.getInputProps('recipient.tax_number')}
        />
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <Button type="submit" busy={issue.isPending}>
          {t('invoices.issue')}
        </Button>
      </form>
    </details>
  );
}
