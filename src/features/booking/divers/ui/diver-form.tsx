'use client';
import { type FormRow, formRows } from '@/features/booking/divers/domain/form-rows';
import { useChosen } from '@/features/booking/ui/booking-context';
import css from '@/features/booking/ui/fields.module.css';
import { CertificationFields } from './certification-fields';
import { DiverInput } from './diver-input';
import { EarlierDivers } from './earlier-divers';
import { SizeFields } from './size-fields';

type At = { at: `divers.${number}` };

export function DiverForm({ index }: { index: number }) {
  return (
    <div className={css.fields}>
      <EarlierDivers index={index} />
      {formRows.map((row) => (
        <Row key={'fields' in row ? row.fields[0] : row.layout} at={`divers.${index}`} row={row} />
      ))}
    </div>
  );
}

function Row({ at, row }: At & { row: FormRow }) {
  const { product } = useChosen();
  if (row.layout === 'certification') return <CertificationFields at={at} product={product} />;
  if (row.layout === 'sizes') return <SizeFields at={at} />;
  const inputs = row.fields.map((field) => <DiverInput key={field} at={at} field={field} />);
  return row.layout === 'half' ? <div className={css.pair}>{inputs}</div> : inputs;
}
