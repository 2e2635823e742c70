import type pg from 'pg';
import { stopSignal } from '../lifecycle';

const AT_A_TIME = 500;

/** The column of a table's ids, its SQL type, and a value before all of them. */
export type Ids = { column: string; type: 'uuid' | 'bigint'; none: string };
export const uuids: Ids = { column: 'id', type: 'uuid', none: '00000000-0000-0000-0000-000000000000' };
export const numbers: Ids = { column: 'id', type: 'bigint', none: '0' };

export type Change<Row> = {
  table: string;
  ids: Ids;
  /** SQL: columns that `values` reads. */
  columns: string;
  /** SQL: true for rows still to be changed. */
  condition: string;
  /** Null for an unchanged row. */
  values: (row: Row) => object | null;
  /** SQL: names and types of the result of `values`, and their assignment. */
  shape: string;
  assignments: string;
};

async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A broken connection has already rolled back; its original error must be reported.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

type Batch = { last: string | undefined; changed: number };

const changeNext = <Row extends { id: string }>(
  client: pg.ClientBase,
  { table, ids, columns, condition, values, shape, assignments }: Change<Row>,
  after: string,
  most: number,
): Promise<Batch> =>
  inTransaction(client, async () => {
    const { rows } = await client.query<Row>(
      `SELECT ${ids.column} AS id, ${columns} FROM ${table} WHERE ${ids.column} > $1 AND (${condition})
       ORDER BY ${ids.column} LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [after, most],
    );
    const made = rows.flatMap((row) => {
      const changed = values(row);
      return changed ? [{ ...changed, id: row.id }] : [];
    });
    await client.query(
      `UPDATE ${table} AS row SET ${assignments} FROM jsonb_to_recordset($1::jsonb) AS made (id ${ids.type}, ${shape})
       WHERE row.${ids.column} = made.id`,
      [JSON.stringify(made)],
    );
    return { last: rows.at(-1)?.id, changed: made.length };
  });

/**
 * Passes through the table once, in batches of one transaction each; returns the number of changed rows. Skips rows
 * locked by another run, so several may work at once.
 */
export async function changeRows<Row extends { id: string }>(
  client: pg.ClientBase,
  change: Change<Row>,
  { report, atATime = AT_A_TIME }: { report: (changed: number) => void; atATime?: number | undefined },
): Promise<number> {
  let changed = 0;
  let after = change.ids.none;
  for (;;) {
    stopSignal.throwIfAborted();
    const batch = await changeNext(client, change, after, atATime);
    if (!batch.last) return changed;
    after = batch.last;
    changed += batch.changed;
    report(changed);
  }
}

export async function countRows(
  client: pg.ClientBase,
  { table, condition }: { table: string; condition: string },
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table} WHERE ${condition}`,
  );
  return rows[0]?.count ?? 0;
}
