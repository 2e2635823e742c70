'use client';
import { phoneCountry } from '@/features/booking/divers/domain/phone-country';
import { type Draft, isLater } from '@/features/booking/domain/draft';
import { useT } from '@/i18n/client';
import { PhoneField } from '@/ui/form/phone-field';
import { useChosen } from './booking-context';
import { useDraft, useField } from './draft-provider';
import { AreaField, TextField } from './fields';
import css from './fields.module.css';
import { LaterChoice } from './later-choice';
import { StepPart } from './step-form';
import { useVisitorCountry } from './use-visitor-country';

/** The emergency contact and the guests' questions. */
export function EmergencyPart() {
  const { t } = useT('booking');
  const { forPeople } = useChosen();
  const isOpen = useDraft((draft) => isLater(draft.emergency_contact, forPeople));
  return (
    <StepPart step="emergency" intro={t('emergency.intro')}>
      <div className={css.fields}>
        <LaterChoice of="contact" />
        {!isOpen && <Contact />}
        <AreaField path="inquiry" label={t('emergency.inquiry')} description={t('emergency.inquiry_hint')} />
      </div>
    </StepPart>
  );
}

/** The emergency contact probably lives in the first diver's country. */
const countryOf = ({ divers }: Draft): string => phoneCountry(divers);

const phonePath = 'emergency_contact.phone';

function Contact() {
  const { t } = useT('booking');
  const startsIn = useDraft(countryOf);
  const visitorCountry = useVisitorCountry();
  const phone = useField(phonePath);
  return (
    <>
      <TextField
        path="emergency_contact.name"
        label={t('emergency.name')}
        required
        withAsterisk={false}
        autoComplete="off"
      />
      <PhoneField
        label={t('emergency.phone')}
        required
        withAsterisk={false}
        autoComplete="off"
        data-path={phonePath}
        value={phone.value}
        error={phone.error}
        onChange={phone.write}
        onBlur={phone.look}
        country={startsIn || visitorCountry}
      />
      <TextField path="emergency_contact.relationship" label={t('emergency.relationship')} autoComplete="off" />
      <AreaField
        path="emergency_contact.message"
        label={t('emergency.message')}
        description={t('emergency.message_hint')}
      />
    </>
  );
}
