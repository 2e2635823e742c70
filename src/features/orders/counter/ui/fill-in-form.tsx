'use client';
import { type FormEvent, useState } from 'react';
import { type DiverField, diverFields } from '@/features/booking/divers/domain/fields';
import type { DiverInput } from '@/features/booking/divers/schema';
import { useT } from '@/i18n/client';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import css from './counter-form.module.css';
import { OpenField } from './open-field';

type Typed = Partial<Record<DiverField, string>>;
type Refused = { message: string; data?: { errors: Record<string, string[] | undefined> | null } | null | undefined };

const isNumber = (field: DiverField) => ['number', 'decimal', 'measure'].includes(diverFields[field].typed);

/** What was typed, as the call takes it; a field left empty is not sent. The server judges the values. */
const sent = (typed: Typed) =>
  Object.fromEntries(
    (Object.entries(typed) as [DiverField, string][])
      .filter(([, value]) => value !== '')
      .map(([field, value]) => [field, isNumber(field) ? Number(value.replace(',', '.')) : value]),
  ) as Partial<DiverInput>;

type Props = {
  title: string;
  fields: readonly DiverField[];
  busy: boolean;
  onSave: (values: Partial<DiverInput>, on: { onSuccess: () => void; onError: (refused: Refused) => void }) => void;
};

/** The open fields of one diver's form; each can be saved alone. */
export function FillInForm({ title, fields, busy, onSave }: Props) {
  const { t } = useT('orders');
  const [typed, setTyped] = useState<Typed>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    setRefusal(null);
    onSave(sent(typed), {
      onSuccess: () => setTyped({}),
      onError({ message, data }) {
        const faults = Object.entries(data?.errors ?? {}).map(([field, sentences]) => [
          field,
          sentences?.[0] ?? message,
        ]);
        setErrors(Object.fromEntries(faults));
        setRefusal(faults.length > 0 ? null : message);
      },
    });
  };
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
      <Button type="submit" busy={busy}>
        {t('open.fillIn')}
      </Button>
    </form>
  );
}
