import { expect, test } from 'vitest';
import { openDiver, sealDiver } from '@/features/orders/data/sealed';
import { db } from '@/server/database/db';
import { diver } from '@/test/divers';
import { aPaidOrder, byStaff } from '@/test/orders';

/** The day before the dive. */
const eve = new Date('2026-12-23T02:00:00Z');

/** A paid order whose second diver still has to give the address and the height. */
async function paidOrder() {
  const order = await aPaidOrder({ divers: [diver({ full_name: 'Jonas' }), diver({ full_name: 'Hana' })] });
  const row = await db.orderDiver.findFirstOrThrow({ where: { orderId: order.uuid, position: 1 } });
  const data = sealDiver({ ...openDiver(row), height_cm: null, email: null }, 1);
  await db.orderDiver.update({ where: { id: row.id }, data });
  return order;
}

test('staff see tomorrow how many guests are ready, and by order who is not and what is missing', async () => {
  const { uuid, user } = await paidOrder();
  const day = await (await byStaff(eve)).admin.orders.ready({});
  expect(day.date).toBe('2026-12-24');
  expect(day.guests - day.ready).toBe(day.orders.flatMap(({ guests }) => guests).length);
  const order = day.orders.find((one) => one.uuid === uuid);
  expect(order?.guests).toMatchObject([
    { position: 1, name: 'Hana', missing: ['email', 'height_cm'], is_revoked: false, has_address: true },
  ]);
  await db.user.update({ where: { id: user.id }, data: { email: null, passwordHash: null } });
  const { orders } = await (await byStaff(eve)).admin.orders.ready({ date: '2026-12-24' });
  expect(orders.find((one) => one.uuid === uuid)?.guests).toMatchObject([{ has_address: false }]);
});

test('a day without guests has none', async () => {
  const staff = await byStaff(eve);
  expect(await staff.admin.orders.ready({ date: '2030-01-01' })).toMatchObject({ ready: 0, guests: 0, orders: [] });
});

test('the list of orders is narrowed to those with a guest who is not ready tomorrow', async () => {
  const open = await paidOrder();
  const complete = await aPaidOrder();
  const ids = async (now: Date) =>
    (await (await byStaff(now)).admin.orders.list({ per_page: 100, not_ready_tomorrow: true })).data.map(
      ({ uuid }) => uuid,
    );
  expect(await ids(eve)).toContain(open.uuid);
  expect(await ids(eve)).not.toContain(complete.uuid);
  expect(await ids(new Date('2026-12-22T02:00:00Z'))).toEqual([]);
});
