import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { db, pool } from '@/server/database/db';
import { log } from '@/server/process/log';
import { enqueue, enqueueAll, newJob } from './enqueue';
import { defineJob } from './job';
import { lanes } from './lanes';
import { workOn } from './worker';

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const mailing = (run: (sealed: string) => Promise<void>) =>
  defineJob({
    name: 'mail.send',
    lane: 'mail',
    payload: z.strictObject({ sealed: z.string() }),
    run: (_ctx, { sealed }) => run(sealed),
  });

test('workOn runs a later payment while all mail workers are busy', async () => {
  const events: string[] = [];
  const { opened, open } = gate();
  const worker = workOn([
    mailing(async () => {
      events.push('mail');
      await opened;
    }),
    defineJob({
      name: 'sandbox.pay-late',
      lane: 'payments',
      payload: z.strictObject({ session: z.string() }),
      run: async () => void events.push('payment'),
    }),
  ]);
  const mails = Array.from({ length: 20 }, (_, number) => String(number));
  for (const sealed of mails) await enqueue(db, 'mail.send', { sealed });
  const begun = Array.from({ length: lanes.mail }, () => 'mail');
  await expect.poll(() => events).toEqual(begun);

  await enqueue(db, 'sandbox.pay-late', { session: 'last' });
  await expect.poll(() => events).toEqual([...begun, 'payment']);

  open();
  await expect.poll(async () => (await pool.query('SELECT id FROM graphile_worker.jobs')).rows).toEqual([]);
  expect(events.filter((event) => event === 'mail')).toHaveLength(mails.length);
  await worker.stop();
});

test('workOn leaves emails beyond its capacity to other processes', async () => {
  const warned = vi.spyOn(log, 'warn');
  const sent: string[] = [];
  const { opened, open } = gate();
  const begun: string[] = [];
  const slow = workOn([
    mailing(async (sealed) => {
      begun.push(sealed);
      await opened;
    }),
  ]);
  const mails = Array.from({ length: 3 * lanes.mail }, (_, number) => String(number));
  await enqueueAll(
    db,
    mails.map((sealed) => newJob('mail.send', { sealed })),
  );
  await expect.poll(() => begun).toHaveLength(lanes.mail);

  const other = workOn([mailing(async (sealed) => void sent.push(sealed))]);
  await expect.poll(() => sent.toSorted()).toEqual(mails.filter((sealed) => !begun.includes(sealed)));
  // Fetched jobs that a worker does not know go back after a minute, with a warning.
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
  open();
  await Promise.all([slow.stop(), other.stop()]);
});

test('workOn runs a payment while visitors use every connection of the process', async () => {
  let found: unknown;
  const worker = workOn([
    defineJob({
      name: 'sandbox.pay-late',
      lane: 'payments',
      payload: z.strictObject({ session: z.string() }),
      async run(ctx) {
        found = await ctx.db.$queryRaw`SELECT 1 AS answer`;
      },
    }),
  ]);
  await enqueue(db, 'sandbox.pay-late', { session: 'any' });
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  await expect.poll(() => found).toEqual([{ answer: 1 }]);
  for (const client of taken) client.release();
  await worker.stop();
});
