import { beforeAll, expect, test, vi } from 'vitest';
import { db } from '@/server/database/db';
import { rights } from '@/shared/schema/rights';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import {
  aPdf,
  needsPhysician,
  healthOffice as office,
  healthPhone as phone,
  publishHealth,
  recordOf,
  type sendFile,
  sendOn,
  stateOf,
} from '@/test/health';
import { byStaff, later } from '@/test/orders';
import { photograph } from '@/test/photograph';
import { refusalOf } from '@/test/refusal';
import { handleHealthFile } from '@/wiring/health-file-handler';

const reason = 'Deciding about the trip of tomorrow';

let paper: string;
beforeAll(async () => {
  paper = await publishHealth();
});

test('a diver who needs a physician sends signed pages, and staff approve them', async () => {
  const order = await needsPhysician(paper);
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
  const order = await needsPhysician(paper);
  await (await office()).decide_health({ uuid: order.uuid, diver: 0, decision: 'refused', reason: '' });
  expect(await stateOf(order)).toMatchObject({ state: 'needs_us' });
  expect((await (await phone()).get({ token: order.token })).health).toMatchObject({ outcome: 'refused' });
  expect(await db.order.findUnique({ where: { id: order.uuid } })).toMatchObject({ status: 'paid' });
});

test('opening answers is audited with its reason and without answers, and needs a reason', async () => {
  const { uuid } = await needsPhysician(paper);
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
  const { uuid, token } = await needsPhysician(paper);
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
  const { token } = await needsPhysician(paper);
  const send = (...sent: Parameters<typeof sendFile>) => sendOn(later(30), ...sent);
  expect((await send(token, Buffer.from('<svg onload="alert(1)">'))).status).toBe(422);
  expect((await send(token, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('no picture')]))).status).toBe(
    422,
  );
  expect((await send(token, Buffer.concat([aPdf('large'), Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413);
  expect((await send(token, aPdf('page'), 'passport')).status).toBe(422);
  for (let page = 0; page < 5; page += 1) expect((await send(token, aPdf(`page ${page}`))).status).toBe(201);
  expect((await send(token, aPdf('page 6'))).status).toBe(422);
  const refusals = await Promise.all(
    ['unknown', `${token}x`].map(async (one) => (await send(one, aPdf('page'))).json()),
  );
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'link_over' });
});

test('staff record a form on paper, which replaces the answers', async () => {
  const order = await needsPhysician(paper);
  const staff = await office();
  await staff.record_health_paper({ uuid: order.uuid, diver: 0 });
  expect(await staff.health({ uuid: order.uuid })).toMatchObject([
    { outcome: 'cleared', source: 'paper', is_readable: false, decided_by: expect.any(String) },
  ]);
  expect(await stateOf(order)).toMatchObject({ state: 'ready' });
  expect(await refusalOf(staff.open_health({ uuid: order.uuid, diver: 0, reason }))).toMatchObject({ status: 404 });
});
