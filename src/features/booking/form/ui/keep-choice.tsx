'use client';
import { Checkbox } from '@mantine/core';
import { useT } from '@/i18n/client';
import { useBooking } from './booking-context';
import { useDraftForm, useField } from './draft-provider';

/** Keeps a diver in the account, but only if the account's owner asks for it. */
export function KeepChoice({ index }: { index: number }) {
  const { t } = useT('booking');
  const { byStaff } = useBooking();
  const { write } = useDraftForm();
  const { value } = useField(`divers.${index}.keep`);
  if (byStaff) return null;
  return (
    <Checkbox
      label={t('divers.save_person')}
      description={t('divers.save_person_hint')}
      checked={value !== ''}
      onChange={(event) => write({ [`divers.${index}.keep`]: event.currentTarget.checked ? 'yes' : '' })}
    />
  );
}
