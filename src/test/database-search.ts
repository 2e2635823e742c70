import { pool } from '@/server/database/db';

/** Every table, including those of the queue. */
async function tables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/**
 * The columns that contain a value whose text meets `condition`, an SQL condition about `value`. JSON columns are
 * searched as text too.
 */
export async function columnsWhere(condition: string, ...parameters: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tables()) {
    const { rows } = await pool.query<{ column: string }>(
      `SELECT DISTINCT name AS "column" FROM (
         SELECT cell.name, cell.value FROM ${table} AS entry, jsonb_each_text(to_jsonb(entry)) AS cell (name, value)
       ) AS cells WHERE ${condition}`,
      parameters,
    );
    found.push(...rows.map(({ column }) => `${table}.${column}`));
  }
  return found.toSorted();
}
