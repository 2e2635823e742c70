'use client';
import { TextInput } from '@mantine/core';
import { type CashDay, closeCashInput } from '@/features/payments/cash/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { formatDay } from '@/shared/time/dates';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { confirm } from '@/ui/feedback/confirm';
import { useNotify } from '@/ui/feedback/use-notify';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './cash.module.css';
import { CountedFields } from './counted-fields';

/** Asks for the counted cash, prefilled from the handover, and for confirmation before the day is closed for good. */
export function CloseCash({ lng, day: { date, expected, till } }: { lng: Locale; day: CashDay }) {
  const { t } = useT('payments-admin');
  const { admin } = trpc.useUtils();
  const toast = useNotify();
  const [handed] = till.counts;
  const moved = handed ? expected - handed.expected : 0;
  const { form, refusal, showRefusal, submit } = useZodForm(closeCashInput, {
    date,
    counted: handed?.counted ?? null,
    left_in_till: handed?.left_in_till ?? till.float,
    note: handed?.note ?? '',
  });
  const close = trpc.admin.cash.close.useMutation({
    onSuccess() {
      toast.done(t('cash.closed', { day: formatDay(date, lng, 'full') }));
      return admin.cash.invalidate();
    },
    onError: showRefusal,
  });
  const onSubmit = submit(async ({ counted: typed, left_in_till, note }) => {
    const counted = Number(typed);
    const yes = await confirm({
      title: t('cash.dialog.title', { day: formatDay(date, lng, 'full') }),
      body: t('cash.dialog.body', {
        counted: formatRupiah(counted, lng),
        difference: formatRupiah(counted - expected, lng),
      }),
      confirmLabel: t('cash.close'),
    });
    if (yes) close.mutate({ date, counted, left_in_till, note });
  });
  return (
    <form onSubmit={onSubmit} noValidate className={css.close} aria-label={t('cash.close')}>
      {moved !== 0 && <Alert tone="warning">{t('till.changedSinceCount', { amount: formatRupiah(moved, lng) })}</Alert>}
      <CountedFields form={form} hasFloat={till.float !== null} />
      <TextInput
        key={form.key('note')}
        label={t('cash.note')}
        description={t('cash.noteHint')}
        {...form.getInputProps('note')}
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={close.isPending}>
        {t('cash.close')}
      </Button>
    </form>
  );
}
