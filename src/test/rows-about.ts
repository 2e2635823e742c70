import { isDeepStrictEqual } from 'node:util';
import { pool } from '@/server/database/db';
import { dataMap } from '@/wiring/data-map';
import { everyColumn } from './remains';

type Row = Record<string, unknown>;
export type Rows = Map<string, Row[]>;

async function everyRow(): Promise<Rows> {
  const names = new Map((await everyColumn()).map(({ schema, table }) => [table, `"${schema}"."${table}"`]));
  const rows: Rows = new Map();
  for (const [table, from] of names) {
    const found = await pool.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${from} AS t`);
    rows.set(
      table,
      found.rows.map(({ row }) => row),
    );
  }
  return rows;
}

const namesOneOf = (row: Row, ids: ReadonlySet<unknown>) => Object.values(row).some((value) => ids.has(value));

/** The ids of a person and of every row that names one of them, so that a row of an order is about its customer. */
export async function idsAbout(person: string): Promise<ReadonlySet<unknown>> {
  const rows = [...(await everyRow()).values()].flat();
  const ids = new Set<unknown>([person]);
  for (let before = 0; before < ids.size; ) {
    before = ids.size;
    for (const row of rows) if (typeof row.id === 'string' && namesOneOf(row, ids)) ids.add(row.id);
  }
  return ids;
}

/** The rows that name one of these ids, by table. */
export async function rowsAbout(ids: ReadonlySet<unknown>): Promise<Rows> {
  const rows = await everyRow();
  return new Map([...rows].map(([table, all]) => [table, all.filter((row) => namesOneOf(row, ids))]));
}

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

const blankedIn = (table: string): readonly string[] => {
  const fate = dataMap[table];
  return fate && 'blanked' in fate ? fate.blanked : [];
};

/** The columns that an erasure blanks although no row has anything in them, so that it could not be seen. */
export const emptyColumns = (rows: Rows): string[] =>
  [...rows].flatMap(([table, all]) =>
    blankedIn(table)
      .filter((column) => all.every((row) => isBlank(row[column])))
      .map((column) => `${table}.${column}`),
  );

/** Where the data map is not carried out: tables with rows that are to be deleted, columns that are as before. */
export const notErased = (before: Rows, after: Rows): string[] =>
  [...after].flatMap(([table, rows]) => {
    const fate = dataMap[table];
    if (fate && 'deleted' in fate) return rows.length > 0 ? [table] : [];
    const wasBefore = (row: Row, column: string) =>
      !isBlank(row[column]) &&
      before.get(table)?.some((old) => old.id === row.id && isDeepStrictEqual(old[column], row[column]));
    return blankedIn(table)
      .filter((column) => rows.some((row) => wasBefore(row, column)))
      .map((column) => `${table}.${column}`);
  });
