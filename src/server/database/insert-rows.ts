import { Prisma } from '@/server/generated/prisma/client';
import { columnOf } from './fields';

/**
 * Inserts any number of rows with one parameter, so that one statement can write several tables. Fields are named as in
 * Prisma; `renamed` lists those whose column has another name. All rows have the fields of the first.
 */
export function insertRows(
  table: Lowercase<string>,
  rows: readonly object[],
  { renamed = {}, where = Prisma.empty }: { renamed?: Record<string, string>; where?: Prisma.Sql } = {},
): Prisma.Sql {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [renamed[field] ?? columnOf(field), value])),
  );
  const columns = Prisma.raw(
    Object.keys(named[0] ?? {})
      .map((column) => `"${column}"`)
      .join(', '),
  );
  const name = Prisma.raw(`"${table}"`);
  return Prisma.sql`INSERT INTO ${name} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${JSON.stringify(named)}::jsonb) ${where}`;
}
