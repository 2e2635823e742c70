import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDiver, sealDiver } from '@/features/orders/data/sealed';
import { anonymisePastOrders } from '@/features/orders/erasure/commands/anonymise';
import { purgeHealth } from '@/features/ready/health/commands/purge-health';
import { db } from '@/server/database/db';
import { rights } from '@/shared/schema/rights';
import { callerFor } from '@/test/actors';
import type { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { answersFor, aPdf, orderForOne, orderWithLink, publishHealth, sendFile } from '@/test/health';
import { aPaidOrder, byStaff, jobCtx, later } from '@/test/orders';
import { photograph } from '@/test/photograph';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';
import { handleHealthFile } from '@/wiring/health-file-handler';

const DAY_MS = 86_400_000;
/** Noon in Bali, days after the dive of 24 December. */
const afterDive = (days: number) => new Date(Date.parse('2026-12-24T04:00:00Z') + days * DAY_MS);
const phone = async (now = later(20)) => (await callerFor(null, { now, address: freshAddress(), locale: 'ja' })).ready;
const office = async (now = later(60)) => (await byStaff(now)).admin.orders;
const reason = 'Deciding about the trip of tomorrow';

let paper: string;
beforeAll(async () => {
  paper = await publishHealth();
});

afterEach(() => {
  vi.useRealTimers();
});

const recordOf = (orderId: string) => db.healthRecord.findFirst({ where: { diver: { orderId } } });
const stateOf = async ({ uuid }: { uuid: string }) => (await (await office()).readiness({ uuid }))[0];

async function needsPhysician(about: Parameters<typeof orderWithLink>[0] = {}) {
  const order = await orderWithLink(about);
  await (await phone()).save_health({ ...answersFor(order.token, paper, ['q1', 'a2']), keep: true });
  return order;
}

/** Sends a file while the clock shows a day before the dive. */
async function sendOn(now: Date, ...sent: Parameters<typeof sendFile>) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const answer = await sendFile(...sent);
  vi.useRealTimers();
  return answer;
}

