import { afterEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { ordered } from '@/test/orders';
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
