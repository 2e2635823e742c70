'use client';
import { TextInput } from '@mantine/core';
import { emergencyContactInput } from '@/features/booking/schema';
import { useT } from '@/i18n/client';
import type { z } from '@/shared/schema/zod';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useZodForm } from '@/ui/form/use-zod-form';
import css from './counter-form.module.css';

type Contact = z.output<typeof emergencyContactInput>;
type ShowRefusal = ReturnType<typeof useZodForm>['showRefusal'];
type Props = { busy: boolean; onSave: (contact: Contact, on: { onError: ShowRefusal }) => void };

/** Whom to call in an emergency, of an order that has nobody yet. */
export function EmergencyForm({ busy, onSave }: Props) {
  const { t } = useT('orders');
  const { form, refusal, showRefusal, submit } = useZodForm(emergencyContactInput, {
    name: '',
    phone: '',
    relationship: '',
    message: '',
  });
  return (
    <form
      onSubmit={submit((values) => onSave(values, { onError: showRefusal }))}
      noValidate
      className={css.form}
      aria-label={t('open.nobody')}
    >
      <h3>{t('open.nobody')}</h3>
      <div className={css.row}>
        {(['name', 'phone', 'relationship'] as const).map((field) => (
          <TextInput
            key={form.key(field)}
            label={t(`contact.${field}`)}
            autoComplete="off"
            {...form.getInputProps(field)}
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
