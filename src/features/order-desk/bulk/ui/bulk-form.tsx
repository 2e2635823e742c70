'use client';
import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type BulkInput, type BulkKind, bulkFormInput, MAX_ORDERS } from '@/features/order-desk/bulk/schema';
import type { StaffOrderCard } from '@/features/order-desk/schema';
import { RefundWay } from '@/features/order-desk/ui/refund-way';
import { useT } from '@/i18n/client';
import { inEveryLanguage } from '@/shared/schema/localised';
import { dayAt } from '@/shared/time/days';
import { useCan } from '@/ui/access/rights';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { DayField } from '@/ui/form/day-field';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './bulk.module.css';
import { TextsFields } from './texts-fields';

const blank = { subject: '', body: '' };

/** The day shared by all orders, if there is one. */
const dayOfAll = (orders: readonly StaffOrderCard[]): string => {
  const [day = '', ...others] = new Set(orders.map(({ activity_date }) => activity_date));
  return others.length === 0 ? day : '';
};

type Props = { kind: BulkKind; orders: StaffOrderCard[]; show: (input: BulkInput) => Promise<void> };

/** The fields for the details of an action. */
export function BulkForm({ kind, orders, show }: Props) {
  const { t } = useT('orders-admin');
  const can = useCan();
  const writes = kind === 'mail' || kind === 'whatsapp';
  const [from, setFrom] = useState(() => (kind === 'move' ? dayOfAll(orders) : ''));
  const [date, setDate] = useState('');
  const [busy, setBusy] = useState(false);
  const [today] = useState(() => dayAt(new Date()));
  const { form, refusal, showRefusal, submit } = useZodForm<BulkInput>(bulkFormInput, {
    kind,
    orders: orders.slice(0, MAX_ORDERS).map(({ uuid }) => uuid),
    refund: 'policy',
    ...(from && { from }),
    ...(writes && { texts: inEveryLanguage({ en: blank }, blank) }),
  });
  const onSubmit = submit(async (values) => {
    setBusy(true);
    await show(values)
      .catch(showRefusal)
      .finally(() => setBusy(false));
  });
  return (
    <form onSubmit={onSubmit} noValidate className={css.fields} aria-label={t(`bulk.action.${kind}`)}>
      <p>{t(`bulk.hint.${kind}`)}</p>
      {kind === 'move' && (
        <>
          <DayField
            label={t('bulk.from')}
            description={t('bulk.fromHint')}
            value={from}
            onChange={(day) => {
              setFrom(day);
              form.setFieldValue('from', day || undefined);
            }}
          />
          <DayField
            label={t('bulk.date')}
            first={today}
            required
            value={date}
            error={form.errors.date}
            onChange={(day) => {
              setDate(day);
              form.setFieldValue('date', day || undefined);
            }}
          />
        </>
      )}
      {kind === 'cancel' && (
        <>
          <Radio.Group key={form.key('refund')} {...form.getInputProps('refund')} label={t('bulk.refund')}>
            <div className={css.choices}>
              <Radio value="policy" label={t('bulk.refundPolicy')} />
              <Radio value="all" label={t('bulk.refundAll')} disabled={!can('money')} />
            </div>
          </Radio.Group>
          {can('money') && <RefundWay value={form.getValues().how} onWay={(how) => form.setFieldValue('how', how)} />}
          <TextInput key={form.key('reason')} {...form.getInputProps('reason')} label={t('bulk.reason')} required />
        </>
      )}
      {writes && <TextsFields form={form} withSubject={kind === 'mail'} />}
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" look="solid" busy={busy}>
        {t('bulk.preview')}
      </Button>
    </form>
  );
}
