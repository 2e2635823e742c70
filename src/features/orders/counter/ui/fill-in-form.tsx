'use client';
import { type FormEvent, useState } from 'react';
import { type DiverField, diverFields } from '@/features/booking/divers/domain/fields';
import type { StaffOrderView } from '@/features/orders/admin/schema';
import { useOrderAction } from '@/features/orders/admin/ui/use-order-action';
import { fillInInput } from '@/features/orders/counter/schema';
import { useT } from '@/i18n/client';
import { trpc } from '@/trpc/react';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import css from './counter-form.module.css';
import { OpenField } from './open-field';

type Typed = Partial<Record<DiverField, string>>;

const isNumber = (field: DiverField) => ['number', 'decimal', 'measure'].includes(diverFields[field].typed);

/** What was typed, as the call takes it; a field left empty is not sent. */
const sent = (typed: Typed): Record<string, string | number> =>
  Object.fromEntries(
    (Object.entries(typed) as [DiverField, string][])
      .filter(([, value]) => value !== '')
      .map(([field, value]) => [field, isNumber(field) ? Number(value.replace(',', '.')) : value]),
  );

type Props = { order: StaffOrderView; position: number; fields: readonly DiverField[] };

/** The open fields of one diver's form; each can be saved alone. */
export function FillInForm({ order: { uuid, divers }, position, fields }: Props) {
  const { t } = useT('orders-admin');
  const action = useOrderAction();
  const [typed, setTyped] = useState<Typed>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const fill = trpc.admin.orders.fill_in.useMutation({
    ...action,
    onSuccess(answer) {
      setTyped({});
      action.onSuccess(answer);
    },
    onError({ message, data }) {
      const faults = Object.entries(data?.errors ?? {}).map(([field, [first]]) => [field, first ?? message]);
      setErrors(Object.fromEntries(faults));
      setRefusal(faults.length > 0 ? null : message);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    setRefusal(null);
    const values = sent(typed);
    const input = fillInInput.safeParse({ uuid, diver: position, ...values });
    // What the form refuses, the server words.
    fill.mutate(
      (input.success ? input.data : { uuid, diver: position, ...values }) as Parameters<typeof fill.mutate>[0],
    );
  };
  const title = divers[position]?.full_name || t('open.diver', { number: position + 1 });
  return (
    <form onSubmit={onSubmit} noValidate className={css.form} aria-label={title}>
      <h3>{title}</h3>
      <div className={css.row}>
        {fields.map((field) => (
          <OpenField
            key={field}
            field={field}
            value={typed[field] ?? ''}
            onChange={(value) => setTyped((before) => ({ ...before, [field]: value }))}
            error={errors[field]}
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
