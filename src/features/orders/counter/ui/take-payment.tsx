'use client';
import { Checkbox } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { StaffOrderView } from '@/features/orders/admin/schema';
import { useOrderAction } from '@/features/orders/admin/ui/use-order-action';
import { useT } from '@/i18n/client';
import { inRupiah } from '@/shared/schema/money';
import { useShop } from '@/shop/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { PaymentLines, sentLines, typedLine } from './payment-lines';
import css from './take-payment.module.css';

type Props = { order: StaffOrderView };

/** What is to be taken first: what an unpaid order needs, else the rest, else what is on account. */
const firstAmount = ({ due_left: due, outstanding, payable }: StaffOrderView) => due || outstanding || payable;

/** Takes money at the counter, in several ways at once; the amounts are empty again afterwards. */
export function TakePayment({ order }: Props) {
  const { t, lng } = useT('orders-admin');
  const action = useOrderAction();
  const { counterMethods } = useShop();
  const [lines, setLines] = useState(() => [typedLine(firstAmount(order), counterMethods)]);
  const [forAccount, setForAccount] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = trpc.admin.orders.take_payment.useMutation({
    ...action,
    onSuccess(answer) {
      setLines([typedLine('', counterMethods)]);
      setForAccount(false);
      action.onSuccess(answer);
    },
    onError({ message, data }) {
      const fields = Object.entries(data?.errors ?? {}).map(([field, [first]]) => [field, first ?? message]);
      setErrors(Object.fromEntries(fields));
      setRefusal(fields.length > 0 ? null : message);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (take.isPending) return;
    setErrors({});
    setRefusal(null);
    const payments = sentLines(lines);
    if (payments.length === 0) return setErrors({ 'payments.0.amount': t('counter.amountRequired') });
    take.mutate({ uuid: order.uuid, payments, for_account: forAccount });
  };
  return (
    <form onSubmit={onSubmit} noValidate className={css.form} aria-label={t('form.payment')}>
      <p className={css.due}>
        {t('counter.open', { amount: inRupiah(order.payable, lng) })}
        {order.due_left > 0 && <> · {t('counter.dueLeft', { amount: inRupiah(order.due_left, lng) })}</>}
        {order.on_account > 0 && <> · {t('counter.onAccount', { amount: inRupiah(order.on_account, lng) })}</>}
      </p>
      <PaymentLines lines={lines} onChange={setLines} errors={errors} due={order.payable} />
      {order.on_account > 0 && order.outstanding > 0 && (
        <Checkbox
          label={t('counter.forAccount')}
          checked={forAccount}
          onChange={(event) => setForAccount(event.currentTarget.checked)}
        />
      )}
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={take.isPending}>
        {t('do.payment')}
      </Button>
    </form>
  );
}
