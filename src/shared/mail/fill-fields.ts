/** The fields that a template of the staff may name; which of them have a value depends on what is answered. */
export const messageFields = ['name', 'number', 'day', 'trip', 'pickup', 'link'] as const;

/** The values of the fields that a text of the staff may name, as `{name}` or `{day}`. */
export type Fields = Readonly<Record<string, string>>;

const FIELD = /\{(\w+)\}/g;
const BRACED = /\{([^{}\n]*)\}/g;

/** The text with the value in place of each field; a value is never read as a field, and any other name stays as it is. */
export const fillFields = (text: string, fields: Fields): string =>
  text.replace(FIELD, (field, name: string) => (Object.hasOwn(fields, name) ? (fields[name] ?? field) : field));

/** What a text has in braces, each once, also what is misspelt. */
export const fieldsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(BRACED)].map(([, name = '']) => name)),
];

/** The fields that a text names and that are not among these, each once. */
export const fieldsBeyond = (text: string, names: readonly string[]): string[] =>
  fieldsOf(text).filter((name) => !names.includes(name));

/** The fields of a template that a text still names, so that somebody has to complete it. */
export const openFields = (text: string): string[] =>
  fieldsOf(text).filter((name) => messageFields.some((field) => field === name));

/** Fields as a text names them, for a sentence about them. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');
