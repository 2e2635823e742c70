import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Job } from '@/server/jobs/job';
import { system } from '@/shared/schema/actor';
import { startGateways } from '@/test/own-gateways';

const google = await vi.hoisted(async () => (await import('@/test/own-google')).startGoogle());
const gateways = await startGateways();
const { erasedDiverRow } = await import('@/features/booking/divers/domain/row');
const { db } = await import('@/server/database/db');
const { guestWithTraces, jobs } = await import('@/test/guest-with-traces');
const { makeJobsDue, runJobs } = await import('@/test/jobs');
const { remainsOf } = await import('@/test/remains');
const { wordsOfOrder, wordsOfPerson } = await import('@/test/words-of-guest');

afterAll(() => google.stop());

const words = [...wordsOfPerson, ...wordsOfOrder];
const wordsFound = (lines: string[]) => words.filter((word) => lines.some((line) => line.endsWith(`: ${word}`)));

type Traces = Awaited<ReturnType<typeof guestWithTraces>>;

const ways = [
  ['by themselves', ({ guest, password }: Traces) => guest.account.delete_account({ current_password: password })],
  ['by the staff', ({ staff, uuid }: Traces) => staff.admin.users.remove({ uuid })],
] as const;

describe.each(ways)('a person erased %s', (_by, erase) => {
  test('remains in no column or file except the confirmation email, and later not even there', async () => {
    const traces = await guestWithTraces(gateways);
    expect(wordsFound(await remainsOf(words))).toEqual(words);
    await erase(traces);
    expect((await remainsOf(words)).filter((line) => !/^(mail\/|media\/|_private_jobs)/.test(line))).toEqual([]);

    await runJobs(jobs);
    const [notice, ...others] = new Set((await remainsOf(words)).map((line) => line.split(':')[0]));
    expect([notice, others]).toEqual([expect.stringMatching(/^mail\/.*-current@quill\.example\.eml$/), []]);

    await makeJobsDue();
    await runJobs(jobs);
    expect(await remainsOf(words)).toEqual([]);
    const divers = await db.orderDiver.findMany({ where: { order: { customerId: traces.uuid } } });
    expect(divers).toEqual(
      divers.map((diver) => ({
        ...diver,
        ...erasedDiverRow,
        sealed: diver.sealed,
        sealedDetails: null,
        phoneMarks: [],
      })),
    );
    const orders = await db.order.findMany({ where: { customerId: traces.uuid } });
    expect(orders.flatMap(({ addressMarks }) => addressMarks)).toEqual([]);
  });
});

test('an anonymised order identifies nobody and does not affect its customer', async () => {
  const { uuid } = await guestWithTraces(gateways);
  expect(await remainsOf(wordsOfOrder)).not.toEqual([]);
  const later = new Date(Date.now() + 130 * 24 * 60 * 60 * 1000);
  const tidy = jobs.find(({ name }) => name === 'orders.tidy') as Job<'orders.tidy'> | undefined;
  await tidy?.run({ actor: system, db, now: later, locale: 'en', requestId: 'test' }, {});
  await runJobs(jobs);
  // The diver asked to keep the outcome for later bookings.
  expect((await remainsOf(wordsOfOrder)).filter((found) => !found.startsWith('health_outcomes.'))).toEqual([]);
  expect(await db.user.findUniqueOrThrow({ where: { id: uuid } })).toMatchObject({ firstName: 'Zebulon' });
});
