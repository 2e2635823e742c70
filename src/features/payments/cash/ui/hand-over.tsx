'use client';
import { TextInput } from '@mantine/core';
import type { CashDay } from '@/features/payments/cash/schema';
import { countInput } from '@/features/payments/till/schema';
import { useTillAction } from '@/features/payments/till/ui/use-till-action';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './cash.module.css';
import { CountedFields } from './counted-fields';

/** Counts the till and leaves it to the person who closes the day. */
export function HandOver({ day: { date, till } }: { day: CashDay }) {
  const { t } = useT('payments-admin');
  const { form, refusal, showRefusal, submit } = useZodForm(countInput, {
    date,
    counted: null as number | null,
    left_in_till: till.float,
    note: '',
  });
  const { onSuccess } = useTillAction(t('till.handedOverNotice'));
  const count = trpc.admin.till.count.useMutation({
    onSuccess() {
      form.reset();
      return onSuccess();
    },
    onError: showRefusal,
  });
  const onSubmit = submit(({ counted, left_in_till, note }) =>
    count.mutate({ date, counted: Number(counted), left_in_till: Number(left_in_till), note }),
  );
  return (
    <form onSubmit={onSubmit} noValidate className={css.close} aria-label={t('till.handOver')}>
      <CountedFields form={form} hasFloat={till.float !== null} />
      <TextInput
        key={form.key('note')}
        label={t('cash.note')}
        description={t('cash.noteHint')}
        {...form.getInputProps('note')}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={count.isPending}>
        {t('till.handOver')}
      </Button>
    </form>
  );
}
