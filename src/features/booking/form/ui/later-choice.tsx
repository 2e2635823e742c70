'use client';
import { Checkbox } from '@mantine/core';
import { useT } from '@/i18n/client';
import { useChosen } from './booking-context';
import { useDraftForm, useField } from './draft-provider';

type Props = {
  path: `divers.${number}.complete_later` | 'emergency_contact.complete_later';
  isChosen: boolean;
  hint: string;
};

/** Postpones the rest of a form until after the payment, when the product allows that. */
export function LaterChoice({ path, isChosen, hint }: Props) {
  const { t } = useT('booking');
  const { forPeople } = useChosen();
  const { write } = useDraftForm();
  const { error } = useField(path);
  if (forPeople.forms === 'before_payment') return null;
  return (
    <Checkbox
      label={t('later.label')}
      description={hint}
      checked={isChosen}
      error={error}
      data-path={path}
      onChange={(event) => write({ [path]: event.currentTarget.checked ? 'yes' : '' })}
    />
  );
}
