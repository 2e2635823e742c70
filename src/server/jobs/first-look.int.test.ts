import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { db, pool } from '@/server/database/db';
import { enqueue } from './enqueue';
import { defineJob } from './job';
import { workOn } from './worker';

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

test('workOn runs jobs even when its first look fails', async () => {
  const ran: string[] = [];
  await enqueue(db, 'mail.send', { sealed: 'waiting' });
  // A sequence survives rollbacks, so it counts the failed looks.
  await pool.query(`
    CREATE SEQUENCE failed_looks;
    CREATE FUNCTION fail_look() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM nextval('failed_looks'); RAISE 'away'; END $$;
    CREATE TRIGGER fail_looks BEFORE INSERT ON graphile_worker._private_tasks EXECUTE FUNCTION fail_look()`);
  const worker = workOn([
    defineJob({
      name: 'mail.send',
      lane: 'mail',
      payload: z.strictObject({ sealed: z.string() }),
      run: async (_ctx, { sealed }) => void ran.push(sealed),
    }),
  ]);
  await expect
    .poll(async () => (await pool.query('SELECT is_called FROM failed_looks')).rows)
    .toEqual([{ is_called: true }]);
  await pool.query('DROP TRIGGER fail_looks ON graphile_worker._private_tasks');
  await expect.poll(() => ran).toEqual(['waiting']);
  await worker.stop();
});
