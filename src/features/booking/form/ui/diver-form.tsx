'use client';
import { useState } from 'react';
import { ofCertifiedDivers } from '@/features/booking/divers/domain/field-sets';
import { type DiverField, isNeededNow } from '@/features/booking/divers/domain/fields';
import { type FormRow, formRows, rowsWith } from '@/features/booking/divers/domain/form-rows';
import { isLater } from '@/features/booking/domain/draft';
import { dependsOnResidence } from '@/shared/shop/fees';
import { useChosen } from './booking-context';
import { CertificationFields } from './certification-fields';
import { DiverInput } from './diver-input';
import { useDraft, useDraftForm, useField } from './draft-provider';
import { EquipmentFields } from './equipment-fields';
import css from './fields.module.css';
import { KeepChoice } from './keep-choice';
import { MoreFields } from './more-fields';
import { PeoplePicker } from './people-picker';
import { SizeFields } from './size-fields';

type At = { at: `divers.${number}` };

export function DiverForm({ index }: { index: number }) {
  const { forPeople } = useChosen();
  const isOpen = useDraft((draft) => isLater(draft, forPeople));
  const [picks, setPicks] = useState(0);
  return (
    <div className={css.fields}>
      <PeoplePicker index={index} onPick={() => setPicks(picks + 1)} />
      {isOpen ? (
        <RowsForNow key={picks} index={index} />
      ) : (
        formRows.map((row) => <Row key={keyOf(row)} at={`divers.${index}`} row={row} />)
      )}
      <KeepChoice index={index} />
    </div>
  );
}

const keyOf = (row: FormRow) => ('fields' in row ? row.fields[0] : row.layout);
/** Ignores the size system, which is set before a size is typed. */
const isTyped = (field: DiverField, text: string | undefined) => field !== 'shoe_size_system' && Boolean(text);

/** Shows the fields needed before the payment, and fields that were filled in before the rest was postponed. */
function RowsForNow({ index }: { index: number }) {
  const { values } = useDraftForm();
  const [rows] = useState(() => {
    const typed = values().divers[index];
    return rowsWith((field) => field === 'equipment' || isNeededNow(field, index) || isTyped(field, typed?.[field]));
  });
  return rows.map((row) => <Row key={keyOf(row)} at={`divers.${index}`} row={row} isForNow />);
}

/** Where somebody lives matters for fees that residents of Indonesia pay less of, unless they are citizens. */
function useAsksResidence(at: At['at']): boolean {
  const { prices, otherPrices } = useChosen();
  const nationality = useField(`${at}.nationality`).value;
  const all = [...(prices?.fees ?? []), ...otherPrices.flatMap(({ fees }) => fees)];
  return nationality !== '' && nationality !== 'ID' && all.some(dependsOnResidence);
}

function Row({ at, row, isForNow = false }: At & { row: FormRow; isForNow?: boolean }) {
  const { forPeople } = useChosen();
  const isCertified = useField(`${at}.certification_level`).value !== 'none';
  const asksResidence = useAsksResidence(at);
  if (row.layout === 'certification') return <CertificationFields at={at} product={forPeople} isForNow={isForNow} />;
  if (row.layout === 'equipment') return <EquipmentFields at={at} index={Number(at.split('.')[1])} />;
  if (row.layout === 'sizes') return <SizeFields at={at} />;
  const fields = row.fields.filter(
    (field) => (isCertified || !(field in ofCertifiedDivers)) && (asksResidence || field !== 'residence'),
  );
  const inputs = fields.map((field) => <DiverInput key={field} at={at} field={field} />);
  if (row.layout === 'more') return <MoreFields at={at} fields={fields} />;
  return row.layout === 'half' ? <div className={css.pair}>{inputs}</div> : inputs;
}
