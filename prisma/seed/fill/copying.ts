import type pg from 'pg';

/** Twenty first names and twenty last names make 400 people. */
export const firstNames =
  'Aiko Ben Citra Daniel Eka Fatima Gita Hugo Ines Jun Katrin Lars Made Nina Oscar Putu Rosa Sven Tara Yuki'.split(' ');
export const lastNames =
  'Adams Bauer Chen Dewi Eriksson Fischer Garcia Hartono Ito Jansen Kim Larsen Moreau Nguyen Okafor Patel Rossi Santoso Tanaka Wang'.split(
    ' ',
  );

type Column = { name: string; type: string };
type Columns = (table: string) => Column[];
type Rows = (columns: Columns) => string;
export type Statement = string | Rows;

/** Omits generated columns, which the database computes itself. */
async function writtenColumns(client: pg.ClientBase): Promise<Columns> {
  const { rows } = await client.query<Column & { table: string }>(
    `SELECT relname AS "table", attname AS name, format_type(atttypid, atttypmod) AS type
     FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
       AND attgenerated = '' ORDER BY attnum`,
  );
  return (table) => rows.filter((row) => row.table === table);
}

/** Copies rows unchanged except for the given columns. */
export const copyRows =
  (table: string, joined: string, changes: Record<string, string>): Rows =>
  (columns) => {
    const written = columns(table);
    const values = written.map(({ name, type }) =>
      changes[name] === undefined ? `source."${name}"` : `(${changes[name]})::${type}`,
    );
    return `
  INSERT INTO ${table} (${written.map(({ name }) => `"${name}"`).join(', ')})
  SELECT ${values.join(', ')} FROM copies JOIN ${joined}`;
  };

/** Skips rows that exist, for copies with deterministic ids. */
export const copyOnce = (...rows: Parameters<typeof copyRows>): Statement => {
  const statement = copyRows(...rows);
  return (columns) => `${statement(columns)} ON CONFLICT DO NOTHING`;
};

/**
 * `copied` derives a stable id for the copy of a row, in a UUID version used nowhere else, by which `is_copy`
 * recognises it. `numbered` appends a number to one of the texts, in every language that has it.
 */
const functions = `
  CREATE OR REPLACE FUNCTION pg_temp.copied(copy text, original text) RETURNS uuid LANGUAGE sql IMMUTABLE AS
  $$ SELECT overlay(overlay(md5(copy || original) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid $$;
  CREATE OR REPLACE FUNCTION pg_temp.is_copy(id uuid) RETURNS boolean LANGUAGE sql IMMUTABLE AS
  $$ SELECT substr(id::text, 15, 1) = '8' $$;
  CREATE OR REPLACE FUNCTION pg_temp.numbered(texts jsonb, line text, number bigint) RETURNS jsonb LANGUAGE sql IMMUTABLE AS
  $$ SELECT jsonb_object_agg(lng, CASE WHEN own ->> line > '' THEN jsonb_set(own, ARRAY[line], to_jsonb((own ->> line) || ' ' || number)) ELSE own END)
     FROM jsonb_each(texts) AS language (lng, own) $$`;

/** Returns how many rows the last statement created. */
export type Run = (statements: readonly Statement[]) => Promise<number>;

/** Commits all statements of `work` together. */
export async function runInTransaction(client: pg.ClientBase, work: (run: Run) => Promise<number>): Promise<number> {
  await client.query('BEGIN');
  try {
    await client.query(functions);
    const columns = await writtenColumns(client);
    const made = await work(async (statements) => {
      let rows = 0;
      for (const statement of statements) {
        const written = await client.query(typeof statement === 'string' ? statement : statement(columns));
        rows = written.rowCount ?? 0;
      }
      return rows;
    });
    await client.query('COMMIT');
    return made;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
