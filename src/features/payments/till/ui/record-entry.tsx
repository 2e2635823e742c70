'use client';
import { Select, TextInput } from '@mantine/core';
import { type TillKind, tillEntryInput, tillKinds } from '@/features/payments/till/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { MoneyField } from '@/ui/form/money-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import { Panel } from '@/ui/show/panel';
import css from './till.module.css';
import { useTillAction } from './use-till-action';

/** Records cash put into or taken out of the till without an order, with the reason. */
export function RecordEntry() {
  const { t } = useT('payments-admin');
  const { form, refusal, showRefusal, submit } = useZodForm(tillEntryInput, {
    kind: 'petty_cash' as TillKind,
    amount: null as number | null,
    reason: '',
  });
  const { onSuccess } = useTillAction(t('till.recorded'));
  const record = trpc.admin.till.record.useMutation({
    onSuccess() {
      form.reset();
      return onSuccess();
    },
    onError: showRefusal,
  });
  const onSubmit = submit(({ amount, ...entry }) => record.mutate({ ...entry, amount: Number(amount) }));
  return (
    <Panel title={t('till.movements')}>
      <form onSubmit={onSubmit} noValidate className={css.form} aria-label={t('till.movements')}>
        <Select
          key={form.key('kind')}
          {...form.getInputProps('kind')}
          label={t('column.kind')}
          data={tillKinds.map((value) => ({ value, label: t(`till.kind.${value}`) }))}
          allowDeselect={false}
        />
        <MoneyField form={form} path="amount" label={t('column.amount')} />
        <TextInput
          key={form.key('reason')}
          label={t('till.reason')}
          description={t('till.reasonHint')}
          {...form.getInputProps('reason')}
        />
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <Button type="submit" busy={record.isPending}>
          {t('till.record')}
        </Button>
      </form>
    </Panel>
  );
}
