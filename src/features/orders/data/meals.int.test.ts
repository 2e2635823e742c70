import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { aPaidOrder, byStaff, later } from '@/test/orders';
import { countMealOrders, recountMealOrders } from './meals';

test('orders since the last count are counted live, and earlier orders as they were stored', async () => {
  const staff = await byStaff(later(20));
  const confirm = async () => {
    const { uuid } = await aPaidOrder();
    await staff.admin.orders.confirm({ uuid });
    return uuid;
  };
  const first = await confirm();
  expect(await countMealOrders(db)).toBe(1);
  await recountMealOrders(db, later(1));
  const second = await confirm();
  await db.order.update({ where: { id: second }, data: { createdAt: later(2) } });
  expect(await countMealOrders(db)).toBe(2);
  await db.order.update({ where: { id: first }, data: { status: 'paid' } });
  expect(await countMealOrders(db)).toBe(2);
  await recountMealOrders(db, later(1));
  expect(await countMealOrders(db)).toBe(1);
});
