import { beforeAll, expect, test } from 'vitest';
import { openDiver, sealDiver } from '@/features/orders/data/sealed';
import { anonymisePastOrders } from '@/features/orders/erasure/commands/anonymise';
import { purgeWaivers } from '@/features/ready/waiver/commands/purge-waivers';
import { db, pool } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { aPaidOrder, byStaff, jobCtx, later, ordered } from '@/test/orders';
import { drawnSignature, publishedPaper } from '@/test/papers';
import { pay } from '@/test/paying';
import { photograph } from '@/test/photograph';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';
import { handleOwnWaiver, handleStaffWaiver } from '@/wiring/waiver-handler';

const product = { skippedSteps: ['you', 'diving', 'size', 'flight'] };
const TEXT = 'The risks\n\nDiving has risks, and you take them of your own free will.';

let version = 0;
const publish = async (text = TEXT) => {
  ({ version } = await publishedPaper('waiver', { text }, ordered));
};
beforeAll(() => publish());

const phone = async (now = later(20)) => (await callerFor(null, { now, address: freshAddress(), locale: 'de' })).ready;

async function paidOrder(about: Parameters<typeof diver>[0] = {}, months = 12) {
  const divers = [diver({ full_name: 'Hana Sato', ...about }), diver({ full_name: 'Jonas' })];
  const order = await aPaidOrder({ divers }, product);
  const customer = (await order.at(later(11))).order;
  const { url } = await customer.diver_link({ uuid: order.uuid, diver: 0 });
  if (months !== 12) await (await byStaff(later(1))).admin.shop.save_papers({ waiver_months: months, waiver_years: 5 });
  return { ...order, customer, token: url.split('/').at(-1) ?? '' };
}

/** A diver whose birth date is not known, as of an order that staff took by phone. */
async function withoutBirthDate(orderId: string) {
  const row = await db.orderDiver.findFirstOrThrow({ where: { orderId, position: 0 } });
  await db.orderDiver.update({ where: { id: row.id }, data: sealDiver({ ...openDiver(row), date_of_birth: null }, 0) });
}

const signing = (token: string, about: object = {}) => ({
  ...{ token, version, name: 'Hana Sato', relation: null, signature: drawnSignature, agreed: true as const },
  ...about,
});

const filed = (token: string) => handleOwnWaiver(new Request('http://localhost:3000/api/ready/waiver.pdf'), token);

test('a diver reads the text, signs it once, and is ready', async () => {
  const { uuid, token, customer } = await paidOrder();
  const ready = await phone();
  expect(await ready.get({ token })).toMatchObject({
    steps: ['waiver'],
    state: 'not_started',
    open_papers: ['waiver'],
  });
  expect(await ready.waiver({ token })).toEqual({ version, text: TEXT, first_day: '2026-12-24', signed: null });
  const [signed] = await Promise.all([ready.sign(signing(token)), (await phone()).sign(signing(token))]);
  const shown = { name: 'Hana Sato', signed_on: '2026-11-21', valid_until: '2027-11-21', on_paper: false };
  expect(signed).toMatchObject({ ready: { state: 'ready', open_papers: [] }, signed: shown });
  expect(await db.waiver.count({ where: { diver: { orderId: uuid } } })).toBe(1);
  expect((await customer.readiness({ uuid })).map(({ state }) => state)).toEqual(['ready', 'not_started']);
  const { rows } = await pool.query('SELECT * FROM waivers');
  expect(JSON.stringify(rows)).not.toMatch(/Hana|Sato|1990-04-21|strokes/);
});

test('the PDF is served to the link and to staff only, as a download', async () => {
  const { uuid, token } = await paidOrder();
  expect((await filed(token)).status).toBe(404);
  await (await phone()).sign(signing(token));
  const file = await filed(token);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="waiver.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await file.text()).slice(0, 5)).toBe('%PDF-');
  expect((await filed('unknown')).status).toBe(404);
  const forStaff = async (rights: Parameters<typeof byStaff>[1], at = '0') => {
    const user = rights && (await account({ role: 'ADMIN', rights: [...rights] }));
    const headers = new Headers(user ? { cookie: `auth-token=${await signIn(user)}` } : {});
    return (await handleStaffWaiver(new Request('http://localhost:3000/api', { headers }), { uuid, diver: at })).status;
  };
  expect(await forStaff(['orders'])).toBe(200);
  expect(await forStaff(['orders'], '1')).toBe(404);
  expect(await forStaff(['orders'], 'x')).toBe(404);
  expect(await forStaff(['settings'])).toBe(403);
  expect(await forStaff(undefined)).toBe(401);
  expect(await db.auditEntry.count({ where: { entityId: uuid, action: 'view' } })).toBe(1);
});

