import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendPaymentLink } from '@/features/orders/commands/send-payment-link';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';

/** Ten in the morning on Bali; the sandbox knows sessions by the real clock. */
const now = new Date('2026-12-20T02:00:00Z');
const evening = new Date('2026-12-23T14:00:00Z');

async function onThePhone(moment = now) {
  const staff = await account({ role: 'ADMIN', firstName: 'Made' });
  const customer = await account({ locale: 'de', passwordHash: null, emailVerifiedAt: null });
  const { orders } = await callerFor(await signIn(staff), { now: moment });
  const { slug } = await bookableProduct({ cutOffHours: 12 });
  const request = { ...booking(slug), customer: customer.id };
  const send = (orderId: string) =>
    sendPaymentLink({ db, now: moment } as Parameters<typeof sendPaymentLink>[0], orderId);
  return { staff, customer, orders: orders.admin, slug, request, send };
}

test('the staff book for a customer, who gets one mail that leads straight to where it is paid', async () => {
  const { staff, customer, orders, request, send } = await onThePhone();
  const order = await orders.create(request);
  expect(order).toMatchObject({ status: 'pending_payment', placed_by: 'Made Dewi', customer: { uuid: customer.id } });
  expect(await mailsTo(customer.email)).toEqual([]);
  await send(order.uuid);
  await send(order.uuid);
  expect(order.payment_url).toMatch(/^http/);
  expect(await mailsTo(customer.email)).toMatchObject([
    { template: 'order_placed', locale: 'de', params: { payUrl: order.payment_url } },
  ]);
  expect(await db.auditEntry.findMany({ where: { entityId: order.uuid, action: 'create' } })).toMatchObject([
    { actorId: staff.id, entity: 'order', after: { total: order.total } },
  ]);
});

test('the shop may still book what is too late for customers, as long as there are places', async () => {
  const { orders, request, slug } = await onThePhone(evening);
  const { orders: own } = await callerFor(await signIn(await account()), { now: evening });
  const { customer: _, ...input } = request;
  expect(await refusalOf(own.create({ ...input, idempotency_key: randomUUID() }))).toMatchObject({
    code: 'day_cut_off',
  });
  expect((await orders.create(request)).status).toBe('pending_payment');
  await db.departure.updateMany({ where: { product: { slug } }, data: { capacity: 3 } });
  expect(await refusalOf(orders.create(request))).toMatchObject({ code: 'sold_out', status: 409 });
});

test('a booking that is sent twice is made once, and for another customer it is refused', async () => {
  const { orders, request } = await onThePhone();
  const submit = { ...request, idempotency_key: randomUUID() };
  const [first, again] = [await orders.create(submit), await orders.create(submit)];
  expect(again.uuid).toBe(first.uuid);
  const other = await account();
  const refused = await refusalOf(orders.create({ ...submit, customer: other.id }));
  expect(refused.errors).toHaveProperty('idempotency_key');
});

test('a price that has changed since it was told is refused, and nothing is booked', async () => {
  const { orders, request, customer } = await onThePhone();
  expect(await refusalOf(orders.create({ ...request, quoted_total: 5 }))).toMatchObject({ code: 'price_changed' });
  expect(await db.order.count({ where: { customerId: customer.id } })).toBe(0);
});

test('nobody is booked for who cannot have bookings', async () => {
  const { orders, request } = await onThePhone();
  const colleague = await account({ role: 'ADMIN' });
  expect((await refusalOf(orders.create({ ...request, customer: colleague.id }))).errors).toHaveProperty('customer');
});

test('whoever dived with the customer before is not typed again, and the look at them is written down', async () => {
  const { orders, request, customer, staff } = await onThePhone();
  await orders.create(request);
  const divers = await orders.earlier_divers({ customer: customer.id });
  expect(divers.map(({ full_name }) => full_name)).toEqual(['Diver 1', 'Diver 2']);
  expect(await db.auditEntry.findMany({ where: { actorId: staff.id, entity: 'user' } })).toMatchObject([
    { action: 'view', entityId: customer.id },
  ]);
});
