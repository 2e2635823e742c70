'use client';
import { NumberInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { noteInput, type StaffOrderView, staffRefundInput } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { rupiahInputProps } from '@/ui/form/rupiah-input-props';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './order-decisions.module.css';
import { RefundWay, type RefundWayName } from './refund-way';
import { useOrderAction } from './use-order-action';

type Props = { order: StaffOrderView };

const refundPartInput = staffRefundInput.required({ amount: true });

/** A partial refund leaves the order's status unchanged. */
export function RefundPart({ order: { uuid, booking_id: bookingId, outstanding } }: Props) {
  const { t, lng } = useT('orders-admin');
  const action = useOrderAction();
  const { form, refusal, showRefusal, submit } = useZodForm(refundPartInput, {
    uuid,
    amount: '' as number | string,
    reason: '',
  });
  const [how, setHow] = useState<RefundWayName>('gateway');
  const refund = trpc.admin.orders.refund.useMutation({
    ...action,
    onSuccess(answer) {
      form.reset();
      action.onSuccess(answer);
    },
    onError: showRefusal,
  });
  const onSubmit = submit(async ({ amount: typed, reason }) => {
    const amount = Number(typed);
    const yes = await confirm({
      title: t('dialog.refundPartTitle', { bookingId, amount: formatRupiah(amount, lng) }),
      body: t('dialog.refundPart', { due: formatRupiah(outstanding, lng) }),
      confirmLabel: t('action.refundPart'),
      danger: true,
    });
    if (yes) refund.mutate({ uuid, amount, how, reason });
  });
  return (
    <form onSubmit={onSubmit} noValidate className={css.fields} aria-label={t('form.refund')}>
      <NumberInput
        key={form.key('amount')}
        label={t('field.refund')}
        {...rupiahInputProps(lng)}
        {...form.getInputProps('amount')}
      />
      <RefundWay onWay={setHow} />
      <Textarea autosize key={form.key('reason')} label={t('refundReason')} {...form.getInputProps('reason')} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" busy={refund.isPending}>
        {t('action.refundPart')}
      </Button>
    </form>
  );
}

export function AddNote({ order: { uuid } }: Props) {
  const { t } = useT('orders-admin');
  const action = useOrderAction();
  const { form, refusal, showRefusal, submit } = useZodForm(noteInput, { uuid, note: '' });
  const add = trpc.admin.orders.add_note.useMutation({
    ...action,
    onSuccess(answer) {
      form.reset();
      action.onSuccess(answer);
    },
    onError: showRefusal,
  });
  const onSubmit = submit(({ note }) => add.mutate({ uuid, note }));
  return (
    <form onSubmit={onSubmit} noValidate className={css.fields} aria-label={t('form.note')}>
      <Textarea autosize minRows={2} key={form.key('note')} label={t('field.note')} {...form.getInputProps('note')} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" busy={add.isPending}>
        {t('action.note')}
      </Button>
    </form>
  );
}
