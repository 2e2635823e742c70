import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { brokenInvariants } from '../../../scripts/lib/invariants';
import { db, pool } from '../../../src/server/database/db';
import { callerFor } from '../../../src/test/actors';
import { bookableProduct, booking } from '../../../src/test/bookings';
import { account, signIn } from '../../../src/test/factories';
import { pay } from '../../../src/test/paying';
import { fillOrders } from './orders';

const now = new Date('2026-11-21T02:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function paidOrder() {
  const customer = await callerFor(await signIn(await account()), { now });
  const { slug } = await bookableProduct();
  const { uuid } = await customer.order.create({ ...booking(slug), idempotency_key: randomUUID() });
  await pay(uuid, later(5));
  return uuid;
}

async function fill(count: number): Promise<number> {
  const client = await pool.connect();
  try {
    return await fillOrders(client, count, later(60));
  } finally {
    client.release();
  }
}

test('fillOrders creates orders whose seats and money add up, and each can be opened', async () => {
  expect(await fill(10)).toBe(0);
  const staff = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: later(60) });
  await paidOrder();
  await staff.admin.orders.confirm({ uuid: await paidOrder() });
  await staff.admin.orders.decline({ uuid: await paidOrder(), reason: 'Swell' });
  expect(await fill(120)).toBe(120);
  expect(await db.order.count()).toBe(123);

  const client = await pool.connect();
  expect(await brokenInvariants(client).finally(() => client.release())).toEqual([]);
  const { data, meta } = await staff.admin.orders.list({ search: 'filled-7@example.test' });
  expect(meta.total).toBe(4);
  for (const { uuid } of data)
    expect(await staff.admin.orders.get({ uuid })).toMatchObject({
      uuid,
      customer: { email: 'filled-7@example.test' },
    });
});

test('fillOrders can run again on a filled shop, with the same people', async () => {
  expect(await fill(40)).toBe(40);
  expect(await db.user.count({ where: { email: { startsWith: 'filled-' } } })).toBe(30);
});
