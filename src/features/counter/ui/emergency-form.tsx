'use client';
import { emergencyContactInput } from '@/features/booking/schema';
import { useT } from '@/i18n/client';
import type { z } from '@/shared/schema/zod';
import { Button } from '@/ui/action/button';
import { Alert } from '@/ui/feedback/alert';
import { useLiveForm } from '@/ui/form/use-live-form';
import css from './counter-form.module.css';
import { EmergencyFields } from './emergency-fields';

type Contact = z.output<typeof emergencyContactInput>;
type ShowRefusal = ReturnType<typeof useLiveForm>['showRefusal'];
type Props = {
  /** The country whose dialling code the phone starts with. */
  country: string;
  busy: boolean;
  onSave: (contact: Contact, on: { onError: ShowRefusal }) => void;
};

const input = { schema: emergencyContactInput };
const nobody = { name: '', phone: '', relationship: '', message: '' };

/** Asks for the emergency contact of an order that has none. */
export function EmergencyForm({ country, busy, onSave }: Props) {
  const { t } = useT('orders');
  const { values, errors, change, refusal, showRefusal, submit } = useLiveForm(input, nobody);
  return (
    <form
      onSubmit={submit((typed) => onSave(typed, { onError: showRefusal }))}
      noValidate
      className={css.form}
      aria-label={t('openForms.emergencyContact')}
    >
      <h3>{t('openForms.emergencyContact')}</h3>
      <div className={css.row}>
        <EmergencyFields contact={values} errors={errors} country={country} onChange={change} />
      </div>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" busy={busy}>
        {t('openForms.save')}
      </Button>
    </form>
  );
}
