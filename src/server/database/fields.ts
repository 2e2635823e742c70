/** The column of a field; a few have another name. */
export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

const fieldOf = (column: string): string => column.replace(/_([a-z])/g, (_, initial: string) => initial.toUpperCase());

/** Renders a row as database JSON, with its fields named as in Prisma. */
export const fieldsOf = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldOf(column), value]));
