import { describe, expect, test } from 'vitest';
import { aPaidOrder, byStaff, jobCtx, later } from '@/test/orders';
import { completePastOrders } from './complete-past-orders';
import { remindOfTomorrow } from './remind-of-tomorrow';

describe('over time', () => {
  test('a confirmed order whose day is over is completed, the next day on Bali', async () => {
    const order = await aPaidOrder();
    await (await byStaff(later(60))).admin.orders.confirm({ uuid: order.uuid });
    await completePastOrders(jobCtx(new Date('2026-12-24T15:59:00Z')));
    expect(await order.status()).toBe('confirmed');
    await completePastOrders(jobCtx(new Date('2026-12-24T16:01:00Z')));
    expect([await order.status(), await order.taken()]).toEqual(['completed', 2]);
  });

  test('a course is completed after its last day, and its guests are reminded before its first day only', async () => {
    const order = await aPaidOrder({}, { durationDays: 3 });
    await (await byStaff(later(60))).admin.orders.confirm({ uuid: order.uuid });
    await remindOfTomorrow(jobCtx(new Date('2026-12-24T09:00:00Z')));
    expect(await order.mails()).not.toContain('order_reminder');
    await completePastOrders(jobCtx(new Date('2026-12-26T15:59:00Z')));
    expect(await order.status()).toBe('confirmed');
    await completePastOrders(jobCtx(new Date('2026-12-26T16:01:00Z')));
    expect(await order.status()).toBe('completed');
  });

  test('a guest is reminded the day before, once', async () => {
    const order = await aPaidOrder();
    await (await byStaff(later(60))).admin.orders.confirm({ uuid: order.uuid });
    const evening = jobCtx(new Date('2026-12-23T09:00:00Z'));
    await Promise.all([remindOfTomorrow(evening), remindOfTomorrow(evening)]);
    expect((await order.mails()).filter((mail) => mail === 'order_reminder')).toHaveLength(1);
  });
});
