import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { personOf } from '@/features/booking/divers/domain/fields';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { aPaidOrder, byStaff, later, ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

const returning = { from: '15:00', to: '15:30' };
const transfers = { pickup: [{ area: 'sanur', from: '06:30', to: '06:45' }], returning };
const twoDives = { diveCount: 2, transfers };
/** The two dives of 24 December end at 15:30; 18 hours later it is 09:30. */
const tooSoon = { flight_date: '2026-12-25', flight_time: '09:29' };
const soon = { flight_date: '2026-12-25', flight_time: '09:30' };
const fine = { flight_date: '2026-12-26', flight_time: null };
const flying = (flight: object) => ({ divers: [diver({ full_name: 'Ira', ...flight }), diver({ full_name: 'Jan' })] });
const request = (slug: string, about: object) => ({ ...booking(slug, about), idempotency_key: randomUUID() });

async function aGuest() {
  const user = await account();
  return { user, guest: await callerFor(await signIn(user), { now: ordered }) };
}

test('a quote and an order refuse a day too close to a flight, with the latest possible day', async () => {
  const { slug } = await bookableProduct(twoDives);
  const { guest } = await aGuest();
  const sentence = expect.stringMatching(/18 hours.*23 Dec/);
  const refused = await refusalOf(guest.order.create(request(slug, flying(tooSoon))));
  expect(refused).toMatchObject({ status: 422, errors: { activity_date: [sentence] } });
  expect((await refusalOf(guest.booking.quote(booking(slug, flying(tooSoon))))).errors).toEqual(refused.errors);
  expect(await db.order.count({ where: { items: { some: { product: { slug } } } } })).toBe(0);
  expect(await guest.booking.quote(booking(slug, flying(soon)))).toMatchObject({ total: expect.any(Number) });
  const { flights, items } = await guest.order.create(request(slug, flying(soon)));
  expect(flights).toEqual([{ ...soon, answer: 'soon' }]);
  expect(items[0]?.latest_day).toBe('2026-12-24');
});

test('a single dive needs 12 hours, and an item without dives none', async () => {
  const { guest } = await aGuest();
  const early = flying({ flight_date: '2026-12-25', flight_time: '03:30' });
  const single = await bookableProduct({ ...twoDives, diveCount: 1 });
  expect((await guest.order.create(request(single.slug, early))).flights).toMatchObject([{ answer: 'soon' }]);
  const ashore = await bookableProduct({ ...twoDives, kind: 'activity', diveCount: 0 });
  const that = flying({ flight_date: '2026-12-24', flight_time: '20:00' });
  expect((await guest.order.create(request(ashore.slug, that))).items[0]?.latest_day).toBeNull();
});

test('the refused item of several is named, and only for the person who flies', async () => {
  const [first, second] = [await bookableProduct(twoDives), await bookableProduct(twoDives)];
  const { guest } = await aGuest();
  const { product: _, activity_date: __, quantity: ___, ...rest } = booking(first.slug, flying(tooSoon));
  const item = ({ slug }: { slug: string }, activity_date: string) => ({
    ...{ product: slug, variant: null, activity_date, quantity: 1, add_ons: [], divers: [0, 1] },
  });
  const items = [item(first, '2026-12-22'), item(second, '2026-12-24')];
  const refused = await refusalOf(guest.order.create({ ...rest, items, idempotency_key: randomUUID() }));
  expect(Object.keys(refused.errors ?? {})).toEqual(['items.1.activity_date']);
});

test('a flight that is over, or that is no date, is refused at its field', async () => {
  const { slug } = await bookableProduct(twoDives);
  const { guest } = await aGuest();
  const past = flying({ flight_date: '2026-11-01' });
  expect((await refusalOf(guest.order.create(request(slug, past)))).errors).toHaveProperty(['divers.0.flight_date']);
  const wrong = flying({ flight_date: '2026-12-26', flight_time: '25:10' });
  expect((await refusalOf(guest.order.create(request(slug, wrong)))).errors).toHaveProperty(['divers.0.flight_time']);
});

test('staff book a day too close to a flight with a reason, which is audited', async () => {
  const { slug } = await bookableProduct(twoDives);
  const { user } = await aGuest();
  const { admin } = await byStaff(ordered);
  const wanted = { ...booking(slug, flying(tooSoon)), customer: user.id };
  expect((await refusalOf(admin.orders.create(wanted))).errors).toHaveProperty('activity_date');
  const fit_override = 'Flies with the pilot of the shop, below 300 m';
  const { uuid } = await admin.orders.create({ ...wanted, fit_override });
  expect(await db.auditEntry.findFirst({ where: { entityId: uuid, action: 'create' } })).toMatchObject({
    after: { fit_override },
  });
});

test('a move too close to a flight needs a reason, is audited, and becomes a question until the next move', async () => {
  const { uuid } = await aPaidOrder(flying(fine), twoDives);
  const { admin } = await byStaff(later(10));
  const refused = await refusalOf(admin.orders.move({ uuid, date: '2026-12-26' }));
  expect(refused).toMatchObject({ status: 422, errors: { date: [expect.stringMatching(/24 Dec/)] } });
  const flight_override = 'The flight will be changed';
  expect((await admin.orders.move({ uuid, date: '2026-12-26', flight_override })).attention).toEqual(['flight']);
  const audited = await db.auditEntry.findMany({ where: { entityId: uuid } });
  const facts = expect.objectContaining({ activity_date: '2026-12-26', flight_override });
  expect(audited.map(({ after }) => after)).toContainEqual(facts);
  expect((await admin.orders.move({ uuid, date: '2026-12-23' })).attention).toEqual([]);
});

test('a customer cannot ask for a day too close to the flight', async () => {
  const { uuid, at } = await aPaidOrder(flying(fine), twoDives);
  const { order } = await at(later(10));
  expect((await refusalOf(order.request_move({ uuid, activity_date: '2026-12-27' }))).errors).toEqual({
    activity_date: [expect.stringMatching(/24 Dec/)],
  });
  expect((await order.request_move({ uuid, activity_date: '2026-12-23' })).move_request).not.toBeNull();
});

test('a flight given after payment refuses nothing and becomes a question that staff settle with a reason', async () => {
  const { uuid, at } = await aPaidOrder({}, twoDives);
  const { admin } = await byStaff(later(10));
  const attention = async () => (await admin.orders.get({ uuid })).attention;
  await admin.orders.fill_in({ uuid, diver: 1, ...tooSoon });
  expect(await attention()).toEqual(['flight']);
  expect((await (await at(later(11))).order.get({ uuid })).flights).toEqual([{ ...tooSoon, answer: 'too_soon' }]);
  await admin.orders.settle_flight({ uuid, reason: 'Only snorkels on the second dive' });
  expect(await attention()).toEqual([]);
  expect((await refusalOf(admin.orders.settle_flight({ uuid, reason: 'Again' }))).status).toBe(409);
  await admin.order_edits.save({ uuid, divers: [{ diver: 0, ...tooSoon }, { diver: 1 }] });
  expect(await attention()).toEqual(['flight']);
  const later24 = { flight_date: '2026-12-27', flight_time: '' };
  await admin.order_edits.save({ uuid, divers: [0, 1].map((one) => ({ diver: one, ...later24 })) });
  expect(await attention()).toEqual([]);
});

test('the dive record keeps a flight, and another date replaces its time', async () => {
  const { guest } = await aGuest();
  const person = { ...personOf(diver({ full_name: 'Ira' })), emergency_contact: null };
  await guest.people.create({ ...person, flight_date: '2026-12-26', flight_time: '21:40' });
  await guest.people.create({ ...person, flight_date: null, flight_time: null });
  const saved = async () => (await guest.order.pickable_people()).find(({ full_name: name }) => name === 'Ira');
  expect(await saved()).toMatchObject({ flight_date: '2026-12-26', flight_time: '21:40' });
  await guest.people.create({ ...person, flight_date: '2027-01-03' });
  expect(await saved()).toMatchObject({ flight_date: '2027-01-03', flight_time: null });
});
