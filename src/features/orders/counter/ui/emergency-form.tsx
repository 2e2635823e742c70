'use client';
import { TextInput } from '@mantine/core';
import { useOrderAction } from '@/features/orders/admin/ui/use-order-action';
import { emergencyInput } from '@/features/orders/counter/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './counter-form.module.css';

/** Whom to call in an emergency, of an order that has nobody yet. */
export function EmergencyForm({ uuid }: { uuid: string }) {
  const { t } = useT('orders-admin');
  const { t: words } = useT('orders');
  const action = useOrderAction();
  const { form, refusal, showRefusal, submit } = useZodForm(emergencyInput, {
    uuid,
    name: '',
    phone: '',
    relationship: '',
    message: '',
  });
  const fill = trpc.admin.orders.fill_in_emergency.useMutation({ ...action, onError: showRefusal });
  return (
    <form
      onSubmit={submit((values) => fill.mutate(values))}
      noValidate
      className={css.form}
      aria-label={t('open.nobody')}
    >
      <h3>{t('open.nobody')}</h3>
      <div className={css.row}>
        {(['name', 'phone', 'relationship'] as const).map((field) => (
          <TextInput
            key={form.key(field)}
            label={words(`contact.${field}`)}
            autoComplete="off"
            {...form.getInputProps(field)}
          />
        ))}
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" busy={fill.isPending}>
        {t('open.fillIn')}
      </Button>
    </form>
  );
}
