'use client';
import { useState } from 'react';
import type { FieldOfForm } from '@/features/booking/divers/domain/fields';
import { useT } from '@/i18n/client';
import { DiverInput } from './diver-input';
import { useDraftForm } from './draft-provider';
import css from './fields.module.css';

type Props = { at: `divers.${number}`; fields: readonly FieldOfForm[] };

/** Rarely needed fields, collapsed until opened or filled in. */
export function MoreFields({ at, fields }: Props) {
  const { t } = useT('booking');
  const { values } = useDraftForm();
  const [isOpen, setOpen] = useState(() => {
    const diver = values().divers[Number(at.split('.')[1])];
    return fields.some((field) => diver?.[field]);
  });
  return (
    <details className={css.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('divers.more')}</summary>
      {fields.map((field) => (
        <DiverInput key={field} at={at} field={field} />
      ))}
    </details>
  );
}
