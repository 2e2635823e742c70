import { afterEach, expect, test } from 'vitest';
import { db, type Tx } from '@/server/database/db';
import { toDate, toDay } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { diver } from '@/test/divers';
import { HANGING_MS } from '@/test/hanging';
import { waiting } from '@/test/locks';
import { ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { type Item, shopWithCourse } from '@/test/several-items';
import { expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

test('two orders that claim the same departures in opposite order wait for each other, and none is oversold', async () => {
  const { trip, course } = await shopWithCourse();
  const dive: Item = { product: trip.slug, activity_date: '2026-12-24', divers: [0, 1] };
  const lesson: Item = { product: course.slug, activity_date: '2026-12-26', quantity: 2, divers: [0, 1] };
  const rounds = 20;
  await db.product.updateMany({ where: { id: { in: [trip.id, course.id] } }, data: { seatsPerDay: 2 * rounds } });
  const shops = await Promise.all(Array.from({ length: 4 }, () => shopWithCourse()));
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const placed = await Promise.allSettled(
      shops.map(async ({ bodyOf, token, people }, index) => {
        const items = index % 2 ? [dive, lesson] : [lesson, dive];
        const caller = await callerFor(token, { now: new Date(ordered.getTime() + round * 3_600_000) });
        const { uuid } = await caller.order.create(bodyOf(items, people.slice(0, 2)));
        await caller.order.cancel({ uuid });
      }),
    );
    outcomes.push(...placed.map((one) => (one.status === 'fulfilled' ? 'placed' : String(one.reason.message))));
  }
  expect(new Set(outcomes)).toEqual(new Set(['placed']));
});

test('an order waits for its first departure before it takes any, whatever the order of its items', async () => {
  const { trip, course, submit, people } = await shopWithCourse();
  await submit();
  const where = { productId: { in: [trip.id, course.id] } };
  const [first, last] = await db.departure.findMany({ where, orderBy: { id: 'asc' } });
  if (!first || !last) throw new Error('no departures');
  const itemOn = ({ productId, date }: typeof first): Item => ({
    product: productId === trip.id ? trip.slug : course.slug,
    activity_date: toDay(date),
    quantity: productId === trip.id ? 1 : 2,
    divers: [0, 1],
  });
  const lock = (tx: Tx, id: string) => tx.$queryRaw`SELECT FROM departures WHERE id = ${id}::uuid FOR UPDATE NOWAIT`;
  const { placing } = await db.$transaction(
    async (tx) => {
      await lock(tx, first.id);
      const placing = submit([itemOn(last), itemOn(first)], people.slice(0, 2));
      await expect.poll(waiting).toBe(1);
      await lock(tx, last.id);
      return { placing };
    },
    { timeout: HANGING_MS },
  );
  expect((await placing).items).toHaveLength(2);
});

test('with two items on one day, the second falls back to the next departure when the first is full', async () => {
  const { trip, submit, people } = await shopWithCourse();
  const activity_date = '2026-12-24';
  const at = { productId: trip.id, date: toDate(activity_date), capacity: 3 };
  await db.departure.createMany({ data: ['08:00', '13:30'].map((time) => ({ ...at, time })) });
  const itemOf = (...divers: number[]): Item => ({ product: trip.slug, activity_date, divers });
  const four = [...people, diver({ full_name: 'Jan' })];
  const { items } = await submit([itemOf(0, 1), itemOf(2, 3)], four);
  expect(items.map(({ activity_time }) => activity_time)).toEqual(['08:00', '13:30']);
  const refusal = await refusalOf(submit([itemOf(0, 1)], people.slice(0, 2)));
  expect(refusal).toMatchObject({
    code: 'sold_out',
    errors: { 'items.0.activity_date': [expect.stringContaining('1 place')] },
  });
  const departures = await db.departure.findMany({ where: at, orderBy: { time: 'asc' } });
  expect(departures.map(({ taken }) => taken)).toEqual([2, 2]);
});
