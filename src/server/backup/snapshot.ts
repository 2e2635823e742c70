import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { leftOutColumns, leftOutTables } from './left-out';
import type { TableEntry } from './manifest';

export type SnapshotTable = TableEntry & { storedBytes: number };

/** The queue's rows are those of its private tables; its own list of migrations is written by its own code. */
const TABLES = `
  SELECT nspname AS schema, relname AS name, pg_table_size(pg_class.oid)::float8 AS "storedBytes",
    array_agg(attname::text ORDER BY attnum) AS columns
  FROM pg_class
  JOIN pg_namespace ON pg_namespace.oid = relnamespace
  JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  WHERE relkind = 'r' AND (nspname = 'public' OR (nspname = 'graphile_worker' AND relname LIKE '\\_private\\_%'))
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
  GROUP BY nspname, relname, pg_class.oid
  ORDER BY nspname DESC, relname`;

/** Sequences are outside transactions, so their values are at least those of the rows. */
const SEQUENCES = `
  SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
  FROM pg_sequences WHERE schemaname IN ('public', 'graphile_worker') AND last_value IS NOT NULL
  ORDER BY 1`;

const MIGRATIONS = `
  SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`;

/** Makes the text of a value independent of the server's settings. */
const settings = `
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL TimeZone = 'UTC';
  SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL extra_float_digits = 3;
  SET LOCAL client_encoding = 'UTF8'`;

export const qualified = ({ schema, name }: Pick<TableEntry, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const columnList = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ');

const withoutLeftOut = (table: SnapshotTable): SnapshotTable => ({
  ...table,
  kind: 'table',
  columns: table.columns.filter((column) => !leftOutColumns[table.name]?.includes(column)),
});

/** One consistent state of the database, for as long as the work takes. */
export class Snapshot {
  private constructor(private readonly client: pg.Client) {}

  static async open<T>(connectionString: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString });
    // Errors of a broken connection surface in the query that uses it.
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await client.query(settings);
      return await work(new Snapshot(client));
    } finally {
      await client.end();
    }
  }

  async tables(): Promise<SnapshotTable[]> {
    const { rows } = await this.client.query<SnapshotTable>(TABLES);
    return rows.filter(({ name }) => !leftOutTables.includes(name)).map(withoutLeftOut);
  }

  async sequences(): Promise<{ name: string; value: string }[]> {
    return (await this.client.query<{ name: string; value: string }>(SEQUENCES)).rows;
  }

  async migrations(): Promise<string[]> {
    return (await this.client.query<{ name: string }>(MIGRATIONS)).rows.map(({ name }) => name);
  }

  async pictureKeys(): Promise<string[]> {
    return (await this.client.query<{ key: string }>('SELECT key FROM media ORDER BY key')).rows.map(({ key }) => key);
  }

  /** `rowCount` is complete when the stream has ended. */
  rowsOf(table: TableEntry) {
    return this.client.query(copyTo(`COPY ${qualified(table)} (${columnList(table.columns)}) TO STDOUT`));
  }
}
