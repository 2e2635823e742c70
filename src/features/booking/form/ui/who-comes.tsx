'use client';
import { Checkbox } from '@mantine/core';
import { useId } from 'react';
import { typedParty } from '@/features/booking/domain/draft';
import { openAt } from '@/features/booking/domain/draft-items';
import { overlapsOf } from '@/features/booking/domain/overlaps';
import { useT } from '@/i18n/client';
import { useChosen } from './booking-context';
import { useDraft, useDraftForm } from './draft-provider';
import { useItemTitle } from './item-title';
import css from './items.module.css';
import { useSourceValue } from './source';
import { useItems } from './use-items';

/** Lists everybody in the booking, ticked if they are on the open item. */
export function WhoComes({ hint }: { hint: string }) {
  const { t } = useT('booking');
  const id = useId();
  const { form } = useChosen();
  const titleOf = useItemTitle();
  const party = useDraft(typedParty);
  const at = useDraft(openAt);
  const names = useDraft((draft) => draft.divers.map(({ full_name: name }) => name.trim()).join('\n')).split('\n');
  const error = useSourceValue(useDraftForm().errors, (all) => all.along);
  const items = useItems();
  const open = items[at];
  const overlaps = open ? overlapsOf(open, items) : [];
  if (!open) return null;
  return (
    <fieldset className={css.who} aria-describedby={`${id}-hint ${id}-error`}>
      <legend>{t('items.participants')}</legend>
      <p id={`${id}-hint`} className={css.hint}>
        {hint.replace('{packages}', String(open.divers.length / (open.sold?.divers_per_package ?? 1)))}
        {overlaps.map((other) => (
          <span key={other.index}>{t('items.overlap', { title: titleOf(other) })}</span>
        ))}
      </p>
      {Array.from({ length: party }, (_, position) => (
        <Checkbox
          // People are identified by position.
          key={names[position] || position}
          label={names[position] || t('divers.number', { number: position + 1 })}
          checked={open.divers.includes(position)}
          data-path={position === 0 ? 'along' : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => form.bring(position, event.currentTarget.checked)}
        />
      ))}
      <p id={`${id}-error`} className={css.error} role="status">
        {error}
      </p>
    </fieldset>
  );
}
