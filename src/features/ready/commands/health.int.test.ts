import { beforeAll, expect, test } from 'vitest';
import { openDiver, sealDiver } from '@/features/orders/data/sealed';
import { db } from '@/server/database/db';
import type { diver } from '@/test/divers';
import {
  answersFor,
  aPdf,
  needsPhysician,
  healthOffice as office,
  orderForOne,
  orderWithLink,
  healthPhone as phone,
  publishHealth,
  recordOf,
  sendOn,
  stateOf,
} from '@/test/health';
import { aPaidOrder, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

let paper: string;
beforeAll(async () => {
  paper = await publishHealth();
});

test('a diver who answers no to everything is cleared and ready', async () => {
  const order = await orderWithLink();
  expect(await stateOf(order)).toMatchObject({ open_papers: ['health'], steps: expect.arrayContaining(['health']) });
  const ready = await phone();
  expect((await ready.health_text({ token: order.token })).texts.q2).toBe('46歳以上ですか。');
  const saved = await ready.save_health(answersFor(order.token, paper));
  expect(saved).toMatchObject({
    ...{ state: 'ready', open_papers: [] },
    health: { outcome: 'cleared', on: '2026-11-21', is_earlier: false, files: 0, is_over_age: false, is_minor: false },
  });
  expect(JSON.stringify(saved)).not.toContain('"a2"');
  expect(await recordOf(order.uuid)).toMatchObject({ locale: 'ja', keep: false, paperId: paper, decidedAt: null });
});

test('answers are refused without consent, incomplete, unknown, or to another version of the text', async () => {
  const { token, uuid } = await orderWithLink();
  const ready = await phone();
  const input = answersFor(token, paper);
  const { q3: _, ...incomplete } = input.answers;
  expect(await refusalOf(ready.save_health({ ...input, answers: incomplete }))).toMatchObject({
    errors: { 'answers.q3': [expect.any(String)] },
  });
  expect(await refusalOf(ready.save_health({ ...input, consent: false as true }))).toMatchObject({
    errors: { consent: [expect.stringContaining('同意')] },
  });
  const unknown: object = { ...input.answers, q99: true };
  expect(await refusalOf(ready.save_health({ ...input, answers: unknown }))).toMatchObject({ status: 422 });
  const other = { ...input, paper: '00000000-0000-4000-8000-000000000000' };
  expect(await refusalOf(ready.save_health(other))).toMatchObject({ code: 'changed_meanwhile' });
  expect(await recordOf(uuid)).toBeNull();
});

test('the birth date answers the question about the age', async () => {
  const { token, uuid } = await orderWithLink({ date_of_birth: '1971-11-20' });
  const ready = await phone();
  const input = answersFor(token, paper);
  expect((await ready.get({ token })).health).toMatchObject({ is_over_age: true });
  expect((await ready.save_health({ ...input, answers: { ...input.answers, b3: true } })).health).toMatchObject({
    outcome: 'needs_physician',
  });
  const [row] = await db.orderDiver.findMany({ where: { orderId: uuid } });
  if (!row) throw new Error('no diver');
  const young = sealDiver({ ...openDiver(row), date_of_birth: '1981-11-22' }, 0);
  await db.orderDiver.update({ where: { id: row.id }, data: young });
  const claimed = { ...input, answers: { ...input.answers, q2: true, b3: true } };
  expect((await ready.save_health(claimed)).health).toMatchObject({ outcome: 'cleared', is_over_age: false });
});

test('a file is not readable in the database', async () => {
  const { token, uuid } = await needsPhysician(paper);
  await sendOn(later(30), token, aPdf('penguinitis'));
  const [file] = await db.healthFile.findMany({ where: { record: { diver: { orderId: uuid } } } });
  expect(Buffer.from(file?.bytes ?? []).includes('penguinitis')).toBe(false);
});

test('answering again replaces the record with its key and files', async () => {
  const { token, uuid } = await needsPhysician(paper);
  await sendOn(later(30), token, aPdf('signed'));
  const before = await recordOf(uuid);
  await (await phone()).save_health(answersFor(token, paper));
  const after = await recordOf(uuid);
  expect(after?.outcome).toBe('cleared');
  expect(after?.sealedKey).not.toBe(before?.sealedKey);
  expect(await db.healthRecord.count({ where: { diver: { orderId: uuid } } })).toBe(1);
  expect(await db.healthFile.count({ where: { recordId: before?.id ?? '' } })).toBe(0);
});

test('withdrawing the consent destroys answers, files and outcomes, and opens the step again', async () => {
  const order = await needsPhysician(paper);
  const { token, uuid, user } = order;
  await sendOn(later(30), token, aPdf('signed'));
  await (await office()).decide_health({ uuid, diver: 0, decision: 'approved', reason: '' });
  expect(await db.storedHealthOutcome.count({ where: { ownerId: user.id } })).toBe(1);
  const record = await recordOf(uuid);
  expect(await (await phone()).withdraw_health({ token })).toMatchObject({
    ...{ state: 'started', open_papers: ['health'], health: { outcome: null, files: 0 } },
  });
  expect(await recordOf(uuid)).toBeNull();
  expect(await db.healthFile.count({ where: { recordId: record?.id ?? '' } })).toBe(0);
  expect(await db.storedHealthOutcome.count({ where: { ownerId: user.id } })).toBe(0);
});

test('whoever takes over the seat is asked, and nobody opens the answers of whoever had it before', async () => {
  const order = await orderWithLink();
  const ready = await phone();
  await ready.save_health(answersFor(order.token, paper));
  const taken = await ready.answer({ token: order.token, full_name: 'Somebody Else' });
  expect(taken).toMatchObject({ open_papers: ['health'], health: { outcome: null, is_earlier: false } });
  const opened = (await office()).open_health({ uuid: order.uuid, diver: 0, reason: 'dives tomorrow' });
  expect(await refusalOf(opened)).toMatchObject({ status: 404 });
  expect(await ready.save_health(answersFor(order.token, paper))).toMatchObject({ open_papers: [] });
});

test('a kept outcome counts for the same person’s next booking, until the text changes or it is withdrawn', async () => {
  const name = 'Hana Kept';
  const first = await orderWithLink({ full_name: name });
  await (await phone()).save_health({ ...answersFor(first.token, paper), keep: true });
  const next = async (about: Parameters<typeof diver>[0] = {}) => {
    const again = await orderForOne({ full_name: name, ...about });
    await db.order.update({ where: { id: again.uuid }, data: { customerId: first.user.id } });
    return again;
  };
  const [same, other] = [await next({ full_name: ' hana  KEPT ' }), await next({ date_of_birth: '1990-04-22' })];
  expect(await stateOf(same)).toMatchObject({ state: 'ready' });
  expect(await stateOf(other)).toMatchObject({ open_papers: ['health'] });
  expect(await (await office()).health({ uuid: same.uuid })).toMatchObject([
    { outcome: 'cleared', source: 'earlier', on: '2026-11-21' },
  ]);
  const { order: mine } = await first.at(later(90));
  const [stored] = await mine.stored_health();
  expect(stored).toMatchObject({ full_name: name, outcome: 'cleared', on: '2026-11-21', until: '2027-11-21' });
  const newer = await publishHealth();
  expect(await stateOf(same)).toMatchObject({ open_papers: ['health'] });
  await db.paperText.delete({ where: { id: newer } });
  expect(await stateOf(same)).toMatchObject({ state: 'ready' });
  const stranger = (await (await aPaidOrder()).at(later(90))).order;
  expect(await refusalOf(stranger.withdraw_stored_health({ uuid: stored?.uuid ?? '' }))).toMatchObject({ status: 404 });
  await mine.withdraw_stored_health({ uuid: stored?.uuid ?? '' });
  expect(await stateOf(same)).toMatchObject({ open_papers: ['health'] });
  expect(await mine.stored_health()).toEqual([]);
});

test('an outcome is kept only with consent', async () => {
  const { token, user } = await orderWithLink();
  await (await phone()).save_health(answersFor(token, paper));
  expect(await db.storedHealthOutcome.count({ where: { ownerId: user.id } })).toBe(0);
});
