import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { byStaff, jobCtx, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { pay } from '@/test/paying';
import { type Item, shopWithCourse } from '@/test/several-items';
import { remindOfTomorrow } from './remind-of-tomorrow';

/** A paid order of a dive at 13:00, one of two departures of Christmas Eve, and of further items. */
async function paidOrder(furtherOf: (course: string) => Item[]) {
  const { trip, course, submit, user } = await shopWithCourse();
  const at = { productId: trip.id, date: toDate('2026-12-24'), capacity: 8 };
  await db.departure.createMany({ data: [at, { ...at, time: '13:00' }] });
  const dive = { product: trip.slug, activity_date: '2026-12-24', activity_time: '13:00', divers: [0, 1] };
  const { uuid } = await submit([dive, ...furtherOf(course.slug)]);
  await pay(uuid, later(5));
  const staff = (await byStaff(later(10))).admin.orders;
  const lastMail = async (template: string) =>
    (await mailsTo(user.email)).findLast((mail) => mail.template === template)?.params;
  return { uuid, staff, lastMail };
}

const onDay = (product: string, activity_date: string, divers: number[]): Item => ({
  ...{ product, activity_date, divers },
  quantity: divers.length,
});

test('the email about a move names the item that moved, even when it is not the first', async () => {
  const { uuid, staff, lastMail } = await paidOrder((course) => [onDay(course, '2026-12-26', [0, 1, 2])]);
  const { items } = await staff.move({ uuid, date: '2026-12-28' });
  const params = await lastMail('order_moved');
  expect(params).toMatchObject({
    ...{ product: items[0]?.product.title, date: '2026-12-28', divers: 2 },
    ...{ dateBefore: '2026-12-24', timeBefore: '13:00' },
    items: [{ date: '2026-12-28' }, { date: '2026-12-26' }],
  });
});

test('a reminder names the time of its own item, and every item of that day', async () => {
  const { uuid, staff, lastMail } = await paidOrder((course) => [
    onDay(course, '2026-12-24', [2]),
    onDay(course, '2026-12-27', [0]),
  ]);
  await staff.confirm({ uuid });
  const reminderOn = async (day: string) => {
    await remindOfTomorrow(jobCtx(new Date(`${day}T10:00:00Z`)));
    return lastMail('order_reminder');
  };
  const first = await reminderOn('2026-12-23');
  expect(first).toMatchObject({ date: '2026-12-24', time: '13:00', divers: 2 });
  expect(first?.items).toMatchObject([
    { date: '2026-12-24', divers: 2 },
    { date: '2026-12-24', divers: 1 },
  ]);
  const second = await reminderOn('2026-12-26');
  expect(second).toMatchObject({ date: '2026-12-27', divers: 1 });
  expect(second).not.toHaveProperty('time');
  expect(second).not.toHaveProperty('items');
});
