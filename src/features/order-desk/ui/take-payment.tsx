'use client';
import { Checkbox } from '@mantine/core';
import { sentLines, type TypedLine, typedLine } from '@/features/counter/domain/payment-lines';
import { onSitePaymentInput } from '@/features/counter/schema';
import { PaymentLines } from '@/features/counter/ui/payment-lines';
import type { StaffOrderView } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import { formatRupiah } from '@/shared/schema/money';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useLiveForm } from '@/ui/form/use-live-form';
import css from './take-payment.module.css';
import { useOrderAction } from './use-order-action';

type Props = { order: StaffOrderView };
type Typed = { lines: TypedLine[]; for_account: boolean };

/** Suggests the amount due of an unpaid order, else the rest, else the amount on account. */
const firstAmount = ({ due_left: due, outstanding, payable }: StaffOrderView) => due || outstanding || payable;

/** Takes payments at the counter by several methods at once; clears the amounts afterwards. */
export function TakePayment({ order }: Props) {
  const { t, lng } = useT('orders-admin');
  const { onSuccess, onSettled } = useOrderAction();
  const { counterMethods } = useShop();
  const sent = ({ lines, for_account }: Typed) => ({
    ...{ uuid: order.uuid, payments: sentLines(lines, order.payable), for_account },
  });
  const toInput = (typed: Typed) => {
    const input = sent(typed);
    // Without any amount, reports the first as missing.
    return input.payments.length > 0 ? input : { ...input, payments: [{ method: typed.lines[0]?.method }] };
  };
  const { form, values, errors, change, refusal, showRefusal, submit } = useLiveForm<Typed>(
    { schema: onSitePaymentInput, toInput },
    { lines: [typedLine(firstAmount(order), counterMethods)], for_account: false },
  );
  const take = trpc.admin.orders.take_payment.useMutation({
    onSettled,
    onSuccess(answer) {
      form.setValues({ lines: [typedLine('', counterMethods)], for_account: false });
      onSuccess(answer);
    },
    onError: showRefusal,
  });
  const onSubmit = submit((typed) => {
    if (!take.isPending) take.mutate(sent(typed));
  });
  return (
    <form onSubmit={onSubmit} noValidate className={css.form} aria-label={t('form.payment')}>
      <p className={css.due}>
        {t('counter.open', { amount: formatRupiah(order.payable, lng) })}
        {order.due_left > 0 && <> · {t('counter.dueLeft', { amount: formatRupiah(order.due_left, lng) })}</>}
        {order.on_account > 0 && <> · {t('counter.onAccount', { amount: formatRupiah(order.on_account, lng) })}</>}
      </p>
      <PaymentLines
        lines={values.lines}
        onChange={(lines) => change('lines', lines)}
        errors={errors}
        due={order.payable}
      />
      {order.on_account > 0 && order.outstanding > 0 && (
        <Checkbox
          label={t('counter.forAccount')}
          checked={values.for_account}
          onChange={(event) => change('for_account', event.currentTarget.checked)}
        />
      )}
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={take.isPending}>
        {t('action.payment')}
      </Button>
    </form>
  );
}
