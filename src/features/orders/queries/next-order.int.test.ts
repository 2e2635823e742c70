import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';
import { shopWithCourse } from '@/test/several-items';

const ordered = new Date('2026-11-21T02:00:00Z');
const later = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);
/** 01:00 of the day on Bali, which is still the day before in UTC. */
const onTheDay = new Date('2026-12-23T17:00:00Z');
const theDayAfter = new Date('2026-12-24T17:00:00Z');

async function customer() {
  const token = await signIn(await account());
  const at = (now: Date) => callerFor(token, { now });
  return {
    at,
    next: async (now: Date) => (await (await at(now)).order.next())?.uuid,
    async order(activity_date: string, durationDays = 1) {
      const { slug } = await bookableProduct({ durationDays });
      const { order: own } = await at(ordered);
      const { uuid } = await own.create({ ...booking(slug, { activity_date }), idempotency_key: randomUUID() });
      return uuid;
    },
  };
}

test('the next dive is the first that is not over, on its own day too', async () => {
  const { order, next } = await customer();
  const [second, first] = [await order('2026-12-26'), await order('2026-12-24')];
  await pay(first, later(5));
  await pay(second, later(5));
  expect(await next(later(10))).toBe(first);
  expect(await next(onTheDay)).toBe(first);
  expect(await next(theDayAfter)).toBe(second);
});

test('a course stays the next dive and an upcoming order until its last day is over', async () => {
  const { at, order, next } = await customer();
  const [course, after] = [await order('2026-12-23', 2), await order('2026-12-26')];
  await pay(course, later(5));
  await pay(after, later(5));
  const coming = async (now: Date) =>
    (await (await at(now)).order.list({ when: 'coming' })).data.map(({ uuid }) => uuid);
  expect([await next(onTheDay), await coming(onTheDay)]).toEqual([course, [course, after]]);
  expect([await next(theDayAfter), await coming(theDayAfter)]).toEqual([after, [after]]);
});

test('the next dive is the first item not yet over, even in an order with an earlier item that is over', async () => {
  const { trip, course, submit, at } = await shopWithCourse();
  const next = async (now: Date) => (await at(now)).order.next();
  const { uuid: several } = await submit();
  await pay(several, later(5));
  const between = [{ product: trip.slug, activity_date: '2026-12-25', divers: [0, 1] }];
  const { uuid: single } = await submit(between, [diver(), diver()]);
  await pay(single, later(5));
  expect(await next(onTheDay)).toMatchObject({ uuid: several, activity_date: '2026-12-24', quantity: 1 });
  expect(await next(theDayAfter)).toMatchObject({ uuid: single, activity_date: '2026-12-25' });
  expect(await next(new Date('2026-12-25T17:00:00Z'))).toMatchObject({
    uuid: several,
    product: { slug: course.slug },
    ...{ activity_date: '2026-12-26', duration_days: 2, quantity: 3 },
  });
});

test('upcoming orders are sorted by their first booked item that is not over, and an order without one is past', async () => {
  const { trip, submit, at } = await shopWithCourse();
  const { uuid: several, items } = await submit();
  await pay(several, later(5));
  const between = [{ product: trip.slug, activity_date: '2026-12-25', divers: [0, 1] }];
  const { uuid: single } = await submit(between, [diver(), diver()]);
  await pay(single, later(5));
  const listed = async (now: Date, when: 'coming' | 'past') =>
    (await (await at(now)).order.list({ when })).data.map(({ uuid }) => uuid);
  expect(await listed(onTheDay, 'coming')).toEqual([several, single]);
  expect(await listed(theDayAfter, 'coming')).toEqual([single, several]);
  expect(await (await at(theDayAfter)).order.list({ when: 'coming', page: 2, per_page: 1 })).toMatchObject({
    meta: { total: 2 },
    data: [{ uuid: several }],
  });
  const course = items.find(({ activity_date }) => activity_date === '2026-12-26')?.uuid ?? '';
  await (await at(theDayAfter)).order.cancel_item({ uuid: several, item: course });
  expect([await listed(theDayAfter, 'coming'), await listed(theDayAfter, 'past')]).toEqual([[single], [several]]);
});

test('a cancelled or unpaid order is not the next dive', async () => {
  const { at, order, next } = await customer();
  const [cancelled, paid] = [await order('2026-12-24'), await order('2026-12-26')];
  await order('2026-12-25');
  await pay(paid, later(1));
  await (await at(later(1))).order.cancel({ uuid: cancelled });
  expect(await next(later(2))).toBe(paid);
});

test('unpaid orders with held seats include the amount due, the first to expire first', async () => {
  const { at, order } = await customer();
  const stranger = await customer();
  const [first, paid] = [await order('2026-12-26'), await order('2026-12-25')];
  await pay(paid, later(1));
  const { slug } = await bookableProduct();
  const placed = { ...booking(slug), idempotency_key: randomUUID() };
  const { uuid: second } = await (await at(later(5))).order.create(placed);
  const held = async (who: typeof stranger, minutes: number) => (await who.at(later(minutes))).order.held();
  expect(await held({ ...stranger, at }, 10)).toMatchObject([
    { uuid: first, status: 'pending_payment', can: { pay: true } },
    { uuid: second, status: 'pending_payment', can: { pay: true } },
  ]);
  expect((await held({ ...stranger, at }, 31)).map(({ uuid }) => uuid)).toEqual([second]);
  expect(await held(stranger, 10)).toEqual([]);
});

test("the next dive is never another customer's", async () => {
  const [diver, stranger] = [await customer(), await customer()];
  await pay(await diver.order('2026-12-24'), later(1));
  expect(await stranger.next(later(1))).toBeUndefined();
});
