import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { anOrder, aPaidOrder, byStaff, hoursAhead, later } from '@/test/orders';
import { refusalOf } from '@/test/refusal';

describe('cancelling', () => {
  test('an unpaid order releases its seats and refunds nothing', async () => {
    const order = await anOrder();
    const answer = await (await order.at(later(3))).order.cancel({ uuid: order.uuid });
    expect(answer).toMatchObject({ status: 'cancelled', message: 'Order canceled successfully', can: { pay: false } });
    expect([await order.taken(), await order.refunds()]).toEqual([0, []]);
  });

  test.each([
    [100, 300_000],
    [72, 300_000],
    [48, 150_000],
    [24, 150_000],
  ])('%i hours before the day, %i rupiah are refunded', async (hours, amount) => {
    const order = await aPaidOrder();
    const answer = await (await order.at(hoursAhead(hours))).order.refund({ uuid: order.uuid });
    expect(answer).toMatchObject({ status: 'refunded', refunding: amount, message: 'Order refunded successfully' });
    expect([await order.taken(), await order.refunds()]).toMatchObject([0, [{ amount, reason: 'customer' }]]);
  });

  test('less than a day before, an order can be cancelled but not refunded', async () => {
    const order = await aPaidOrder();
    const late = await order.at(hoursAhead(23));
    expect(await refusalOf(late.order.refund({ uuid: order.uuid }))).toMatchObject({ code: 'not_refundable' });
    expect([await order.status(), await order.taken()]).toEqual(['paid', 2]);
    expect(await late.order.cancel({ uuid: order.uuid })).toMatchObject({ status: 'cancelled', refunding: 0 });
  });

  test('happens once, however many parallel requests there are', async () => {
    const order = await aPaidOrder();
    const caller = await order.at(hoursAhead(80));
    const calls = await Promise.allSettled([
      caller.order.cancel({ uuid: order.uuid }),
      caller.order.refund({ uuid: order.uuid }),
      caller.order.cancel({ uuid: order.uuid }),
    ]);
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await order.taken(), (await order.refunds()).length]).toEqual([0, 1]);
  });

  test('is refused for the order of another customer', async () => {
    const order = await aPaidOrder();
    const other = await callerFor(await signIn(await account()), { now: later(10) });
    for (const call of [other.order.get, other.order.pay, other.order.cancel, other.order.refund, other.order.return])
      expect(await refusalOf(call({ uuid: order.uuid }))).toMatchObject({ code: 'not_found', status: 404 });
    expect(await refusalOf(other.order.get({ uuid: 'no-uuid' }))).toMatchObject({ status: 404 });
    expect((await other.order.list({})).data).toEqual([]);
  });
});

describe('a refund the gateway refused', () => {
  async function aRefusedRefund() {
    const order = await aPaidOrder();
    await (await order.at(later(60))).order.refund({ uuid: order.uuid });
    const [refund] = await order.refunds();
    await db.refund.updateMany({ where: { orderId: order.uuid }, data: { status: 'failed', tries: 1 } });
    await db.order.update({ where: { id: order.uuid }, data: { attention: ['refund_failed'] } });
    return { ...order, refund: refund?.id ?? '' };
  }

  test('can be retried by staff, which clears the flag on the order', async () => {
    const { uuid, refund, refunds, attention } = await aRefusedRefund();
    await (await byStaff(later(90))).admin.orders.retry_refund({ uuid, refund });
    expect(await refunds()).toMatchObject([{ status: 'requested', round: 1 }]);
    expect(await attention()).toEqual([]);
  });

  test('is settled by hand, and the customer is notified', async () => {
    const { uuid, refund, refunds, attention, mails } = await aRefusedRefund();
    const staff = await byStaff(later(90));
    expect(
      await staff.admin.orders.refunded_by_hand({ uuid, refund, how: 'transfer', reason: 'By phone' }),
    ).toMatchObject({ refunded: 300_000 });
    expect(await refunds()).toMatchObject([{ status: 'succeeded' }]);
    expect(await attention()).toEqual([]);
    expect(await mails()).toContain('refund_done');
    const twice = staff.admin.orders.refunded_by_hand({ uuid, refund, how: 'transfer', reason: 'By phone' });
    expect(await refusalOf(twice)).toMatchObject({ status: 409 });
  });

  test('of another order is not found', async () => {
    const { refund } = await aRefusedRefund();
    const other = await aPaidOrder();
    const staff = await byStaff(later(90));
    expect(await refusalOf(staff.admin.orders.retry_refund({ uuid: other.uuid, refund }))).toMatchObject({
      status: 404,
    });
  });
});
