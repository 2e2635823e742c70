import { expect, test } from 'vitest';
import { orderedBy } from '@/features/order-pages/queries/ordered-by';
import { calendarOf } from '@/features/orders/queries/calendar-of';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { contextFor } from '@/test/actors';
import { later } from '@/test/orders';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { shopWithCourse } from '@/test/several-items';

/** A dive with departures at 07:30 and 13:00 on Christmas Eve, and a course after it. */
async function submitAt(activity_time: string) {
  const { trip, course, submit, user, token } = await shopWithCourse();
  const at = { productId: trip.id, date: toDate('2026-12-24'), capacity: 8 };
  await db.departure.createMany({ data: [at, { ...at, time: '13:00' }] });
  const submitted = submit([
    { product: course.slug, activity_date: '2026-12-26', quantity: 3, divers: [0, 1, 2] },
    { product: trip.slug, activity_date: '2026-12-24', activity_time, divers: [0, 1] },
  ]);
  return { submitted, user, token };
}

test('the export of a person has the time of each item', async () => {
  const { submitted, user } = await submitAt('13:00');
  await submitted;
  expect(await orderedBy(db, user.id)).toMatchObject([
    { activity_time: '13:00', items: [{ activity_time: '07:30' }, { activity_time: '13:00' }] },
  ]);
});

test('the refusal of a time that is not offered names the time of the item', async () => {
  const { submitted } = await submitAt('15:00');
  expect((await refusalOf(submitted)).errors).toEqual({ 'items.1.activity_time': [expect.any(String)] });
});

test('the calendar file has the time, the pickup and the people of each item', async () => {
  const { submitted, token } = await submitAt('13:00');
  const { uuid } = await submitted;
  await pay(uuid, later(5));
  const { actor, ...ctx } = await contextFor(token, { now: later(10) });
  if (actor.kind !== 'person') throw new Error('nobody');
  const { text } = await calendarOf({ ...ctx, actor }, uuid);
  const [, course, dive] = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  expect(course).toMatch(/Divers: 3[\s\S]*Sanur\\, 07:00–07:15/);
  expect(course).not.toContain('13:00');
  expect(dive).toMatch(/13:00[\s\S]*Divers: 2[\s\S]*Sanur\\, 12:30–12:45/);
  expect(dive).not.toContain('07:00');
});
