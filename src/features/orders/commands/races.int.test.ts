import { afterEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { whileLocked } from '@/test/locks';
import { refusalOf } from '@/test/refusal';
import {
  completeRefunds,
  expectSound,
  expireAt,
  payAgainFor,
  receivePayment,
  staffAt,
  unpaidBooking,
} from '@/test/wrong-amounts';
import { lockOrder } from './lock-order';

afterEach(expectSound);

async function waitingBooking() {
  const order = await unpaidBooking();
  await receivePayment(order.uuid, 5, 290_000);
  await (await order.at(6)).order.pay({ uuid: order.uuid });
  return { order, staff: await staffAt(31) };
}

/** Starts calls that all wait for the order's lock, then releases it. */
async function atOnce(uuid: string, calls: (() => Promise<unknown>)[]) {
  const { settled } = await whileLocked(
    calls.length,
    (tx) => lockOrder(tx, uuid, {}),
    () => ({ settled: Promise.allSettled(calls.map((call) => call())) }),
  );
  return (await settled).map(({ status }) => status);
}

describe('at the moment the hold ends', () => {
  test('the amount is either accepted or refunded, never both', async () => {
    const { order, staff } = await waitingBooking();
    await atOnce(order.uuid, [() => staff.accept_wrong_amount({ uuid: order.uuid }), () => expireAt(order.uuid, 31)]);
    const { status, retained } = await order.row();
    const waiting = (await order.refunds()).filter(({ withdrawnAt }) => !withdrawnAt);
    expect([status, retained, waiting.length]).toEqual(status === 'paid' ? ['paid', null, 0] : ['expired', 0, 1]);
  });

  test('when the right amount arrives too, one payment counts and the other is refunded', async () => {
    const { order, staff } = await waitingBooking();
    await atOnce(order.uuid, [
      () => receivePayment(order.uuid, 31, 300_000),
      () => staff.accept_wrong_amount({ uuid: order.uuid }),
      () => expireAt(order.uuid, 31),
    ]);
    const { status, dueNow } = await order.row();
    expect(status).toBe('paid');
    const owed = (await order.refunds()).filter(({ withdrawnAt }) => !withdrawnAt);
    expect(owed.map(({ amount }) => amount)).toEqual([dueNow === 300_000 ? 290_000 : 300_000]);
    await completeRefunds();
    expect((await order.view(40)).outstanding).toBe(1_000_001 - dueNow);
  });

  test('of an acceptance and a refund, exactly one happens', async () => {
    const { order, staff } = await waitingBooking();
    const uuid = order.uuid;
    const results = await atOnce(uuid, [
      () => staff.accept_wrong_amount({ uuid, amount: 290_000 }),
      () => staff.return_wrong_amount({ uuid }),
    ]);
    const { status } = await order.row();
    const owed = (await order.refunds()).filter(({ withdrawnAt }) => !withdrawnAt);
    expect(owed.length).toBe(status === 'paid' ? 0 : 1);
    expect(results).toContain('fulfilled');
  });
});

test('a wrong amount whose refund is being sent cannot be accepted, and an accepted one is not sent back', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await unpaidBooking();
    await receivePayment(order.uuid, 5, 290_000);
    await expireAt(order.uuid, 31);
    const staff = await staffAt(32);
    await Promise.allSettled([completeRefunds(), staff.accept_wrong_amount({ uuid: order.uuid })]);
    await completeRefunds();
    const { status } = await order.row();
    const attempt = await db.paymentAttempt.findFirstOrThrow({ where: { orderId: order.uuid } });
    const sent = await db.sandboxRefund.count({ where: { session: { reference: attempt.reference } } });
    expect([status, sent]).toEqual(status === 'paid' ? ['paid', 0] : ['expired', 1]);
    await expectSound();
  }
});

test('a wrong amount whose refund was sent after the read remains a refund', async () => {
  const order = await unpaidBooking();
  await receivePayment(order.uuid, 5, 290_000);
  await expireAt(order.uuid, 31);
  const staff = await staffAt(32);
  const beginsToLeave = (tx: Parameters<typeof lockOrder>[0]) =>
    tx.refund.updateMany({ where: { orderId: order.uuid }, data: { tries: 1 } });
  const { accepting } = await whileLocked(1, beginsToLeave, () => ({
    accepting: refusalOf(staff.accept_wrong_amount({ uuid: order.uuid })),
  }));
  expect(await accepting).toMatchObject({ code: 'no_wrong_amount' });
  expect(await order.row()).toMatchObject({ status: 'expired', retained: 0 });
});

test('two wrong amounts that arrive at once both wait, and both are refunded', async () => {
  const { order } = await waitingBooking();
  const [first] = await db.paymentAttempt.findMany({ where: { orderId: order.uuid }, orderBy: { id: 'asc' } });
  await atOnce(order.uuid, [() => receivePayment(order.uuid, 29, 7), () => expireAt(order.uuid, 31)]);
  expect((await order.refunds()).map(({ amount }) => amount).sort()).toEqual([290_000, 7]);
  expect(first?.wrongAmount).toBe(290_000);
  await expect(payAgainFor(order, 32, 300_000)).rejects.toThrow();
});
