import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bulkJobs } from '@/features/order-desk/bulk/jobs';
import { db } from '@/server/database/db';
import { runJobs } from '@/test/jobs';
import { aPaidOrder, byStaff, later } from '@/test/orders';

test('an action of a later version is shown, and left to the workers of that version', async () => {
  const order = await aPaidOrder();
  const calls = (await byStaff(later(10))).admin.order_bulk;
  const { uuid } = await calls.start({
    kind: 'cancel',
    orders: [order.uuid],
    reason: 'Storm',
    idempotency_key: randomUUID(),
  });
  await db.$executeRaw`UPDATE bulk_acts SET details = details || '{"voucher":true}' WHERE id = ${uuid}::uuid`;
  await runJobs(bulkJobs);
  expect(await calls.get({ uuid })).toMatchObject({ counts: { waiting: 1, refused: 0 }, refund: 'policy' });
  expect((await db.order.findUniqueOrThrow({ where: { id: order.uuid } })).status).toBe('paid');
});

test('a refund above the limit waits for a second person once, and runs as requested', async () => {
  const shopkeeper = await byStaff(later(10));
  const second = await byStaff(later(10));
  await shopkeeper.admin.shop.save_refunds({ second_person_above: 100_000 });
  const [order, cheap] = [await aPaidOrder(), await aPaidOrder({ payment_type: 'full_payment' })];
  const calls = shopkeeper.admin.order_bulk;
  const cancel = {
    kind: 'cancel' as const,
    orders: [order.uuid, cheap.uuid],
    refund: 'all' as const,
    how: 'cash' as const,
    reason: 'Storm',
  };
  for (const message of ['Not cancelled yet: its refund waits', 'A refund of this order already waits']) {
    const { uuid } = await calls.start({ ...cancel, idempotency_key: randomUUID() });
    await runJobs(bulkJobs);
    for (const row of (await calls.get({ uuid })).rows) expect(row.message).toContain(message);
  }
  for (const { uuid, refunds } of [order, cheap]) {
    expect(await refunds()).toEqual([]);
    const { approval } = await second.admin.orders.get({ uuid });
    const done = await second.admin.refund_approvals.approve({ uuid, approval: approval?.uuid ?? '' });
    expect(done).toMatchObject({ status: 'cancelled', refunded: approval?.amount });
    expect(await refunds()).toMatchObject([{ way: 'cash', note: 'Storm' }]);
  }
});
