import { inspect } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { mailJobs } from '@/server/mail/mail-jobs';
import { log } from '@/server/process/log';
import { exportTraces } from '@/server/traces/traces';
import { answersFor, aPdf, orderWithLink, publishHealth, sendFile } from '@/test/health';
import { makeJobsDue, runJobs } from '@/test/jobs';
import { byStaff, jobCtx, later } from '@/test/orders';
import { remainsOf } from '@/test/remains';

const METRICS = 'a token for the figures, long enough';
vi.hoisted(() => {
  vi.stubEnv('METRICS_TOKEN', 'a token for the figures, long enough');
});
const { readyJobs } = await import('@/features/ready/jobs');
const { purgeHealth } = await import('@/features/ready/health/commands/purge-health');
const { db } = await import('@/server/database/db');
const { remindGuests } = await import('@/features/ready/reminders/commands/remind-guests');
const { handleMetrics } = await import('./metrics-handler');
const { handleRest } = await import('./rest-handler');
const { mails } = await import('./mails-root');

const WORD = 'penguinitis';
const REASON = 'gullwort';
/** The answers as they are stored before they are encrypted. */
const ANSWER = '"a2":true';

/** A word as text, and as the base64 and hexadecimal of the bytes around it would contain it. */
function formsOf(word: string): string[] {
  const base64 = ['', ' ', '  '].flatMap((before) => {
    const text = Buffer.from(`${before}${word}`).toString('base64');
    // The first and last characters depend on the neighbours.
    return [text.slice(before.length > 0 ? 4 : 0, -4)];
  });
  return [word, Buffer.from(word).toString('hex'), ...base64];
}
const planted = [WORD, REASON, ANSWER].flatMap(formsOf);

const written: string[] = [];
const keep = (...about: unknown[]) => void written.push(inspect(about, { depth: 12, maxStringLength: null }));
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
  vi.spyOn(log, level).mockImplementation(keep);
for (const level of ['log', 'info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(keep);
exportTraces({
  begin(name, about) {
    keep(name, about);
    return { run: (work) => work(), end: keep };
  },
  current: () => undefined,
  stop: async () => {},
});

afterAll(() => {
  exportTraces(null);
  vi.restoreAllMocks();
});

const figures = async () => {
  const headers = { authorization: `Bearer ${METRICS}` };
  return (await handleMetrics(new Request('http://localhost/api/metrics', { headers }))).text();
};
/** Where planted words are stored, and which of them were written to logs, traces and metrics. */
async function found() {
  const texts = [...written, await figures()];
  return {
    stored: await remainsOf(planted),
    written: planted.filter((form) => texts.some((text) => text.includes(form))),
  };
}

const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  return handleRest(
    new Request(`http://localhost:3000/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
};

test('planted answers are found nowhere but in the opened record, and nowhere at all after the purge', async () => {
  const paper = await publishHealth();
  const { uuid, token } = await orderWithLink();
  vi.useFakeTimers({ toFake: ['Date'], now: later(20) });
  const { token: _, ...input } = answersFor(token, paper, ['q1', 'a2', 'q6', 'd2']);
  expect((await post(`/ready/${token}/health`, input)).status).toBe(200);
  expect((await post(`/ready/${token}/health`, { ...input, answers: { ...input.answers, [WORD]: true } })).status).toBe(
    422,
  );
  expect((await sendFile(token, aPdf(WORD))).status).toBe(201);
  expect((await sendFile(token, Buffer.from(WORD))).status).toBe(422);
  vi.useRealTimers();
  const staff = (await byStaff(later(30))).admin.orders;
  const [file] = (await staff.open_health({ uuid, diver: 0, reason: 'Tomorrow' })).files;
  await staff.decide_health({ uuid, diver: 0, decision: 'refused', reason: REASON });
  await remindGuests(jobCtx(new Date('2026-12-17T01:20:00Z')));
  const jobs = [...mailJobs(mails), ...readyJobs];
  await runJobs(jobs);
  await makeJobsDue();

  const opened = await staff.open_health({ uuid, diver: 0, reason: 'Again' });
  expect(opened).toMatchObject({ reason: REASON, files: [{ uuid: file?.uuid }] });
  expect(opened.answers).toContainEqual(expect.objectContaining({ id: 'a2', answer: true }));
  expect(written.length).toBeGreaterThan(0);
  expect(await found()).toEqual({ stored: [], written: [] });

  await purgeHealth(jobCtx(new Date('2027-01-24T04:00:00Z')));
  expect(await found()).toEqual({ stored: [], written: [] });
  expect(await db.healthRecord.findFirst({ where: { diver: { orderId: uuid } } })).toMatchObject({
    ...{ sealedKey: null, answers: null, reason: null, outcome: 'refused' },
  });
  expect(await db.healthFile.count()).toBe(0);
});

test('the search finds a planted word where one is', async () => {
  const { uuid } = await orderWithLink();
  await db.orderEvent.create({
    data: { orderId: uuid, at: later(1), kind: 'note', by: 'staff', note: `Mentions ${WORD}`, internal: true },
  });
  expect(await remainsOf(planted)).toEqual([`order_events.note: ${WORD}`]);
  keep(`Error about ${WORD}`);
  expect((await found()).written).toEqual([WORD]);
});