test('a guardian signs for a minor, and nobody signs before the birth date is known', async () => {
  const child = await paidOrder({ full_name: 'Mia', date_of_birth: '2012-05-01' });
  const ready = await phone();
  const alone = ready.sign(signing(child.token, { name: 'Mia' }));
  expect((await refusalOf(alone)).errors).toHaveProperty('relation');
  const { signed } = await ready.sign(signing(child.token, { name: 'Eva Sato', relation: 'Mutter', signature: null }));
  expect(signed).toMatchObject({ name: 'Eva Sato', relation: 'Mutter' });
  expect(await db.waiver.findFirst({ where: { diver: { orderId: child.uuid } } })).toMatchObject({ byGuardian: true });

  const open = await paidOrder();
  await withoutBirthDate(open.uuid);
  expect((await refusalOf(ready.sign(signing(open.token)))).errors).toHaveProperty('date_of_birth');
});

test('a returning diver is not asked again until the text changes', async () => {
  const first = await paidOrder();
  await (await phone()).sign(signing(first.token));
  const again = await callerFor(await signIn(first.user), { now: later(30) });
  const divers = [diver({ full_name: ' hana  SATO ' }), diver({ full_name: 'Jonas' })];
  const key = crypto.randomUUID();
  const { uuid } = await again.order.create({ ...booking(first.product.slug, { divers }), idempotency_key: key });
  await pay(uuid, later(35));
  const states = async () => (await again.order.readiness({ uuid })).map(({ state }) => state);
  expect(await states()).toEqual(['ready', 'not_started']);
  await publish('Another text.');
  expect(await states()).toEqual(['not_started', 'not_started']);
  const { url } = await again.order.diver_link({ uuid, diver: 0 });
  const token = url.split('/').at(-1) ?? '';
  const ready = await phone();
  expect(await ready.waiver({ token })).toMatchObject({ text: 'Another text.', signed: null });
  expect(await refusalOf(ready.sign(signing(token, { version: version - 1 })))).toMatchObject({ status: 409 });
  await ready.sign(signing(token));
  expect(await states()).toEqual(['ready', 'not_started']);
});

test('with 0 months, a signature counts for its own booking only', async () => {
  const { token } = await paidOrder({}, 0);
  const { signed } = await (await phone()).sign(signing(token));
  expect(signed).toMatchObject({ valid_until: null });
  await (await byStaff(later(50))).admin.shop.save_papers({ waiver_months: 12, waiver_years: 5 });
});

test('staff record a waiver on paper with a photo, which is audited and has a PDF', async () => {
  const { uuid, token } = await paidOrder();
  await withoutBirthDate(uuid);
  const staff = (await byStaff(later(40))).admin.orders;
  const photo = (await photograph()).toString('base64');
  const on = { uuid, diver: 0 };
  expect((await refusalOf(staff.record_waiver({ ...on, signed_on: '2030-01-01' }))).errors).toHaveProperty('signed_on');
  expect(
    (await refusalOf(staff.record_waiver({ ...on, signed_on: '2026-11-20', photo: 'abcd' }))).errors,
  ).toHaveProperty('photo');
  const [recorded] = await staff.record_waiver({ ...on, signed_on: '2026-11-20', photo });
  expect(recorded).toMatchObject({ on_paper: true, signed_on: '2026-11-20', is_valid: true, position: 0 });
  expect(await staff.waivers({ uuid })).toEqual([recorded]);
  expect((await staff.readiness({ uuid }))[0]?.state).toBe('ready');
  const entry = await db.auditEntry.findFirst({ where: { entityId: uuid, action: 'update' }, orderBy: { at: 'desc' } });
  expect(entry?.after).toMatchObject({ waiver_on_paper: '2026-11-20', diver: 1, photo: true });
  expect((await filed(token)).status).toBe(200);
});

test('anonymising an order keeps its waivers, erasing the account detaches them, and the purge deletes them', async () => {
  const { uuid, token, user } = await paidOrder();
  await (await phone()).sign(signing(token));
  const { id } = await db.waiver.findFirstOrThrow({ where: { diver: { orderId: uuid } } });
  const row = () => db.waiver.findUnique({ where: { id } });
  await db.order.update({ where: { id: uuid }, data: { status: 'completed' } });
  await anonymisePastOrders(jobCtx(new Date('2027-06-01T00:00:00Z')));
  expect(await row()).toMatchObject({ diverId: null, ownerId: user.id, personMark: expect.any(String) });
  await (await byStaff(new Date('2027-06-02T00:00:00Z'))).admin.users.remove({ uuid: user.id });
  expect(await row()).toMatchObject({ diverId: null, ownerId: null, personMark: null, sealed: expect.any(String) });
  await purgeWaivers(jobCtx(new Date('2031-11-20T00:00:00Z')));
  expect(await row()).not.toBeNull();
  await purgeWaivers(jobCtx(new Date('2031-11-22T00:00:00Z')));
  expect(await row()).toBeNull();
});
