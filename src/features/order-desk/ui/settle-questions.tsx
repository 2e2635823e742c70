'use client';
import { TextInput } from '@mantine/core';
import { type StaffOrderView, settleInput } from '@/features/order-desk/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './take-payment.module.css';
import { useOrderAction } from './use-order-action';

type Question = 'misfit' | 'flight';
type Props = { order: Pick<StaffOrderView, 'uuid' | 'attention'> };

/** The questions that a diver does not fit or flies too soon, each of which staff settle with a reason. */
export const SettleQuestions = ({ order: { uuid, attention } }: Props) =>
  (['misfit', 'flight'] as const)
    .filter((question) => attention.includes(question))
    .map((question) => <SettleQuestion key={question} uuid={uuid} question={question} />);

function SettleQuestion({ uuid, question }: { uuid: string; question: Question }) {
  const { t } = useT('orders-admin');
  const action = useOrderAction();
  const { form, refusal, showRefusal, submit } = useZodForm(settleInput, { uuid, reason: '' });
  const handlers = { ...action, onError: showRefusal };
  const settle = {
    misfit: trpc.admin.orders.settle_misfit.useMutation(handlers),
    flight: trpc.admin.orders.settle_flight.useMutation(handlers),
  }[question];
  return (
    <Alert tone="warning" title={t(`attention.${question}`)}>
      <form
        onSubmit={submit((values) => settle.mutate(values))}
        noValidate
        className={css.form}
        aria-label={t(`attention.${question}`)}
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
