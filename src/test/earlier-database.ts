import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { keyOf } from '@/server/crypto/keyring';
import { withConnection } from '../../scripts/lib/database';
import { brokenInvariants } from '../../scripts/lib/invariants';
import { migrate } from '../../scripts/lib/migrations';
import { KEY_BEFORE, LAST_BEFORE, loadDataBefore } from './data-before-sealing';
import { createDatabase, databaseUrl, dropDatabase } from './database';

/** A database with the data of an earlier version, migrated through the named migration before the tests begin. */
export function earlierDatabase(migration: string) {
  const { serverUrl } = inject('postgres');
  const name = `segara_earlier_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(serverUrl, name);
  const upTo = (through?: string) =>
    migrate({
      url,
      keys: () => [keyOf(KEY_BEFORE)],
      report: () => {},
      announce: () => {},
      ...(through && { through }),
    });
  beforeAll(async () => {
    await createDatabase(serverUrl, name);
    await upTo(LAST_BEFORE);
    await loadDataBefore(url);
    await upTo(migration);
  });
  afterAll(() => dropDatabase(serverUrl, name));

  /** Runs the statements in one transaction; returns the rows of the last one. */
  const query = (...statements: string[]) =>
    withConnection(url, async (client) => {
      await client.query('BEGIN');
      let rows: Record<string, unknown>[] = [];
      for (const statement of statements) rows = (await client.query(statement)).rows;
      await client.query('COMMIT');
      return rows;
    });
  const brokenFacts = () =>
    withConnection(url, async (client) => (await brokenInvariants(client)).map(({ fact }) => fact));
  return { url, upTo, query, brokenFacts };
}

type Query = ReturnType<typeof earlierDatabase>['query'];

/** An order in that data was cancelled in its table alone; this releases its seats and writes its timeline. */
export function finishCancelling(query: Query) {
  const cancelled = `SELECT id FROM orders WHERE status = 'cancelled'`;
  return query(
    `UPDATE departures SET taken = 0 WHERE id IN (SELECT departure_id FROM orders WHERE id IN (${cancelled}))`,
    `INSERT INTO order_events (id, order_id, at, kind, by, from_status, to_status)
     SELECT gen_random_uuid(), id, now(), 'status', 'customer', 'pending_payment', 'cancelled' FROM (${cancelled}) AS one`,
  );
}
