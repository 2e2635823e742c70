import { type DiverDraft, type DiverField, diverFieldNames, diverFields } from './fields';
import { numberIn } from './measures';

/** The text of an empty list that was asked for, unlike one not asked yet. */
export const NONE = 'none' as const;

/** The value of a typed text in the server's format; an open choice has no value. */
export function sentValue(field: DiverField, text: string) {
  switch (diverFields[field].typed) {
    case 'number':
    case 'decimal':
      return numberIn(text);
    case 'measure': {
      const number = numberIn(text);
      return number === undefined ? undefined : Math.round(number);
    }
    case 'list':
      return text === NONE ? [] : text ? text.split(',') : undefined;
    case 'choice':
    case 'country':
      return text || undefined;
    default:
      return text;
  }
}

/** A typed diver in the server's format, including drafts from before a field existed; the schema validates it. */
export const fromDiverForm = (diver: DiverDraft) =>
  Object.fromEntries(diverFieldNames.map((field) => [field, sentValue(field, diver[field] ?? '')])) as {
    [Field in DiverField]: ReturnType<typeof sentValue>;
  };

const ofCertificate: readonly DiverField[] = ['association', 'certification_number'];

/** True while a required field of the form is empty. */
export const isUnfinished = (diver: DiverDraft): boolean =>
  diverFieldNames.some(
    (field) =>
      diverFields[field].isRequired &&
      !diver[field] &&
      !(diver.certification_level === 'none' && ofCertificate.includes(field)),
  );

/** A stored value as form text. */
export const typedText = (value: unknown): string =>
  Array.isArray(value) && value.length === 0 ? NONE : String(value ?? '');

/** A diver of an earlier order, or from an account, as form text. */
export const toDiverForm = (diver: Partial<Record<DiverField, unknown>>): DiverDraft =>
  Object.fromEntries(diverFieldNames.map((field) => [field, typedText(diver[field])])) as DiverDraft;
