import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { waiting } from '@/test/locks';
import { ordered } from '@/test/orders';
import { statementsOf } from '@/test/statements';

test('an order that deadlocks with another transaction is placed once, and both succeed', async () => {
  const { slug } = await bookableProduct();
  const user = await account();
  const caller = await callerFor(await signIn(user), { now: ordered });
  const { activity_date, ...input } = booking(slug);
  await db.operatingDay.create({ data: { date: toDate(activity_date ?? expect.fail()) } });
  const order = () => caller.order.create({ ...input, activity_date, idempotency_key: randomUUID() });
  let runs = 0;
  let dayIsLocked = () => {};
  const locked = new Promise<void>((resolve) => {
    dayIsLocked = resolve;
  });
  const staff = () =>
    db.$transaction(async (tx) => {
      runs += 1;
      await tx.$queryRaw`SELECT FROM days FOR UPDATE`;
      dayIsLocked();
      // The order has locked its buyer, and waits for the day.
      if (runs === 1) await expect.poll(waiting).toBe(1);
      await tx.$queryRaw`SELECT FROM users WHERE id = ${user.id}::uuid FOR UPDATE`;
    });
  const { result, statements } = await statementsOf(() => Promise.all([locked.then(order), staff()]));
  const begun = statements.filter((text) => text.includes('begin_order')).length;
  expect(runs + begun).toBe(3);
  expect((await db.order.findMany()).map(({ id }) => id)).toEqual([result[0].uuid]);
  expect((await db.departure.findMany()).map(({ taken }) => taken)).toEqual([2]);
});
