import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { holders } from '@/test/holders';
import { pay, payLate } from '@/test/paying';

const now = new Date('2026-11-21T02:00:00Z');
const { later, submit, expire, customer } = await holders(now);
const DAY = 24 * 60;

type Customer = Awaited<ReturnType<typeof customer>>;

/** Places an order, measures its hold and its time to pay, and has staff cancel it. */
async function holdAt({ order }: Customer, moment: Date) {
  const { uuid, expires_at } = await order({}, moment);
  const [attempt] = await db.paymentAttempt.findMany({ where: { orderId: uuid } });
  await staffCancels(uuid, moment);
  const minutes = (end: Date) => (end.getTime() - moment.getTime()) / 60_000;
  return { hold: minutes(new Date(expires_at ?? 0)), session: minutes(attempt?.expiresAt ?? moment) };
}

async function staffCancels(uuid: string, moment: Date): Promise<void> {
  const staff = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: moment });
  await staff.admin.orders.cancel({ uuid });
}

describe('a hold', () => {
  test('is half as long after two lapsed holds, a third after four, and full again a day later', async () => {
    const one = await customer();
    const holds = [];
    for (const minutes of [0, 40, 80, 120]) {
      holds.push(await holdAt(one, later(minutes)));
      await one.letLapse(later(minutes));
    }
    holds.push(await holdAt(one, later(160)));
    const [full, half, third] = [
      { hold: 30, session: 25 },
      { hold: 15, session: 12.5 },
      { hold: 10, session: 10 - 100 / 60 },
    ];
    expect(holds).toEqual([full, full, half, half, third]);
    // Two of the holds ended more than a day ago, then all four.
    expect(await holdAt(one, later(DAY + 75))).toEqual(half);
    expect(await holdAt(one, later(DAY + 140))).toEqual(full);
  });

  test('is shorter after orders that the customer cancelled unpaid, not after those the shop cancelled', async () => {
    const one = await customer();
    for (const cancels of [staffCancels, async (uuid: string) => (await one.at(now)).cancel({ uuid })]) {
      for (let made = 0; made < 2; made += 1) await cancels((await one.order()).uuid, now);
      expect((await holdAt(one, now)).hold).toBe(cancels === staffCancels ? 30 : 15);
    }
  });

  test('is not shorter after orders that were paid, in time or too late', async () => {
    const one = await customer();
    for (let made = 0; made < 2; made += 1) {
      const late = await one.letLapse(now);
      await payLate(late, later(31));
      expect(await (await one.at(later(31))).get({ uuid: late })).toMatchObject({ status: 'paid' });
    }
    for (let made = 0; made < 2; made += 1) {
      const { uuid } = await one.order({}, later(32));
      await pay(uuid, later(33));
      await (await one.at(later(34))).cancel({ uuid });
    }
    expect((await holdAt(one, later(35))).hold).toBe(30);
  });

  test('is announced before the order is placed, with its actual length', async () => {
    const one = await customer();
    const named = [];
    for (const minutes of [0, 40, 80, 120, 160]) {
      named.push((await (await one.at(later(minutes))).next_hold()).minutes);
      await one.letLapse(later(minutes));
    }
    expect(named).toEqual([30, 30, 15, 15, 10]);
  });

  test('closes its payment session, even a reopened one, after five sixths of the hold', async () => {
    const one = await customer();
    for (const minutes of [0, 1, 2, 3]) await one.letLapse(later(minutes));
    const { uuid } = await one.order({}, later(60));
    await db.paymentAttempt.updateMany({ where: { orderId: uuid }, data: { status: 'failed' } });
    await (await one.at(later(68))).pay({ uuid });
    const attempt = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: uuid, status: 'pending' } });
    expect(attempt.expiresAt).toEqual(later(70 - 100 / 60));
    await expect((await one.at(later(69))).pay({ uuid })).rejects.toThrow('The time to pay for this booking is over');
  });
});

test('a phone booking has no limit, holds for the full time and does not count as the customer’s', async () => {
  const one = await customer();
  for (let made = 0; made < 4; made += 1) await one.letLapse(now);
  for (let made = 0; made < 3; made += 1) await one.order({}, later(31));
  const staff = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: later(31) });
  const phone = () => staff.admin.orders.create({ ...submit({ quantity: 13 }), customer: one.user.id });
  expect((await phone()).expires_at).toBe(later(61).toISOString());
  await phone();

  const other = await customer();
  const forOther = { ...submit(), customer: other.user.id };
  for (const key of ['1', '2', '3']) {
    const { uuid } = await staff.admin.orders.create({
      ...forOther,
      idempotency_key: `${forOther.idempotency_key}${key}`,
    });
    await expire(uuid, later(62));
  }
  for (const key of ['4', '5', '6'])
    await staff.admin.orders.create({ ...forOther, idempotency_key: `${forOther.idempotency_key}${key}` });
  expect((await other.order({}, later(63))).expires_at).toBe(later(93).toISOString());
});
