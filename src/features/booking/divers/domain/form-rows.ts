import { type DiverField, diverFieldNames, diverFields, type FieldOfForm } from './fields';

/** A part of the form: inputs side by side, or fields drawn together. */
export type FormRow =
  | { layout: 'row' | 'half' | 'more'; fields: FieldOfForm[] }
  | { layout: 'certification' }
  | { layout: 'sizes' }
  | { layout: 'equipment' };

function withField(rows: FormRow[], field: DiverField): FormRow[] {
  const { layout } = diverFields[field];
  if (layout === 'once' || layout === 'link') return rows;
  if (layout === 'certification' || layout === 'sizes' || layout === 'equipment')
    return rows.some((row) => row.layout === layout) ? rows : [...rows, { layout }];
  const last = rows.at(-1);
  const input = field as FieldOfForm;
  return layout === 'half' && last?.layout === 'half' && last.fields.length === 1
    ? [...rows.slice(0, -1), { layout, fields: [...last.fields, input] }]
    : [...rows, { layout, fields: [input] }];
}

/** The rows that have at least one of these fields, reduced to these fields. */
export const rowsWith = (isShown: (field: DiverField) => boolean): FormRow[] =>
  formRows.flatMap((row): FormRow[] => {
    if ('fields' in row) {
      const fields = row.fields.filter(isShown);
      return fields.length > 0 ? [{ ...row, fields }] : [];
    }
    return diverFieldNames.some((field) => diverFields[field].layout === row.layout && isShown(field)) ? [row] : [];
  });

/** The form of a diver from top to bottom; two consecutive halves share a row. */
export const formRows: FormRow[] = diverFieldNames.reduce<FormRow[]>(withField, []);
