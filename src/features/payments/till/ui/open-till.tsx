'use client';
import { TextInput } from '@mantine/core';
import { openTillInput } from '@/features/payments/till/schema';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatRupiah } from '@/shared/schema/money';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { MoneyField } from '@/ui/form/money-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import { Panel } from '@/ui/show/panel';
import css from './till.module.css';
import { useTillAction } from './use-till-action';

/** Records the float counted in the morning, prefilled with the previous evening's remaining cash. */
export function OpenTill({ lng, leftBefore }: { lng: Locale; leftBefore: number | null }) {
  const { t } = useT('payments-admin');
  const { form, refusal, showRefusal, submit } = useZodForm(openTillInput, { float: leftBefore, note: '' });
  const open = trpc.admin.till.open.useMutation({ ...useTillAction(t('till.opened')), onError: showRefusal });
  const onSubmit = submit(({ float, note }) => open.mutate({ float: Number(float), note }));
  return (
    <Panel title={t('till.open')}>
      <form onSubmit={onSubmit} noValidate className={css.form} aria-label={t('till.open')}>
        <MoneyField
          form={form}
          path="float"
          label={t('till.float')}
          description={
            leftBefore === null ? t('till.floatHint') : t('till.floatLeft', { amount: formatRupiah(leftBefore, lng) })
          }
        />
        <TextInput
          key={form.key('note')}
          label={t('cash.note')}
          description={t('cash.noteHint')}
          {...form.getInputProps('note')}
        />
        {refusal && <Alert tone="error">{refusal}</Alert>}
        <Button type="submit" look="solid" busy={open.isPending}>
          {t('till.open')}
        </Button>
      </form>
    </Panel>
  );
}
