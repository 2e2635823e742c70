import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { ordered } from '@/test/orders';
import { mailsTo } from '@/test/outbox';

const drawn = ['SGR-AAAAAA', 'SGR-AAAAAA', 'SGR-BBBBBB'];
vi.mock('@/features/orders/domain/booking-id', () => ({ newBookingId: () => drawn.shift() }));

test('an order whose booking ID is taken draws another one, and is written once', async () => {
  const product = await bookableProduct();
  const orderOf = async (user: Awaited<ReturnType<typeof account>>) =>
    (await callerFor(await signIn(user), { now: ordered })).order.create({
      ...booking(product.slug),
      idempotency_key: randomUUID(),
    });
  expect((await orderOf(await account())).booking_id).toBe('SGR-AAAAAA');
  const user = await account();
  const { uuid, booking_id } = await orderOf(user);
  expect(booking_id).toBe('SGR-BBBBBB');
  const rows = await db.order.findMany({
    where: { customerId: user.id },
    include: { divers: true, items: true, events: true, attempts: true },
  });
  expect(rows).toMatchObject([{ id: uuid, divers: [{}, {}], items: [{}], events: [{}], attempts: [{}] }]);
  expect(await mailsTo(user.email)).toMatchObject([{ params: { bookingId: 'SGR-BBBBBB' } }]);
});