test('a diver who answers no to everything is cleared and ready', async () => {
  const order = await orderWithLink();
  expect(await stateOf(order)).toMatchObject({ open_papers: ['health'], steps: expect.arrayContaining(['health']) });
  const ready = await phone();
  expect((await ready.health_text({ token: order.token })).texts.q2).toBe('46歳以上ですか。');
  const saved = await ready.save_health(answersFor(order.token, paper));
  expect(saved).toMatchObject({
    ...{ state: 'ready', open_papers: [] },
    health: { outcome: 'cleared', on: '2026-11-21', is_kept: false, files: 0, is_over_age: false, is_minor: false },
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
  const unknown = { ...input.answers, q99: true };
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

test('a diver who needs a physician sends signed pages, and staff approve them', async () => {
  const order = await needsPhysician();
  const { uuid, token } = order;
  expect(await stateOf(order)).toMatchObject({ state: 'started', open_papers: ['health'] });
  expect((await sendOn(later(30), token, aPdf('page one'))).status).toBe(201);
  const picture = await sendOn(later(31), token, await photograph());
  expect(await picture.json()).toMatchObject({ data: { state: 'needs_us', health: { files: 2 } } });
  const { sheets } = await (await byStaff(later(40))).admin.board.sheets({ date: '2026-12-24' });
  const flagged = sheets.flatMap(({ groups }) => groups.flatMap(({ divers }) => divers));
  const ids = (await db.orderDiver.findMany({ where: { orderId: uuid } })).map(({ id }) => id);
  expect(flagged.filter((one) => ids.includes(one.diver))).toMatchObject([{ physician: true, ready: 'needs_us' }]);

  const staff = await office();
  expect(await staff.health({ uuid })).toMatchObject([
    { position: 0, outcome: 'needs_physician', source: 'answers', files: 2, is_readable: true, decided_by: null },
  ]);
  const opened = await staff.open_health({ uuid, diver: 0, reason });
  expect(opened.answers.filter(({ answer }) => answer).map(({ id }) => id)).toEqual(['q1', 'a2']);
  expect(opened.answers[0]?.question).toContain('lungs');
  expect(opened.files.map(({ mime }) => mime)).toEqual(['application/pdf', 'image/webp']);
  await staff.decide_health({ uuid, diver: 0, decision: 'approved', reason: 'Signed by Dr. Sutrisna' });
  expect(await staff.health({ uuid })).toMatchObject([{ outcome: 'approved', decided_by: expect.any(String) }]);
  expect((await staff.open_health({ uuid, diver: 0, reason })).reason).toBe('Signed by Dr. Sutrisna');
  expect(await stateOf(order)).toMatchObject({ state: 'ready', open_papers: [] });
  expect(JSON.stringify(await recordOf(uuid))).not.toContain('Sutrisna');
  expect((await sendOn(later(70), token, aPdf('late'))).status).toBe(409);
});

test('a refusal needs staff, and refuses nothing by itself', async () => {
  const order = await needsPhysician();
  await (await office()).decide_health({ uuid: order.uuid, diver: 0, decision: 'refused', reason: '' });
  expect(await stateOf(order)).toMatchObject({ state: 'needs_us' });
  expect((await (await phone()).get({ token: order.token })).health).toMatchObject({ outcome: 'refused' });
  expect(await db.order.findUnique({ where: { id: order.uuid } })).toMatchObject({ status: 'paid' });
});

test('opening answers is audited with its reason and without answers, and needs a reason', async () => {
  const { uuid } = await needsPhysician();
  const staff = await office();
  expect(await refusalOf(staff.open_health({ uuid, diver: 0, reason: ' ' }))).toMatchObject({
    errors: { reason: [expect.any(String)] },
  });
  await staff.open_health({ uuid, diver: 0, reason });
  await staff.decide_health({ uuid, diver: 0, decision: 'approved', reason: 'Fine' });
  const entries = await db.auditEntry.findMany({ where: { entity: 'health', entityId: uuid }, orderBy: { id: 'asc' } });
  expect(entries).toMatchObject([
    { action: 'view', actorId: expect.any(String), after: { diver: 1, reason } },
    { action: 'update', after: { diver: 1, outcome: 'approved' } },
  ]);
});

test('only the right to health opens answers and files, and only after a reason', async () => {
  const { uuid, token } = await needsPhysician();
  await sendOn(later(30), token, aPdf('signed'));
  const without = (
    await byStaff(
      later(60),
      rights.filter((right) => right !== 'health'),
    )
  ).admin.orders;
  const refused = { code: 'forbidden', status: 403 };
  expect(await refusalOf(without.open_health({ uuid, diver: 0, reason }))).toMatchObject(refused);
  expect(await without.health({ uuid })).toMatchObject([{ outcome: 'needs_physician' }]);

  const tokens = await Promise.all([1, 2].map(async () => signIn(await account({ role: 'ADMIN' }))));
  const [mine = '', other = ''] = tokens;
  const staff = (await callerFor(mine, { now: later(60) })).admin.orders;
  const [file] = (await staff.open_health({ uuid, diver: 0, reason })).files;
  if (!file) throw new Error('no file');
  const download = async (as: string | null, now: Date, url = file.url) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    const headers = as ? { authorization: `Bearer ${as}` } : undefined;
    const answer = await handleHealthFile(new Request(`http://localhost:3000${url}`, { headers }), file.uuid);
    vi.useRealTimers();
    return answer;
  };
  const answer = await download(mine, later(61));
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toContain('% signed');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="physician.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect((await download(other, later(61))).status).toBe(404);
  expect((await download(mine, later(76))).status).toBe(404);
  expect((await download(mine, later(61), `/api/health-files/${file.uuid}`)).status).toBe(404);
  expect((await download(null, later(61))).status).toBe(401);
});

test('files are refused by content, size and number, and alike for every link that opens nothing', async () => {
  const { token } = await needsPhysician();
  const send = (...sent: Parameters<typeof sendFile>) => sendOn(later(30), ...sent);
  expect((await send(token, Buffer.from('<svg onload="alert(1)">'))).status).toBe(422);
  expect((await send(token, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('no picture')]))).status).toBe(
    422,
  );
  expect((await send(token, Buffer.concat([aPdf('large'), Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413);
  expect((await send(token, aPdf('page'), 'selfie')).status).toBe(422);
  for (let page = 0; page < 5; page += 1) expect((await send(token, aPdf(`page ${page}`))).status).toBe(201);
  expect((await send(token, aPdf('page 6'))).status).toBe(422);
  const refusals = await Promise.all(
    ['unknown', `${token}x`].map(async (one) => (await send(one, aPdf('page'))).json()),
  );
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'link_over' });
});

test('a picture is stored without its metadata, and no file is readable in the database', async () => {
  const { token, uuid } = await needsPhysician();
  await sendOn(later(30), token, aPdf('penguinitis'));
  const [file] = await db.healthFile.findMany({ where: { record: { diver: { orderId: uuid } } } });
  expect(Buffer.from(file?.bytes ?? []).includes('penguinitis')).toBe(false);
});

test('answering again replaces the record with its key and files', async () => {
  const { token, uuid } = await needsPhysician();
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
  const order = await needsPhysician();
  const { token, uuid, user } = order;
  await sendOn(later(30), token, aPdf('signed'));
  await (await office()).decide_health({ uuid, diver: 0, decision: 'approved', reason: '' });
  expect(await db.healthOutcomeKept.count({ where: { ownerId: user.id } })).toBe(1);
  const record = await recordOf(uuid);
  expect(await (await phone()).withdraw_health({ token })).toMatchObject({
    ...{ state: 'started', open_papers: ['health'], health: { outcome: null, files: 0 } },
  });
  expect(await recordOf(uuid)).toBeNull();
  expect(await db.healthFile.count({ where: { recordId: record?.id ?? '' } })).toBe(0);
  expect(await db.healthOutcomeKept.count({ where: { ownerId: user.id } })).toBe(0);
});

test('staff record a form on paper, which replaces the answers', async () => {
  const order = await needsPhysician();
  const staff = await office();
  await staff.record_health_paper({ uuid: order.uuid, diver: 0 });
  expect(await staff.health({ uuid: order.uuid })).toMatchObject([
    { outcome: 'cleared', source: 'paper', is_readable: false, decided_by: expect.any(String) },
  ]);
  expect(await stateOf(order)).toMatchObject({ state: 'ready' });
  expect(await refusalOf(staff.open_health({ uuid: order.uuid, diver: 0, reason }))).toMatchObject({ status: 404 });
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
  const [kept] = await mine.kept_health();
  expect(kept).toMatchObject({ full_name: name, outcome: 'cleared', on: '2026-11-21', until: '2027-11-21' });
  const newer = await publishHealth();
  expect(await stateOf(same)).toMatchObject({ open_papers: ['health'] });
  await db.paperText.delete({ where: { id: newer } });
  expect(await stateOf(same)).toMatchObject({ state: 'ready' });
  const stranger = (await (await aPaidOrder()).at(later(90))).order;
  expect(await refusalOf(stranger.withdraw_kept_health({ uuid: kept?.uuid ?? '' }))).toMatchObject({ status: 404 });
  await mine.withdraw_kept_health({ uuid: kept?.uuid ?? '' });
  expect(await stateOf(same)).toMatchObject({ open_papers: ['health'] });
  expect(await mine.kept_health()).toEqual([]);
});

test('an outcome is kept only with consent', async () => {
  const { token, user } = await orderWithLink();
  await (await phone()).save_health(answersFor(token, paper));
  expect(await db.healthOutcomeKept.count({ where: { ownerId: user.id } })).toBe(0);
});

test('thirty days after diving, the key is destroyed, then answers and files; the outcome stays with the order', async () => {
  const { uuid, token } = await needsPhysician();
  await sendOn(later(30), token, aPdf('signed'));
  await (await office()).decide_health({ uuid, diver: 0, decision: 'approved', reason: 'Fine' });
  await purgeHealth(jobCtx(afterDive(30)));
  expect(await recordOf(uuid)).toMatchObject({ sealedKey: expect.any(String), purgedAt: null });
  await purgeHealth(jobCtx(afterDive(31)));
  const gone = { sealedKey: null, answers: null, reason: null, outcome: 'approved', purgedAt: afterDive(31) };
  const record = await recordOf(uuid);
  expect(record).toMatchObject(gone);
  expect(await db.healthFile.count({ where: { recordId: record?.id ?? '' } })).toBe(0);
  const staff = await office(afterDive(31));
  expect(await refusalOf(staff.open_health({ uuid, diver: 0, reason }))).toMatchObject({ status: 404 });
  expect(await db.healthOutcomeKept.count()).toBeGreaterThan(0);
  await purgeHealth(jobCtx(afterDive(400)));
  expect(await db.healthOutcomeKept.count()).toBe(0);
  await anonymisePastOrders(jobCtx(afterDive(120)));
  expect(await recordOf(uuid)).toBeNull();
});

test('a purge that was interrupted after the keys leaves nothing readable and is finished by the next', async () => {
  const { uuid } = await needsPhysician();
  await db.healthRecord.updateMany({ where: { diver: { orderId: uuid } }, data: { sealedKey: null } });
  await purgeHealth(jobCtx(later(100)));
  expect(await recordOf(uuid)).toMatchObject({ answers: null, outcome: 'needs_physician' });
});

test('a diver who waits for a decision is asked again after a restore, which has no keys', async () => {
  const order = await needsPhysician();
  await db.healthRecord.updateMany({ where: { diver: { orderId: order.uuid } }, data: { sealedKey: null } });
  expect((await (await phone()).get({ token: order.token })).health).toMatchObject({ outcome: null });
  expect(await stateOf(order)).toMatchObject({ open_papers: ['health'] });
});

test('a cancelled order loses its answers with the next purge', async () => {
  const { uuid, at } = await needsPhysician();
  await (await at(later(50))).order.cancel({ uuid });
  await purgeHealth(jobCtx(later(100)));
  expect(await recordOf(uuid)).toMatchObject({ sealedKey: null, answers: null });
});
