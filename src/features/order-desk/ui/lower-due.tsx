'use client';
import { NumberInput, TextInput } from '@mantine/core';
import { lowerDueInput } from '@/features/counter/schema';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { rupiahInputProps } from '@/ui/form/rupiah-input-props';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './take-payment.module.css';
import { useOrderAction } from './use-order-action';

/**
 * Lowers the amount a guest must pay now, down to nothing: the order then counts as paid, and the rest is due on site.
 */
export function LowerDue({ order: { uuid } }: { order: StaffOrderView }) {
  const { t, lng } = useT('orders-admin');
  const action = useOrderAction();
  const { form, refusal, showRefusal, submit } = useZodForm(lowerDueInput, {
    uuid,
    due_now: 0 as number | string,
    reason: '',
  });
  const lower = trpc.admin.orders.lower_due.useMutation({ ...action, onError: showRefusal });
  const onSubmit = submit(({ due_now, reason }) => lower.mutate({ uuid, due_now: Number(due_now), reason }));
  return (
    <details>
      <summary>{t('counter.payLater')}</summary>
      <form onSubmit={onSubmit} noValidate className={css.form} aria-label={t('counter.payLater')}>
        <NumberInput
          key={form.key('due_now')}
          label={t('counter.dueNow')}
          description={t('counter.dueNowHint')}
          {...rupiahInputProps(lng)}
          {...form.getInputProps('due_now')}
        />
        <TextInput key={form.key('reason')} label={t('counter.reason')} {...form.getInputProps('reason')} />
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <Button type="submit" busy={lower.isPending}>
          {t('counter.lowerDue')}
        </Button>
      </form>
    </details>
  );
}
