import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { describedIn } from '@/server/api/trpc';
import { db, pool } from '@/server/database/db';
import { dayAt, plusDays } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { losableDatabase } from '@/test/lost-database';
import { pay } from '@/test/paying';
import { findBrokenInvariants } from '../../../../prisma/invariants/invariants';

const database = losableDatabase();
const CUSTOMERS = 8;
const RESTARTS = 3;

const mayPass = ['internal', 'unavailable', 'outcome_unknown'];
const isRefused = (error: unknown) => {
  const described = error instanceof TRPCError ? describedIn(error) : null;
  return described !== null && !mayPass.includes(described.refused.code);
};

let ordered = 0;
let failed = 0;
const more = (count: () => number) => expect.poll(count).toBeGreaterThan(count() + CUSTOMERS);

/**
 * Retries like a customer who reads 'something went wrong'; null when the retry is refused because the answer to an
 * earlier try was lost.
 */
async function persist<T>(act: () => Promise<T>): Promise<T | null> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (isRefused(error)) return null;
      failed += 1;
      await pause(50);
    }
  }
}

test('a PostgreSQL restart duplicates no order, payment or refund, and loses no seat', async () => {
  const product = await bookableProduct({ seatsPerDay: 2 * CUSTOMERS });
  const day = plusDays(dayAt(new Date()), 40);
  const tokens = await Promise.all(Array.from({ length: CUSTOMERS }, async () => signIn(await account())));
  let isOver = false;

  async function buy(token: string) {
    const caller = () => callerFor(token);
    const bought: string[] = [];
    while (!isOver) {
      const input = { ...booking(product.slug, { activity_date: day }), idempotency_key: randomUUID() };
      const order = await persist(async () => (await caller()).order.create(input));
      if (!order) throw new Error('there are places for everybody');
      bought.push(order.uuid);
      ordered += 1;
      // The connection may be lost between the request to the gateway and its answer; the customer retries until a page
      // opens.
      let page = order.payment_url;
      while (!page)
        page = (await persist(async () => (await caller()).order.pay({ uuid: order.uuid })))?.payment_url ?? null;
      await persist(() => pay(order.uuid, new Date()));
      await persist(async () => (await caller()).order.refund({ uuid: order.uuid }));
    }
    return bought;
  }
  const buying = tokens.map(buy);
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await more(() => ordered);
    await database.restart(() => more(() => failed));
  }
  await more(() => ordered);
  isOver = true;
  const bought = (await Promise.all(buying)).flat();

  expect(await db.order.count()).toBe(bought.length);
  expect(await db.order.count({ where: { status: { notIn: ['refunded'] } } })).toBe(0);
  expect(await db.ledgerEntry.count({ where: { kind: 'charge' } })).toBe(bought.length);
  expect(await db.departure.findFirst({ where: { productId: product.id } })).toMatchObject({ taken: 0 });
  const client = await pool.connect();
  expect(await findBrokenInvariants(client).finally(() => client.release())).toEqual([]);
});
