import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDiver, sealDiver } from '@/features/orders/data/sealed';
import { anonymisePastOrders } from '@/features/orders/erasure/commands/anonymise';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { diver } from '@/test/divers';
import { invariantViolations } from '@/test/invariants';
import { anOrder, aPaidOrder, byStaff, hoursAhead, jobCtx, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';

const office = async (now = later(10)) => (await byStaff(now)).admin.orders;
const phone = async (now = later(20), address = freshAddress()) =>
  (await callerFor(null, { now, address, locale: 'de' })).ready;
const tokenIn = (url: string) => url.split('/').at(-1) ?? '';

const open = {
  ...{ gender: null, nationality: null, phone: null, email: null, dietary_restriction: null },
  ...{ certification_number: null, height_cm: null, weight_kg: null, shoe_size: null, shoe_size_system: null },
};
const divers = [diver({ full_name: 'Jonas' }), diver({ full_name: 'Hana', preferred_language: 'ja' })];

/** A paid order whose second diver has the rest of the form open. */
async function paidOrder(product: Parameters<typeof anOrder>[1] = {}) {
  const order = await aPaidOrder({ divers }, product);
  const [, row] = await db.orderDiver.findMany({ where: { orderId: order.uuid }, orderBy: { position: 'asc' } });
  if (row) await db.orderDiver.update({ where: { id: row.id }, data: sealDiver({ ...openDiver(row), ...open }, 1) });
  const customer = (await order.at(later(11))).order;
  const link = await customer.diver_link({ uuid: order.uuid, diver: 1 });
  return { ...order, customer, link, token: tokenIn(link.url) };
}

test('a link is made in the language of the diver, stays the same, and is stored sealed', async () => {
  const { uuid, customer, link, token } = await paidOrder();
  expect(link.url).toMatch(/\/ja\/ready\/[\w-]{43}$/);
  expect(link).toMatchObject({ ends_on: '2026-12-25', phone: null, text: expect.stringContaining(link.url) });
  expect((await customer.diver_link({ uuid, diver: 1 })).url).toBe(link.url);
  expect((await (await office()).diver_link({ uuid, diver: 1 })).url).toBe(link.url);
  expect((await customer.diver_link({ uuid, diver: 0 })).url).toMatch(/\/de\/ready\//);
  expect(JSON.stringify(await db.diverLink.findMany())).not.toContain(token);
});

test('a link shows the diver’s own answers and days, and nothing of anybody else in the order', async () => {
  const { token } = await paidOrder();
  const shown = await (await phone()).get({ token });
  expect(shown).toMatchObject({
    state: 'not_started',
    diver: { full_name: 'Hana' },
    steps: ['you', 'diving', 'size', 'flight'],
  });
  expect(shown.items).toMatchObject([{ activity_date: '2026-12-24', product: { title: 'Wracktag' } }]);
  expect(JSON.stringify(shown)).not.toMatch(/Jonas|Budi/);
});

test('each answer is saved alone, the last one wins, and the state follows', async () => {
  const { uuid, token, customer } = await paidOrder();
  const ready = await phone();
  expect(await ready.answer({ token, height_cm: 171 })).toMatchObject({ state: 'started', diver: { height_cm: 171 } });
  const [one, other] = [ready.answer({ token, weight_kg: 60 }), (await phone()).answer({ token, gender: 'female' })];
  await Promise.all([one, other]);
  await ready.answer({ token, height_cm: 172, emergency_name: 'Kenji', suit_size: 'M' });
  const { diver: mine, missing } = await ready.get({ token });
  expect(mine).toMatchObject({ height_cm: 172, weight_kg: 60, gender: 'female', emergency_name: 'Kenji' });
  expect(missing).not.toContain('height_cm');
  const states = async () => (await customer.readiness({ uuid })).map(({ state }) => state);
  expect(await states()).toEqual(['ready', 'started']);
  await ready.answer({ token, nationality: 'JP', phone: '+81 90 1234 5678', email: 'hana@example.test' });
  await ready.answer({
    token,
    certification_number: 'JP-7',
    dietary_restriction: 'none',
    shoe_size: 24,
    shoe_size_system: 'cm',
  });
  expect(await states()).toEqual(['ready', 'ready']);
  const noted = await db.orderEvent.findMany({ where: { orderId: uuid, kind: 'diver_answered' } });
  expect(noted).toMatchObject([{ by: 'customer', note: '2', internal: true }]);
  expect(await invariantViolations()).toEqual([]);
});

test('a diver’s own emergency contact replaces the order’s on the sheets of that diver', async () => {
  const { uuid, token } = await paidOrder();
  const kenji = { emergency_name: 'Kenji', emergency_phone: '+81 90 1234 5678', emergency_relationship: 'Brother' };
  await (await phone()).answer({ token, ...kenji });
  const ids = (await db.orderDiver.findMany({ where: { orderId: uuid } })).map(({ id }) => id);
  const { sheets } = await (await byStaff(later(30))).admin.board.sheets({ date: '2026-12-24' });
  const rows = sheets.flatMap(({ groups }) => groups.flatMap((group) => group.divers));
  const contacts = rows.filter((row) => ids.includes(row.diver)).map((row) => [row.name, row.emergency_name]);
  expect(contacts.toSorted()).toEqual([
    ['Hana', 'Kenji'],
    ['Jonas', 'Budi'],
  ]);
});

test('an answer that cannot be is refused at its field and changes nothing', async () => {
  const { token } = await paidOrder();
  const ready = await phone();
  for (const [field, value] of [
    ['height_cm', 20],
    ['email', 'nobody'],
    ['date_of_birth', '2090-01-01'],
    ['last_dive', '2090-01-01'],
  ] as const)
    expect(Object.keys((await refusalOf(ready.answer({ token, [field]: value }))).errors ?? {})).toEqual([field]);
  const shoe = ready.answer({ token, shoe_size: 90, shoe_size_system: 'EU' });
  expect((await refusalOf(shoe)).errors).toHaveProperty('shoe_size');
  expect(await refusalOf(ready.answer({ token, variant: 1 } as never))).toMatchObject({ status: 422 });
  expect((await ready.get({ token })).state).toBe('not_started');
});

test('a level too low after the payment is a question to the staff, which other answers do not ask again', async () => {
  const { uuid, token, attention } = await paidOrder({ minimumLevel: 'open_water' });
  const ready = await phone();
  const low = await ready.answer({ token, certification_level: 'none', association: null });
  expect(low.state).toBe('needs_us');
  expect(await attention()).toEqual(['misfit']);
  expect((await (await office()).readiness({ uuid })).map(({ state }) => state)).toEqual(['ready', 'needs_us']);
  await (await office()).settle_misfit({ uuid, reason: 'Snorkels' });
  expect((await ready.answer({ token, height_cm: 180 })).state).toBe('started');
  expect(await attention()).toEqual([]);
});

test('a flight too soon after diving is a question to the staff, and refuses nothing', async () => {
  const { uuid, token, attention } = await paidOrder({ diveCount: 2 });
  const ready = await phone();
  expect((await ready.answer({ token, flight_date: '2026-12-24', flight_time: '22:00' })).state).toBe('needs_us');
  expect(await attention()).toEqual(['flight']);
  expect((await (await office()).readiness({ uuid })).map(({ state }) => state)).toEqual(['ready', 'needs_us']);
  expect((await ready.answer({ token, flight_date: '2026-12-27' })).state).toBe('started');
  expect(await attention()).toEqual([]);
});

test('a step that the product skips is not asked and not needed', async () => {
  const { token } = await paidOrder({ skippedSteps: ['you', 'size', 'flight'] });
  expect(await (await phone()).get({ token })).toMatchObject({
    steps: ['diving'],
    missing: ['certification_number'],
  });
  await (await phone()).answer({ token, certification_number: 'JP-7' });
  expect((await (await phone()).get({ token })).state).toBe('ready');
});

test('renewed, revoked, expired, erased and unknown links get the same refusal, and tries are limited', async () => {
  const { uuid, token, customer } = await paidOrder();
  const over = { status: 404, message: expect.stringContaining('gilt nicht mehr') };
  const opens = async (one: string, now?: Date) => (await phone(now)).get({ token: one });
  const renewed = tokenIn((await (await office()).renew_diver_link({ uuid, diver: 1 })).url);
  expect(renewed).not.toBe(token);
  expect(await refusalOf(opens(token))).toMatchObject(over);
  expect(await opens(renewed, new Date('2026-12-25T15:00:00Z'))).toMatchObject({ diver: { full_name: 'Hana' } });
  expect(await refusalOf(opens(renewed, new Date('2026-12-25T17:00:00Z')))).toMatchObject(over);
  expect(await refusalOf(opens('unknown'))).toMatchObject(over);
  await (await office()).revoke_diver_link({ uuid, diver: 1 });
  expect(await refusalOf(opens(renewed))).toMatchObject(over);
  expect(await refusalOf((await phone()).answer({ token: renewed, height_cm: 170 }))).toMatchObject(over);
  expect(await refusalOf(customer.diver_link({ uuid, diver: 1 }))).toMatchObject({ status: 409 });
  expect((await customer.readiness({ uuid }))[1]).toMatchObject({ is_revoked: true });

  const last = tokenIn((await (await office()).renew_diver_link({ uuid, diver: 1 })).url);
  await db.order.update({ where: { id: uuid }, data: { status: 'completed' } });
  await anonymisePastOrders(jobCtx(new Date('2027-06-01T00:00:00Z')));
  expect(await db.diverLink.count({ where: { diver: { orderId: uuid } } })).toBe(0);
  expect(await refusalOf(opens(last))).toMatchObject(over);

  const guesser = await phone(later(20), freshAddress());
  const answers: (number | undefined)[] = [];
  for (let tried = 0; tried < 31; tried += 1) answers.push((await refusalOf(guesser.get({ token: 'guess' }))).status);
  expect([answers.at(29), answers.at(30)]).toEqual([404, 429]);
});

test('there is no link for an unpaid or cancelled order, an order of somebody else, or a diver who is not in it', async () => {
  const unpaid = await anOrder();
  const { order } = await unpaid.at(later(6));
  expect(await refusalOf(order.diver_link({ uuid: unpaid.uuid, diver: 0 }))).toMatchObject({ status: 409 });
  const { uuid, token, customer } = await paidOrder();
  expect(await refusalOf(order.diver_link({ uuid, diver: 0 }))).toMatchObject({ status: 404 });
  expect(await refusalOf(order.readiness({ uuid }))).toMatchObject({ status: 404 });
  expect(await refusalOf(customer.diver_link({ uuid, diver: 7 }))).toMatchObject({ status: 404 });
  expect(await refusalOf(customer.readiness({ uuid: randomUUID() }))).toMatchObject({ status: 404 });
  await (await office(hoursAhead(100))).cancel({ uuid, reason: 'Ill' });
  expect(await refusalOf((await phone()).get({ token }))).toMatchObject({ status: 404 });
});
