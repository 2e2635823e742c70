'use client';
import { TextInput } from '@mantine/core';
import { type StaffOrderView, settleMisfitInput } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './take-payment.module.css';
import { useOrderAction } from './use-order-action';

/** The question that a diver does not fit, which staff settle with a reason. */
export function SettleMisfit({ order: { uuid, attention } }: { order: StaffOrderView }) {
  const { t } = useT('orders-admin');
  const action = useOrderAction();
  const { form, refusal, showRefusal, submit } = useZodForm(settleMisfitInput, { uuid, reason: '' });
  const settle = trpc.admin.orders.settle_misfit.useMutation({ ...action, onError: showRefusal });
  if (!attention.includes('misfit')) return null;
  return (
    <Alert tone="warning" title={t('attention.misfit')}>
      <form
        onSubmit={submit((values) => settle.mutate(values))}
        noValidate
        className={css.form}
        aria-label={t('misfit.settle')}
      >
        <TextInput key={form.key('reason')} label={t('misfit.reason')} {...form.getInputProps('reason')} />
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <Button type="submit" size="s" busy={settle.isPending}>
          {t('misfit.settle')}
        </Button>
      </form>
    </Alert>
  );
}
