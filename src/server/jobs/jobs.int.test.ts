import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db, pool } from '@/server/database/db';
import { withRequestId } from '@/server/process/request-id';
import { makeJobsDue, runJobs } from '@/test/jobs';
import { deadJobs } from './dead';
import { enqueue } from './enqueue';
import { defineJob, type Job, PermanentFailure } from './job';
import { lanes } from './lanes';
import { type Worker, workOn } from './worker';

let workers: Worker[] = [];

/** A job under a real name that runs the test's own code. */
const jobThat = (run: (sealed: string) => Promise<void>): Job[] => [
  defineJob({
    name: 'mail.send',
    lane: 'mail',
    payload: z.strictObject({ sealed: z.string() }),
    run: (_ctx, { sealed }) => run(sealed),
  }),
];

const work = (jobs: Job[]) => workers.push(workOn(jobs));

const waiting = async () => (await pool.query('SELECT * FROM graphile_worker.jobs')).rows;

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await pool.query('DELETE FROM graphile_worker._private_jobs');
});
afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

describe('a job', () => {
  it('is never run when its transaction is rolled back', async () => {
    const ran: string[] = [];
    await expect(
      db.$transaction(async (tx) => {
        await enqueue(tx, 'mail.send', { sealed: 'rolled back' });
        throw new Error('no order after all');
      }),
    ).rejects.toThrow('no order after all');
    await db.$transaction((tx) => enqueue(tx, 'mail.send', { sealed: 'committed' }));

    work(jobThat(async (sealed) => void ran.push(sealed)));
    await expect.poll(waiting).toEqual([]);
    expect(ran).toEqual(['committed']);
  });

  it('is run once, even when two workers look for work', async () => {
    const wanted = Array.from({ length: 60 }, (_, number) => String(number));
    const ran: string[] = [];
    const jobs = jobThat(async (sealed) => void ran.push(sealed));
    work(jobs);
    work(jobs);
    await db.$transaction(async (tx) => {
      for (const sealed of wanted) await enqueue(tx, 'mail.send', { sealed });
    });
    await expect.poll(waiting).toEqual([]);
    expect(ran.sort()).toEqual(wanted.sort());
  });

  it('is retried later when it fails', async () => {
    let tries = 0;
    const jobs = jobThat(async () => {
      tries += 1;
      if (tries < 2) throw new Error('not yet');
    });
    await enqueue(db, 'mail.send', { sealed: 'x' });
    await runJobs(jobs);
    expect(tries).toBe(1);
    const [job] = await waiting();
    expect(job.run_at - job.created_at).toBeGreaterThan(2_000);
    await makeJobsDue();
    work(jobs);
    await expect.poll(waiting).toEqual([]);
    expect(tries).toBe(2);
  });

  it('is kept with the reason when it fails at its last try', async () => {
    work(jobThat(() => Promise.reject(new Error('the reason'))));
    await enqueue(db, 'mail.send', { sealed: 'x' }, { maxAttempts: 1 });
    await expect
      .poll(() => deadJobs(db))
      .toEqual([
        {
          id: expect.any(String),
          name: 'mail.send',
          attempts: 1,
          lastError: 'the reason',
          payload: { sealed: 'x' },
          createdAt: expect.any(Date),
        },
      ]);
  });

  it('is kept and not retried when it can never succeed', async () => {
    let tries = 0;
    work(
      jobThat(async () => {
        tries += 1;
        throw new PermanentFailure('no such person');
      }),
    );
    await enqueue(db, 'mail.send', { sealed: 'x' });
    await expect.poll(() => deadJobs(db)).toMatchObject([{ lastError: 'no such person' }]);
    expect(tries).toBe(1);
  });

  it('is kept and not run when its payload is invalid', async () => {
    let ran = false;
    work(
      jobThat(async () => {
        ran = true;
      }),
    );
    await enqueue(db, 'mail.send', { another: 'form' } as unknown as { sealed: string });
    await expect.poll(() => deadJobs(db)).toHaveLength(1);
    expect(ran).toBe(false);
  });

  it('is retried when a later version queued it, because workers of that version know all its fields', async () => {
    await enqueue(db, 'mail.send', { sealed: 'x', moon: true } as unknown as { sealed: string });
    work(jobThat(async () => {}));
    await expect.poll(waiting).toMatchObject([{ attempts: 1 }]);
    expect(await deadJobs(db)).toEqual([]);
  });

  it('carries the id of the request that caused it, and so do the jobs it creates', async () => {
    const seen: unknown[] = [];
    const job = defineJob({
      name: 'mail.send',
      lane: 'mail',
      payload: z.strictObject({ sealed: z.string() }),
      async run({ requestId }, { sealed }, about) {
        seen.push([sealed, requestId, about]);
        if (sealed === 'first') await enqueue(db, 'mail.send', { sealed: 'next' });
      },
    });
    await withRequestId('visit-4711', () => enqueue(db, 'mail.send', { sealed: 'first' }, { about: ['an-order'] }));
    await runJobs([job]);
    expect(seen).toEqual([
      ['first', 'visit-4711', ['an-order']],
      ['next', 'visit-4711', []],
    ]);
    await enqueue(db, 'mail.send', { sealed: 'of nobody' });
    await runJobs([job]);
    expect(seen.at(-1)).toEqual(['of nobody', expect.stringMatching(/^job-\d+$/), []]);
  });

  it('waits for its scheduled time', async () => {
    const ran: string[] = [];
    work(jobThat(async (sealed) => void ran.push(sealed)));
    await enqueue(db, 'mail.send', { sealed: 'in an hour' }, { runAt: new Date(Date.now() + 3_600_000) });
    await enqueue(db, 'mail.send', { sealed: 'now' });
    // A finished job counts as waiting for a moment, until it is marked as done.
    await expect.poll(waiting).toHaveLength(1);
    expect(ran).toEqual(['now']);
  });

  it('replaces a waiting job of the same key', async () => {
    const ran: string[] = [];
    await enqueue(db, 'mail.send', { sealed: 'old' }, { jobKey: 'order-1' });
    await enqueue(db, 'mail.send', { sealed: 'new' }, { jobKey: 'order-1' });
    work(jobThat(async (sealed) => void ran.push(sealed)));
    await expect.poll(waiting).toEqual([]);
    expect(ran).toEqual(['new']);
  });
});

describe('a worker that is stopped', () => {
  it('finishes its current jobs, begins no other, and leaves no trace', async () => {
    const events: string[] = [];
    const finish: (() => void)[] = [];
    work(
      jobThat(async (sealed) => {
        events.push(`began ${sealed}`);
        await new Promise<void>((resolve) => finish.push(resolve));
        events.push(`finished ${sealed}`);
      }),
    );
    // A worker without a job might be looking for a job when it is stopped, and find it.
    const current = Array.from({ length: lanes.mail }, (_, number) => `current ${number}`);
    for (const sealed of current) await enqueue(db, 'mail.send', { sealed });
    const done = current.flatMap((sealed) => [`began ${sealed}`, `finished ${sealed}`]).sort();
    await expect.poll(() => events).toHaveLength(current.length);
    await expect.poll(() => db.workerHeartbeat.count()).toBe(1);
    const stopped = Promise.all(workers.map((worker) => worker.stop()));
    await enqueue(db, 'mail.send', { sealed: 'next' });
    for (const end of finish) end();
    await stopped;
    expect(events.sort()).toEqual(done);
    expect(await waiting()).toMatchObject([{ attempts: 0, locked_by: null }]);
    expect(await db.workerHeartbeat.count()).toBe(0);
  });
});
