import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { addOn, bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';

test('an order with a companion and a private guide is counted with both on its day', async () => {
  const trip = await bookableProduct();
  const companion = await addOn(trip.id, { unit: 'per_package', takesSeat: true });
  const guide = await addOn(trip.id, { unit: 'per_order', maximum: 1, privateGuide: true });
  const customer = await callerFor(await signIn(await account()), { now: new Date('2026-12-01T02:00:00Z') });
  const add_ons = [companion, guide].map(({ id }) => ({ add_on: id, quantity: 1 }));
  const { uuid } = await customer.order.create({ ...booking(trip.slug, { add_ons }), idempotency_key: randomUUID() });
  const item = await db.orderItem.findFirstOrThrow({ where: { orderId: uuid } });
  expect(item).toMatchObject({ diverCount: 2, companions: 1, privateGuide: true });
  const day = { departureId: item.departureId, date: toDate('2026-12-24') };
  expect(await db.departureDay.findUniqueOrThrow({ where: { departureId_date: day } })).toMatchObject({
    people: 3,
    sharedDivers: 0,
    privateDivers: [2],
  });
});
