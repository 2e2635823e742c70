import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendPaymentLink } from '@/features/orders/commands/send-payment-link';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';

/** 10:00 on Bali; the sandbox compares session ends with the real clock. */
const now = new Date('2026-12-20T02:00:00Z');
const evening = new Date('2026-12-23T14:00:00Z');

async function onThePhone(moment = now) {
  const staff = await account({ role: 'ADMIN', firstName: 'Made' });
  const customer = await account({ locale: 'de', passwordHash: null, emailVerifiedAt: null });
  const { admin } = await callerFor(await signIn(staff), { now: moment });
  const { slug } = await bookableProduct({ cutOffHours: 12 });
  const request = { ...booking(slug), customer: customer.id };
  const send = (orderId: string) =>
    sendPaymentLink({ db, now: moment } as Parameters<typeof sendPaymentLink>[0], orderId);
  return { staff, customer, orders: admin.orders, slug, request, send };
}

test('bookByPhone sends the customer one email that links straight to the payment page', async () => {
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

test('staff may book a day past its cut-off as long as seats are free', async () => {
  const { orders, request, slug } = await onThePhone(evening);
  const { order: own } = await callerFor(await signIn(await account()), { now: evening });
  const { customer: _, ...input } = request;
  expect(await refusalOf(own.create({ ...input, idempotency_key: randomUUID() }))).toMatchObject({
    code: 'cut_off',
  });
  expect((await orders.create(request)).status).toBe('pending_payment');
  await db.departure.updateMany({ where: { product: { slug } }, data: { capacity: 3 } });
  expect(await refusalOf(orders.create(request))).toMatchObject({ code: 'sold_out', status: 409 });
});

test('a repeated phone booking creates one order, and is refused for another customer', async () => {
  const { orders, request } = await onThePhone();
  const submit = { ...request, idempotency_key: randomUUID() };
  const [first, again] = [await orders.create(submit), await orders.create(submit)];
  expect(again.uuid).toBe(first.uuid);
  const other = await account();
  const refused = await refusalOf(orders.create({ ...submit, customer: other.id }));
  expect(refused.errors).toHaveProperty('idempotency_key');
});

test('bookByPhone refuses a price that changed since it was quoted, and books nothing', async () => {
  const { orders, request, customer } = await onThePhone();
  expect(await refusalOf(orders.create({ ...request, quoted_total: 5 }))).toMatchObject({ code: 'price_changed' });
  expect(await db.order.count({ where: { customerId: customer.id } })).toBe(0);
});

test('bookByPhone refuses people who cannot have bookings', async () => {
  const { orders, request } = await onThePhone();
  const colleague = await account({ role: 'ADMIN' });
  expect((await refusalOf(orders.create({ ...request, customer: colleague.id }))).errors).toHaveProperty('customer');
});

test('staff can pick divers of earlier orders, and reading them is audited', async () => {
  const { orders, request, customer, staff } = await onThePhone();
  await orders.create(request);
  const divers = await orders.pickable_people({ customer: customer.id });
  expect(divers.map(({ full_name }) => full_name)).toEqual(['Diver 1', 'Diver 2']);
  expect(await db.auditEntry.findMany({ where: { actorId: staff.id, entity: 'user' } })).toMatchObject([
    { action: 'view', entityId: customer.id },
  ]);
});
