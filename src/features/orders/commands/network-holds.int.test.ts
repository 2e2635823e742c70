import { describe, expect, test } from 'vitest';
import { eraseOrdersOf } from '@/features/orders/erasure/commands/anonymise';
import { orderJobs } from '@/features/orders/jobs';
import { db } from '@/server/database/db';
import { dayAt, plusDays } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { holders } from '@/test/holders';
import { runJobs } from '@/test/jobs';
import { refusalOf, refusedCodes } from '@/test/refusal';
import { callRest } from '@/test/rest';

const now = new Date('2026-11-21T02:00:00Z');
const { later, submit, customer, earlier } = await holders(now);
const HOUR = 60;

const networkHashOf = async (uuid: string) => (await db.order.findUniqueOrThrow({ where: { id: uuid } })).networkHash;

describe('one network', () => {
  test('that orders for 20 accounts at once holds 15 orders', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => customer('198.51.100.7')));
    const answers = await Promise.allSettled(people.map(({ order }) => order()));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    expect(await refusedCodes(answers)).toEqual(['network_holds_open']);
    expect(await (await customer()).order()).toMatchObject({ status: 'pending_payment' });
  });

  test('holds at most 120 seats', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => customer('198.51.100.8')));
    for (const { order } of people.slice(0, 5)) await order({ quantity: 12 });
    expect((await refusalOf((people[5] as (typeof people)[number]).order())).code).toBe('network_holds_open');
  });

  test('covers every address of a household with IPv6', async () => {
    const hashes = [];
    for (const address of ['2001:db8:7::1', '2001:db8:7::2:1', '2001:db8:7:1::1', '::ffff:192.0.2.9', '192.0.2.9'])
      hashes.push(await networkHashOf((await (await customer(address)).order()).uuid));
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
    expect(hashes[4]).toBe(hashes[3]);
    expect(hashes[3]).not.toBe(hashes[0]);
  });

  test('is not counted for orders without an address', async () => {
    const { order } = await customer('');
    expect(await networkHashOf((await order()).uuid)).toBeNull();
  });

  test('is stored as a hash, never shown, deleted after two days, and deleted with an erased account', async () => {
    const { user, at, order } = await customer('198.51.100.9');
    const { uuid } = await order();
    const networkHash = (await networkHashOf(uuid)) ?? '';
    expect(networkHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await (await at(now)).get({ uuid }))).not.toContain(networkHash);
    const staff = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
    expect(JSON.stringify(await staff.admin.orders.get({ uuid }))).not.toContain(networkHash);

    await db.order.update({ where: { id: uuid }, data: { status: 'cancelled' } });
    await db.$transaction((tx) => eraseOrdersOf(tx, user.id, now));
    expect(await networkHashOf(uuid)).toBeNull();
  });
});

describe('the hourly limit', () => {
  const twentieth = async () => {
    const one = await customer();
    await earlier(18, HOUR - 10, { customerId: one.user.id });
    await earlier(1, HOUR - 1, { customerId: one.user.id });
    await earlier(5, HOUR, { customerId: one.user.id });
    return one;
  };

  test('allows 20 orders of an account, paid ones included, and reports when the next can be placed', async () => {
    const { order } = await twentieth();
    expect(await order()).toMatchObject({ status: 'pending_payment' });
    expect(await refusalOf(order())).toMatchObject({
      status: 429,
      code: 'too_many_orders',
      retryAfterSeconds: 60,
      message: 'Too many bookings within an hour. Please try again in 1 minute.',
    });
    expect(await order({}, later(1))).toMatchObject({ status: 'pending_payment' });
  });

  test('allows 100 orders of a network', async () => {
    const first = await customer();
    const networkHash = await networkHashOf((await first.order()).uuid);
    await earlier(99, 30, { networkHash });
    const { order } = await customer(first.address);
    expect(await refusalOf(order())).toMatchObject({ code: 'too_many_orders', retryAfterSeconds: 1800 });
  });

  test('is reported over REST with Retry-After', async () => {
    const { user, token } = await customer();
    await earlier(20, 0, { customerId: user.id, createdAt: new Date() });
    const { idempotency_key, ...body } = submit({ activity_date: plusDays(dayAt(new Date()), 60) });
    const request = new Request('http://localhost:3000/api/users/orders?lang=de', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': idempotency_key,
      },
      body: JSON.stringify(body),
    });
    const answer = await callRest(request);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await answer.json()).message).toMatch(/^Zu viele Buchungen innerhalb einer Stunde/);
  });
});

test('the network hashes of orders are deleted after two days', async () => {
  const HOUR_MS = HOUR * 60_000;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  const { user } = await customer();
  await earlier(1, 0, { customerId: user.id, networkHash: 'old', createdAt: ago(49) });
  await earlier(1, 0, { customerId: user.id, networkHash: 'new', createdAt: ago(47) });
  await db.$executeRaw`SELECT graphile_worker.add_job('orders.tidy', '{}')`;
  await runJobs(orderJobs.filter(({ name }) => name === 'orders.tidy'));
  const orders = await db.order.findMany({ where: { customerId: user.id }, orderBy: { createdAt: 'asc' } });
  expect(orders.map(({ networkHash }) => networkHash)).toEqual([null, 'new']);
});
