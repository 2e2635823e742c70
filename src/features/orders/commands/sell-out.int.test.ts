import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { db, pool } from '@/server/database/db';
import { contextFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { crowd } from '@/test/crowd';
import { account, signIn } from '@/test/factories';
import { refusalOf } from '@/test/refusal';
import { freshAddress } from '@/test/try-limits';
import { createCaller } from '@/wiring/trpc-root';
import { findBrokenInvariants } from '../../../../prisma/invariants/invariants';

await vi.hoisted(async () => (await import('@/test/raised-limits')).raiseLimits());

afterAll(async () => {
  await db.$disconnect();
  await pool.end();
});

const { db: patient } = crowd();
/** One round for each number of seats; the claim itself is tested with twenty rounds elsewhere. */
const ROUNDS = 4;
const AT_ONCE = 300;
const now = new Date('2026-11-21T02:00:00Z');

test(`the last seats go to as many of ${AT_ONCE} concurrent buyers as fit, in each of ${ROUNDS} rounds`, async () => {
  const buyers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const context = await contextFor(await signIn(await account()), { now, address: freshAddress() });
      return createCaller({ ...context, db: patient });
    }),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const seats = 2 * (1 + (round % 4));
    const product = await bookableProduct({ seatsPerDay: seats });
    const orders = Array.from({ length: AT_ONCE }, (_, index) =>
      (buyers[index % buyers.length] as (typeof buyers)[number]).order.create({
        ...booking(product.slug),
        idempotency_key: randomUUID(),
      }),
    );
    const answers = await Promise.allSettled(orders);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(seats / 2);
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(await refusalOf(Promise.reject(answer.reason))).toMatchObject({ code: 'sold_out', status: 409 });
    expect(await db.departure.findFirst({ where: { productId: product.id } })).toMatchObject({ taken: seats });
  }
  const client = await pool.connect();
  expect(await findBrokenInvariants(client).finally(() => client.release())).toEqual([]);
});
