import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { aPaidOrder, later } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { paidItems } from '@/test/several-items';

const pickup = [{ area: 'sanur', from: '05:00', to: '05:15' }];
const transfers = { pickup, returning: { from: '15:00', to: '15:30' } };

const paidMail = async (address: string | null) =>
  (await mailsTo(address ?? '')).find(({ template }) => template === 'order_paid')?.params;

test('the order and its mail state the earliest flight, 18 hours after the return from two dives', async () => {
  const { uuid, user, at } = await aPaidOrder({}, { diveCount: 2, transfers });
  expect(await (await at(later(6))).order.get({ uuid })).toMatchObject({ no_fly_until: '2026-12-25T01:30:00.000Z' });
  expect(await paidMail(user.email)).toMatchObject({ noFlyUntil: '2026-12-25T01:30:00.000Z' });
});

test('an order without dives states none', async () => {
  const { uuid, user, at } = await aPaidOrder({}, { kind: 'activity', diveCount: 0, transfers });
  expect(await (await at(later(6))).order.get({ uuid })).toMatchObject({ no_fly_until: null });
  expect(await paidMail(user.email)).not.toHaveProperty('noFlyUntil');
});

test('a course counts to its last day, until it is called off', async () => {
  const { uuid, at, course } = await paidItems();
  await db.product.updateMany({ where: { orderItems: { some: { orderId: uuid } } }, data: { diveCount: 4 } });
  await db.order.update({ where: { id: uuid }, data: { pickupArea: null } });
  const caller = await at(later(6));
  expect((await caller.order.get({ uuid })).no_fly_until).toBe('2026-12-28T03:00:00.000Z');
  const { no_fly_until } = await caller.order.cancel_item({ uuid, item: course });
  expect(no_fly_until).toBe('2026-12-25T03:00:00.000Z');
});
