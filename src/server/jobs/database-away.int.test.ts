import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { db, pool } from '../db';
import { enqueue } from './enqueue';
import { defineJob } from './job';
import { workOn } from './worker';

const soon = { timeout: 25_000, interval: 50 };
const server = new pg.Client({ connectionString: inject('postgres').serverUrl });
let database = '';

beforeAll(async () => {
  await server.connect();
  const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
  database = rows[0]?.name ?? '';
});
afterAll(async () => {
  await db.$disconnect();
  await pool.end();
  await server.end();
});

/** This file's database only: the server is shared with the other tests. */
async function takeDatabaseAway() {
  await server.query(`ALTER DATABASE "${database}" ALLOW_CONNECTIONS false`);
  await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database]);
}
const bringDatabaseBack = () => server.query(`ALTER DATABASE "${database}" ALLOW_CONNECTIONS true`);

describe('when the database goes away and comes back', () => {
  it('the worker goes on by itself, and a job that was done meanwhile is not done again', async () => {
    const events: string[] = [];
    let finish = () => {};
    const worker = workOn([
      defineJob({
        name: 'mail.send',
        payload: z.strictObject({ sealed: z.string() }),
        async run(_ctx, { sealed }) {
          events.push(`began ${sealed}`);
          if (sealed === 'first') await new Promise<void>((resolve) => (finish = resolve));
          events.push(`finished ${sealed}`);
        },
      }),
    ]);
    await enqueue(db, 'mail.send', { sealed: 'first' });
    await vi.waitFor(() => expect(events).toEqual(['began first']), soon);

    await takeDatabaseAway();
    finish();
    await vi.waitFor(() => expect(events).toEqual(['began first', 'finished first']), soon);
    await expect(db.$queryRaw`SELECT 1`).rejects.toThrow();

    await bringDatabaseBack();
    await enqueue(db, 'mail.send', { sealed: 'second' });
    await vi.waitFor(() => expect(events).toContain('finished second'), soon);
    await vi.waitFor(
      async () => expect((await pool.query('SELECT id FROM graphile_worker.jobs')).rows).toEqual([]),
      soon,
    );
    expect(events).toEqual(['began first', 'finished first', 'began second', 'finished second']);
    await worker.stop();
  });
});
