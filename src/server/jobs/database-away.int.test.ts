import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db, pool } from '@/server/database/db';
import { losableDatabase } from '@/test/lost-database';
import { enqueue } from './enqueue';
import { defineJob } from './job';
import { workOn } from './worker';

const database = losableDatabase();

describe('when the database goes away and comes back', () => {
  it('the worker recovers by itself, and a job finished meanwhile does not run again', async () => {
    const events: string[] = [];
    let finish = () => {};
    const worker = workOn([
      defineJob({
        name: 'mail.send',
        lane: 'mail',
        payload: z.strictObject({ sealed: z.string() }),
        async run(_ctx, { sealed }) {
          events.push(`began ${sealed}`);
          if (sealed === 'first') await new Promise<void>((resolve) => (finish = resolve));
          events.push(`finished ${sealed}`);
        },
      }),
    ]);
    await enqueue(db, 'mail.send', { sealed: 'first' });
    await expect.poll(() => events).toEqual(['began first']);

    await database.takeAway();
    finish();
    await expect.poll(() => events).toEqual(['began first', 'finished first']);
    await expect(db.$queryRaw`SELECT 1`).rejects.toThrow();

    await database.bringBack();
    await enqueue(db, 'mail.send', { sealed: 'second' });
    await expect.poll(() => events).toContain('finished second');
    await expect.poll(async () => (await pool.query('SELECT id FROM graphile_worker.jobs')).rows).toEqual([]);
    expect(events).toEqual(['began first', 'finished first', 'began second', 'finished second']);
    await worker.stop();
  });

  it('the worker recovers when two jobs finish at once and neither end can be recorded', async () => {
    const events: string[] = [];
    const finish: (() => void)[] = [];
    const worker = workOn([
      defineJob({
        name: 'mail.send',
        lane: 'mail',
        payload: z.strictObject({ sealed: z.string() }),
        async run(_ctx, { sealed }) {
          events.push(`began ${sealed}`);
          if (sealed !== 'third') await new Promise<void>((resolve) => void finish.push(resolve));
          events.push(`finished ${sealed}`);
        },
      }),
    ]);
    for (const sealed of ['first', 'second']) await enqueue(db, 'mail.send', { sealed });
    await expect.poll(() => finish).toHaveLength(2);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE graphile_worker._private_jobs IN ACCESS EXCLUSIVE MODE');
    // Workers of other lanes also look for jobs now and then, and wait too.
    const ends = `FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE '%delete from%'`;
    const waitingEnds = async () => (await pool.query(`SELECT ${ends}`)).rowCount;
    for (const [done, end] of finish.entries()) {
      end();
      await expect.poll(waitingEnds).toBe(done + 1);
    }
    const { rowCount: lost } = await pool.query(`SELECT pg_terminate_backend(pid) ${ends}`);
    expect(lost).toBe(2);
    await expect.poll(waitingEnds).toBe(0);
    await holder.query('ROLLBACK');
    holder.release();
    await enqueue(db, 'mail.send', { sealed: 'third' });
    await expect.poll(() => events).toContain('finished third');
    await expect.poll(async () => (await pool.query('SELECT id FROM graphile_worker.jobs')).rows).toEqual([]);
    expect(events.filter((event) => event.startsWith('began'))).toHaveLength(3);
    await worker.stop();
  });
});
