import { expect, test } from 'vitest';
import { anonymisePastOrders } from '@/features/orders/erasure/commands/anonymise';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct } from '@/test/bookings';
import { anOrder, byStaff, jobCtx, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';

const PHONE = '+62 812 3456 7890';
const TOTAL = 1_000_001;
const office = async () => (await byStaff(later(0))).admin.orders;
const guest = async (now = later(5), address = freshAddress()) =>
  (await callerFor(null, { now, address, locale: 'de' })).order.link;
const tokenIn = (url: string) => url.split('/').at(-1) ?? '';

async function atCounter(about: object = {}) {
  const { slug } = await bookableProduct();
  const order = await (await office()).book({
    name: 'Ketut Wirawan',
    phone: PHONE,
    locale: 'de',
    product: slug,
    activity_date: '2026-12-24',
    quantity: 1,
    variant: null,
    activity_time: undefined,
    pickup_area: null,
    pickup_address: null,
    inquiry: null,
    divers: [{ certification_level: 'open_water' as const }, {}],
    ...about,
  });
  const link = await (await office()).make_link({ uuid: order.uuid });
  return { order, uuid: order.uuid, link, token: tokenIn(link.url) };
}

test('a link opens its order in any language, names the people and hides everything filled in', async () => {
  const { uuid, link, token, order } = await atCounter();
  expect(link.url).toMatch(/\/de\/order\/[\w-]{43}$/);
  expect(link).toMatchObject({ ends_on: '2027-01-23', text: expect.stringContaining(link.url) });
  expect(link.text).toContain('Guten Tag');
  const shown = await (await guest()).get({ token });
  expect(shown).toMatchObject({ uuid, booking_id: order.booking_id, payment: { kind: 'due', amount: 300_000 } });
  expect(shown.divers).toEqual([
    { full_name: 'Ketut Wirawan', certification_level: 'open_water' },
    { full_name: '', certification_level: 'none' },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/812[ -]?3456/);
  expect(shown.items.every(({ can }) => !can.cancel && !can.refund)).toBe(true);
  expect(JSON.stringify(await db.orderLink.findMany())).not.toContain(token);
  const [made] = await db.auditEntry.findMany({ where: { entityId: uuid, action: 'update' } });
  expect(JSON.stringify(made)).toContain('made');
  expect(JSON.stringify(made)).not.toContain(token);
});

test('renewed, revoked, expired, erased and unknown links get the same refusal, and tries are limited per address', async () => {
  const { uuid, token } = await atCounter();
  const renewed = tokenIn((await (await office()).make_link({ uuid })).url);
  const over = { status: 404, message: expect.stringContaining('gilt nicht mehr') };
  const opens = async (one: string, now?: Date) => (await guest(now)).get({ token: one });
  expect(await refusalOf(opens(token))).toMatchObject(over);
  expect(await opens(renewed, new Date('2027-01-23T10:00:00Z'))).toMatchObject({ uuid });
  expect(await refusalOf(opens(renewed, new Date('2027-01-23T17:00:00Z')))).toMatchObject(over);
  expect(await refusalOf(opens('unknown'))).toMatchObject(over);
  await (await office()).withdraw_link({ uuid });
  const guestOfAll = await guest();
  for (const call of [
    () => guestOfAll.get({ token: renewed }),
    () => guestOfAll.pay({ token: renewed }),
    () => guestOfAll.return({ token: renewed }),
    () => guestOfAll.diver_link({ token: renewed, diver: 0 }),
  ])
    expect(await refusalOf(call())).toMatchObject(over);
  expect((await (await office()).get({ uuid })).link).toBeNull();

  const last = tokenIn((await (await office()).make_link({ uuid })).url);
  await db.order.update({ where: { id: uuid }, data: { status: 'completed' } });
  await anonymisePastOrders(jobCtx(new Date('2027-06-01T00:00:00Z')));
  expect(await db.orderLink.count({ where: { orderId: uuid } })).toBe(0);
  expect(await refusalOf(opens(last))).toMatchObject(over);

  const guesser = await guest(later(5), freshAddress());
  const answers: (number | undefined)[] = [];
  for (let tried = 0; tried < 31; tried += 1) answers.push((await refusalOf(guesser.get({ token: 'guess' }))).status);
  expect([answers.at(29), answers.at(30)]).toEqual([404, 429]);
});

test('only staff with the right to orders create and revoke a link, even for an order of an account', async () => {
  const { uuid, user } = await anOrder();
  const content = (await byStaff(later(0), ['catalogue'])).admin.orders;
  expect(await refusalOf(content.make_link({ uuid }))).toMatchObject({ status: 403 });
  expect(await refusalOf(content.withdraw_link({ uuid }))).toMatchObject({ status: 403 });
  const { url } = await (await office()).make_link({ uuid });
  const shown = await (await guest()).get({ token: tokenIn(url) });
  expect(shown.open_forms).toEqual({ divers: [], emergency_contact: false });
  expect(JSON.stringify(shown)).not.toContain(user.email);
});

test('the guest names an emergency contact once, and chooses a pickup that is not set yet', async () => {
  const { uuid, token } = await atCounter();
  const link = await guest();
  const before = await link.get({ token });
  const contact = { name: 'Made', phone: PHONE, relationship: 'Brother', message: null };
  expect((await link.fill_in_emergency({ token, ...contact })).open_forms.emergency_contact).toBe(false);
  expect(await refusalOf(link.fill_in_emergency({ token, ...contact }))).toMatchObject({ status: 422 });

  const [area = ''] = before.open_pickup;
  const elsewhere = link.choose_pickup({ token, pickup_area: 'nowhere', pickup_address: 'Villa 1' });
  expect(await refusalOf(elsewhere)).toMatchObject({ status: 422 });
  const fetched = await link.choose_pickup({ token, pickup_area: area, pickup_address: 'Villa 1' });
  expect(fetched).toMatchObject({ pickup_area: area, pickup_address: 'Villa 1', open_pickup: [] });
  const again = link.choose_pickup({ token, pickup_area: area, pickup_address: 'Villa 2' });
  expect(await refusalOf(again)).toMatchObject({ status: 422 });

  const { timeline } = await (await office()).get({ uuid });
  expect(timeline.filter(({ by }) => by === 'customer').map(({ kind }) => kind)).toEqual(['form_filled_in', 'edited']);
});

test('the link of a paid order leads to the links of its divers, which customers and staff share too', async () => {
  const { uuid, token } = await atCounter({ payments: [{ method: 'cash', amount: TOTAL }] });
  const link = await guest();
  const [, second] = (await link.get({ token })).readiness;
  expect(second).toMatchObject({ state: 'not_started', is_revoked: false });
  expect(second?.missing).toContain('full_name');
  const { url } = await link.diver_link({ token, diver: 1 });
  expect((await (await office()).diver_link({ uuid, diver: 1 })).url).toBe(url);
  const phone = (await callerFor(null, { now: later(6), address: freshAddress(), locale: 'de' })).ready;
  const minor = { full_name: 'Ayu Lestari', date_of_birth: '2012-03-02', height_cm: 165 };
  await phone.answer({ token: tokenIn(url), ...minor });
  expect((await link.diver_link({ token, diver: 1 })).url).toBe(url);
  const after = await link.get({ token });
  expect(after.divers[1]?.full_name).toBe('Ayu Lestari');
  expect(after.readiness[1]?.state).toBe('started');
  expect(JSON.stringify(after)).not.toMatch(/\b165\b/);
  expect(await refusalOf(link.diver_link({ token, diver: 7 }))).toMatchObject({ status: 404 });
  await phone.answer({ token: tokenIn(url), date_of_birth: '1990-03-02' });
  expect((await link.get({ token })).readiness[1]).toMatchObject({ is_private: true });
  expect(await refusalOf(link.diver_link({ token, diver: 1 }))).toMatchObject({ status: 409 });
  await (await office()).revoke_diver_link({ uuid, diver: 1 });
  expect(await refusalOf(link.diver_link({ token, diver: 1 }))).toMatchObject({ status: 409 });
});

test('there are no links of divers before the order is paid', async () => {
  const { token } = await atCounter();
  const link = await guest();
  expect((await link.get({ token })).readiness).toEqual([]);
  expect(await refusalOf(link.diver_link({ token, diver: 0 }))).toMatchObject({ status: 409 });
});

test("a receipt is mailed to a typed address in the guest's language, and the timeline records where", async () => {
  const { uuid, order } = await atCounter({ payments: [{ method: 'cash', amount: TOTAL }] });
  const receipt = order.payments.ledger[0]?.receipt_uuid ?? '';
  const to = 'ketut@receipt.test';
  await (await office()).mail_receipt({ uuid, receipt, email: to });
  expect(await mailsTo(to)).toMatchObject([
    { template: 'receipt', locale: 'de', params: { total: TOTAL, lines: [{ method: 'cash', amount: TOTAL }] } },
  ]);
  const { timeline } = await (await office()).get({ uuid });
  expect(timeline.at(-1)).toMatchObject({ kind: 'receipt_mailed', note: to, internal: true });
  const { uuid: other } = await atCounter();
  expect(await refusalOf((await office()).mail_receipt({ uuid: other, receipt, email: to }))).toMatchObject({
    status: 404,
  });
});
