import { type DiverView, diverView, type OpenDiver } from '@/features/booking/divers/schema';
import { type DiverField, diverFieldNames, diverFields } from './fields';

type Fields = typeof diverFields;
export type DiverColumn = Fields[DiverField]['column'];

/** The columns that each seal several fields. */
export const sealedColumns = ['sealed', 'sealedDetails'] as const;
type SealedColumn = (typeof sealedColumns)[number];

type Row<Values extends Record<DiverField, unknown>> = {
  [Field in DiverField as Exclude<Fields[Field]['column'], SealedColumn>]: Values[Field];
} & Record<SealedColumn, object>;

const isSealed = (column: DiverColumn): column is SealedColumn => sealedColumns.some((sealed) => sealed === column);

/** The fields stored in a column. */
export const fieldsIn = (column: DiverColumn): DiverField[] =>
  diverFieldNames.filter((field) => diverFields[field].column === column);

export const diverColumns = [...new Set(diverFieldNames.map((field) => diverFields[field].column))];

function toRow<Values extends Record<DiverField, unknown>>(values: Values): Row<Values> {
  const pairs = diverColumns.map((column) => {
    const fields = fieldsIn(column).map((field) => [field, values[field]] as const);
    return [column, isSealed(column) ? Object.fromEntries(fields) : fields[0]?.[1]];
  });
  return Object.fromEntries(pairs) as Row<Values>;
}

/** A diver's columns, by their Prisma names; the caller must still seal the sealed columns. */
export const toDiverRow = (diver: OpenDiver | DiverView) => toRow(diver);

type Erased = { [Field in DiverField]: Fields[Field]['erased'] };
const erasedValues = Object.fromEntries(diverFieldNames.map((field) => [field, diverFields[field].erased])) as Erased;

/** The columns of an erased diver. */
export const erasedDiverRow = toRow(erasedValues);

const plainFields = diverFieldNames.filter((field) => !isSealed(diverFields[field].column));

/** A diver from columns already opened; a sealed field missing from an older row has no value. */
export const fromDiverRow = (
  row: Record<Exclude<DiverColumn, SealedColumn>, unknown> & Record<SealedColumn, object>,
): DiverView =>
  diverView.parse({
    ...erasedValues,
    ...Object.fromEntries(plainFields.map((field) => [field, row[diverFields[field].column]])),
    ...row.sealed,
    ...row.sealedDetails,
  });
