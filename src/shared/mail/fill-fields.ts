/** The fields that a staff template may use; the message being answered decides which of them have a value. */
export const messageFields = ['name', 'number', 'day', 'trip', 'pickup', 'link'] as const;

/** Values for the fields in a staff text, written `{name}` or `{day}`. */
export type Fields = Readonly<Record<string, string>>;

const FIELD = /\{(\w+)\}/g;
const BRACED = /\{([^{}\n]*)\}/g;

/** Replaces each field by its value; a value is never read as a field, and unknown names stay unchanged. */
export const fillFields = (text: string, fields: Fields): string =>
  text.replace(FIELD, (field, name: string) => (Object.hasOwn(fields, name) ? (fields[name] ?? field) : field));

/** Lists the distinct names in braces, misspelt ones included. */
export const fieldsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(BRACED)].map(([, name = '']) => name)),
];

/** Lists the distinct fields in a text that are not among `names`. */
export const fieldsBeyond = (text: string, names: readonly string[]): string[] =>
  fieldsOf(text).filter((name) => !names.includes(name));

/** Lists the template fields left in a text, which somebody has to fill in. */
export const openFields = (text: string): string[] =>
  fieldsOf(text).filter((name) => messageFields.some((field) => field === name));

/** Writes field names in braces, for a sentence about them. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');
