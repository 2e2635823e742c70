import { expect } from 'vitest';
import { db, pool } from '@/server/database/db';
import { HANGING_MS } from './hanging';

/** The number of transactions currently waiting for a lock. */
export async function waiting(): Promise<number> {
  const { rows } = await pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  return rows.length;
}

type Tx = Parameters<Parameters<typeof db.$transaction>[0]>[0];

/**
 * Makes races deterministic: works in a transaction, starts calls beside it, and ends it only when this many of them
 * wait for it. The started calls are returned in an object, to be awaited afterwards.
 */
export function whileLocked<Started extends object>(
  count: number,
  hold: (tx: Tx) => Promise<unknown>,
  start: () => Started | Promise<Started>,
): Promise<Started> {
  return db.$transaction(
    async (tx) => {
      await hold(tx);
      const started = await start();
      await expect.poll(waiting).toBe(count);
      return started;
    },
    { timeout: HANGING_MS },
  );
}
