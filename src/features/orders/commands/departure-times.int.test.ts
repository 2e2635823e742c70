import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { byStaff, later, ordered } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';

const date = toDate('2026-12-24');

/** A product with departures at 07:30 and 13:00 on Christmas Eve, and somebody who books it. */
async function twoDepartures(capacity = 8) {
  const product = await bookableProduct();
  const at = { productId: product.id, date, capacity };
  await db.departure.createMany({ data: [at, { ...at, time: '13:00' }] });
  const user = await account();
  const guest = await callerFor(await signIn(user), { now: ordered });
  const order = (about: object = {}) =>
    guest.order.create({ ...booking(product.slug), idempotency_key: randomUUID(), ...about });
  const takenAt = async (time: string) => (await db.departure.findFirstOrThrow({ where: { ...at, time } })).taken;
  return { product, user, guest, order, takenAt };
}

test('an order takes the departure it names, with the pickup moved along', async () => {
  const { order, takenAt, guest } = await twoDepartures();
  const afternoon = await order({ activity_time: '13:00' });
  expect(afternoon).toMatchObject({
    ...{ activity_date: '2026-12-24', activity_time: '13:00', several_departures: true },
    ...{ pickup_window: { from: '12:30', to: '12:45' }, return_window: { from: '21:30', to: '23:30' } },
  });
  expect(await takenAt('13:00')).toBe(2);
  expect(await order()).toMatchObject({ activity_time: '07:30', pickup_window: { from: '07:00', to: '07:15' } });
  const { data } = await guest.order.list({});
  expect(data.map(({ activity_time }) => activity_time)).toEqual(['07:30', '13:00']);
});

test('an order with null or a blank for its time takes the first departure with room', async () => {
  const { order } = await twoDepartures(2);
  expect(await order({ activity_time: null })).toMatchObject({ activity_time: '07:30' });
  expect(await order({ activity_time: '' })).toMatchObject({ activity_time: '13:00' });
  const refused = await refusalOf(order({ activity_time: '07:30' }));
  expect(refused).toMatchObject({ code: 'sold_out', status: 409 });
  expect(await refusalOf(order({ activity_time: '15:00' }))).toMatchObject({ code: 'time_not_offered', status: 409 });
  expect((await refusalOf(order({ activity_time: 'noon' }))).errors).toHaveProperty('activity_time');
});

test('a quote accepts the time of an order', async () => {
  const { product, guest } = await twoDepartures();
  const quoted = await guest.booking.quote({ ...booking(product.slug), activity_time: '13:00' });
  expect(quoted).toMatchObject({ total: 1_000_001 });
});

test('on a day with one departure, emails name no time', async () => {
  const { slug } = await bookableProduct();
  const user = await account();
  const guest = await callerFor(await signIn(user), { now: ordered });
  const order = await guest.order.create({ ...booking(slug), idempotency_key: randomUUID() });
  expect(order).toMatchObject({ activity_time: '07:30', several_departures: false });
  const [mail] = await mailsTo(user.email);
  expect(mail?.params).not.toHaveProperty('time');
});

test('staff move an order to another departure of its day, and the email to the guest names both times', async () => {
  const { order, takenAt, user } = await twoDepartures();
  const { uuid } = await order();
  await pay(uuid, later(5));
  const staff = (await byStaff(later(60))).admin.orders;
  const move = (activity_time?: string) =>
    staff.move({ uuid, date: '2026-12-24', ...(activity_time && { activity_time }) });
  expect((await refusalOf(move())).errors).toHaveProperty('date');
  expect((await refusalOf(move('07:30'))).errors).toHaveProperty('activity_time');
  const moved = await move('13:00');
  expect(moved).toMatchObject({ activity_time: '13:00', pickup_window: { from: '12:30', to: '12:45' } });
  expect(moved.timeline.at(-1)?.note).toBe('2026-12-24 07:30 → 2026-12-24 13:00');
  expect([await takenAt('07:30'), await takenAt('13:00')]).toEqual([0, 2]);
  const mail = (await mailsTo(user.email)).find(({ template }) => template === 'order_moved');
  expect(mail?.params).toMatchObject({ date: '2026-12-24', time: '13:00', timeBefore: '07:30' });
  expect(await move('07:30')).toMatchObject({ pickup_window: { from: '07:00', to: '07:15' } });
});

test('the day list has a sheet for each departure with its own guests', async () => {
  const { order, product } = await twoDepartures();
  for (const activity_time of ['13:00', '07:30']) await pay((await order({ activity_time })).uuid, later(5));
  const list = await (await byStaff(later(60))).admin.orders.day({ date: '2026-12-24' });
  const sheets = list.departures.filter((departure) => departure.product.slug === product.slug);
  expect(sheets).toMatchObject([
    { time: '07:30', several: true, divers: 2, bookings: [{ pickup_window: { from: '07:00' } }] },
    { time: '13:00', several: true, divers: 2, bookings: [{ pickup_window: { from: '12:30' } }] },
  ]);
});
