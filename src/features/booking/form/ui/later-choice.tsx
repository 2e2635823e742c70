'use client';
import { Checkbox } from '@mantine/core';
import { useT } from '@/i18n/client';
import { useChosen } from './booking-context';
import { useDraftForm, useField } from './draft-provider';

const ALL = 'complete_later';
const CONTACT = 'emergency_contact.complete_later';

/**
 * Postpones what is missing until after the payment, when the products allow that: for everybody at once, which
 * includes the contact while nobody is named, or for the contact alone.
 */
export function LaterChoice({ of }: { of: 'everybody' | 'contact' }) {
  const { t } = useT('booking');
  const { forPeople } = useChosen();
  const { values, write } = useDraftForm();
  const path = of === 'everybody' ? ALL : CONTACT;
  const { error, value } = useField(path);
  if (forPeople.forms === 'before_payment') return null;
  const choose = (isLater: boolean) => {
    const answer = isLater ? 'yes' : '';
    const { name, phone } = values().emergency_contact;
    const isNamed = name !== '' || phone !== '';
    write({ [path]: answer, ...(of === 'everybody' && !isNamed && { [CONTACT]: answer }) });
  };
  return (
    <Checkbox
      label={t(`later.${of}`)}
      description={t(`later.of_${of}`)}
      checked={value !== ''}
      error={error}
      data-path={path}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}
