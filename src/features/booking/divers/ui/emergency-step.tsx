'use client';
import { AreaField, TextField } from '@/features/booking/ui/fields';
import css from '@/features/booking/ui/fields.module.css';
import { StepForm } from '@/features/booking/ui/step-form';
import { useT } from '@/i18n/client';
import { PhoneField } from './people-fields';

/** The emergency contact and the guests' questions. */
export function EmergencyStep() {
  const { t } = useT('booking');
  return (
    <StepForm intro={t('emergency.intro')}>
      <div className={css.fields}>
        <TextField
          path="emergency_contact.name"
          label={t('emergency.name')}
          required
          withAsterisk={false}
          autoComplete="off"
        />
        <PhoneField path="emergency_contact.phone" label={t('emergency.phone')} required />
        <TextField path="emergency_contact.relationship" label={t('emergency.relationship')} autoComplete="off" />
        <AreaField
          path="emergency_contact.message"
          label={t('emergency.message')}
          description={t('emergency.message_hint')}
        />
        <AreaField path="inquiry" label={t('emergency.inquiry')} description={t('emergency.inquiry_hint')} />
      </div>
    </StepForm>
  );
}
