import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db, pool } from '@/server/database/db';
import { losableDatabase } from '@/test/lost-database';
import { enqueue } from './enqueue';
import { defineJob } from './job';
import { workOn } from './worker';

const database = losableDatabase();

describe('when the database goes away and comes back', () => {
  it('the worker recovers by itself, and a job that was finished meanwhile does not run again', async () => {
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
});
