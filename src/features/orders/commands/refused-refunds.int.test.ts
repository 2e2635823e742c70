import { afterEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { expectSound, receivePayment, staffAt, unpaidBooking } from '@/test/wrong-amounts';

afterEach(expectSound);

/** An order paid with 300,000, of which staff refunded 100,000 and the gateway refused that refund. */
async function withRefusedRefund() {
  const order = await unpaidBooking();
  await receivePayment(order.uuid, 5, 300_000);
  await (await staffAt(10)).refund({ uuid: order.uuid, amount: 100_000, reason: 'No manta' });
  await db.refund.updateMany({ where: { orderId: order.uuid }, data: { status: 'failed', tries: 1 } });
  await db.order.update({ where: { id: order.uuid }, data: { attention: ['refund_failed'] } });
  return order;
}

describe('a refund the gateway refused', () => {
  test('is still owed, and is not counted twice when the order ends', async () => {
    const order = await withRefusedRefund();
    expect(await order.view(11)).toMatchObject({ refunding: 100_000, outstanding: 700_001 });
    const staff = await staffAt(12);
    expect((await staff.get({ uuid: order.uuid })).may.refundable).toBe(200_000);
    await staff.decline({ uuid: order.uuid, reason: 'Storm' });
    expect((await order.refunds()).map(({ amount, status }) => [amount, status])).toEqual([
      [100_000, 'failed'],
      [200_000, 'requested'],
    ]);
    expect(await order.view(13)).toMatchObject({ refunding: 300_000 });
    const [refused] = await order.refunds();
    await staff.retry_refund({ uuid: order.uuid, refund: refused?.id ?? '' });
    expect(await order.row()).toMatchObject({ retained: 0, attention: [] });
  });

  test('is excluded from the amount the policy divides when the guest cancels', async () => {
    const order = await withRefusedRefund();
    await db.orderItem.updateMany({ where: { orderId: order.uuid }, data: { activityDate: new Date('2026-11-23') } });
    await (await order.at(20)).order.cancel({ uuid: order.uuid });
    expect((await order.refunds()).map(({ amount }) => amount)).toEqual([100_000, 100_000]);
    expect((await order.row()).retained).toBe(100_000);
  });
});
