'use client';
import { NumberInput, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type ExtraKind, extraKinds, newLine, type SheetView } from '@/features/pay/sheets/schema';
import css from '@/features/pay/ui/pay.module.css';
import { useT } from '@/i18n/client';
import type { Locale } from '@/shared/locale/locales';
import { formatMonth } from '@/shared/time/month';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useNotify } from '@/ui/feedback/use-notify';
import { rupiahInputProps } from '@/ui/form/rupiah-input-props';
import { useZodForm } from '@/ui/form/use-zod-form';

/** Adds a bonus, an advance or a correction, with its reason. */
export function LineForm({ lng, sheet }: { lng: Locale; sheet: SheetView }) {
  const { t } = useT('pay-admin');
  const toast = useNotify();
  const { pay } = trpc.useUtils().admin;
  const kinds = extraKinds.filter((kind) => kind !== 'correction' || sheet.closed_before.length > 0);
  const [kind, setKind] = useState<ExtraKind>('bonus');
  const empty = {
    ...{ member: sheet.member, month: sheet.month, kind: 'bonus' as ExtraKind, amount: '' as number | string },
    ...{ reason: '', corrects: null as string | null },
  };
  const { form, refusal, showRefusal, submit } = useZodForm(newLine, empty, (values) => setKind(values.kind));
  const add = trpc.admin.pay.add_line.useMutation({
    onSuccess({ message }) {
      toast.done(message);
      form.reset();
      setKind('bonus');
      return pay.invalidate();
    },
    onError: showRefusal,
  });
  const onSubmit = submit(({ amount, corrects, ...line }) =>
    add.mutate({ ...line, amount: Number(amount), corrects: line.kind === 'correction' ? corrects : null }),
  );
  return (
    <form noValidate className={`${css.form} ${css.onScreen}`} aria-label={t('extra.title')} onSubmit={onSubmit}>
      <h2>{t('extra.title')}</h2>
      <div className={css.row}>
        <Select
          key={form.key('kind')}
          {...form.getInputProps('kind')}
          label={t('extra.kind')}
          data={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          allowDeselect={false}
        />
        <NumberInput
          key={form.key('amount')}
          label={t('extra.amount')}
          description={t('extra.amountHint')}
          {...rupiahInputProps(lng)}
          allowNegative={kind === 'correction'}
          {...form.getInputProps('amount')}
        />
        <TextInput key={form.key('reason')} {...form.getInputProps('reason')} label={t('extra.reason')} required />
        {kind === 'correction' && (
          <Select
            key={form.key('corrects')}
            {...form.getInputProps('corrects')}
            label={t('extra.corrects')}
            data={sheet.closed_before.map((value) => ({ value, label: formatMonth(value, lng) }))}
          />
        )}
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <div>
        <Button type="submit" size="s" busy={add.isPending}>
          {t('extra.add')}
        </Button>
      </div>
    </form>
  );
}
