import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bulkJobs } from '@/features/orders/bulk/jobs';
import { db } from '@/server/database/db';
import { workThrough } from '@/test/jobs';
import { aPaidOrder, byStaff, later } from '@/test/orders';

test('what a later version started is left to its workers, and shown', async () => {
  const order = await aPaidOrder();
  const calls = (await byStaff(later(10))).admin.order_bulk;
  const { uuid } = await calls.start({ kind: 'cancel', orders: [order.uuid], idempotency_key: randomUUID() });
  await db.$executeRaw`UPDATE bulk_acts SET details = details || '{"voucher":true}' WHERE id = ${uuid}::uuid`;
  await workThrough(bulkJobs);
  expect(await calls.get({ uuid })).toMatchObject({ counts: { waiting: 1, refused: 0 }, refund: 'policy' });
  expect((await db.order.findUniqueOrThrow({ where: { id: order.uuid } })).status).toBe('paid');
});
