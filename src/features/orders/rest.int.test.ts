import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dayAt, plusDays } from '@/shared/time/days';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';
import { callRest } from '@/test/rest';

const day = plusDays(dayAt(new Date()), 60);

async function integrator(about: Parameters<typeof account>[0] = {}) {
  const token = await signIn(await account(about));
  return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await callRest(
      new Request(`http://localhost:3000/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      }),
    );
    return { status: answer.status, body: await answer.json() };
  };
}

async function anOrder() {
  const call = await integrator();
  const product = await bookableProduct();
  const body = booking(product.slug, { activity_date: day });
  const key = { 'idempotency-key': randomUUID() };
  const { body: made } = await call('POST', '/users/orders', body, key);
  return { call, product, body, key, order: made.data };
}

describe('an integrator', () => {
  test('gets a quote for the first block alone, or for the full order', async () => {
    const call = await integrator();
    const { slug } = await bookableProduct();
    const { product, variant, activity_date, quantity, payment_type, add_ons } = booking(slug, { activity_date: day });
    const first = { product, variant, activity_date, quantity, payment_type, add_ons };
    const price = {
      lines: [{ label: 'Wreck day', quantity: 1, unit_price: 1_000_001, amount: 1_000_001 }],
      activity_fee: 1_000_001,
      add_on_fee: 0,
      discount: 0,
      passed_on: 0,
      total: 1_000_001,
      due_now: 300_000,
      remaining_balance: 700_001,
      due_on_site: 700_001,
      fees: [],
    };
    const expected = { data: { ...price, items: [price], double_bookings: [] } };
    expect(await call('POST', '/users/bookings/quote', first)).toEqual({ status: 200, body: expected });
    expect((await call('POST', '/users/bookings/quote', booking(slug))).body).toEqual(expected);
  });

  test('orders with an idempotency key in the header, and only there', async () => {
    const { call, body, key, order } = await anOrder();
    expect(order).toMatchObject({ status: 'pending_payment', total: 1_000_001, decline_reason: null, paid: 0 });
    const again = await call('POST', '/users/orders', body, key);
    expect(again).toEqual({ status: 201, body: { data: order } });
    const without = await call('POST', '/users/orders', { ...body, idempotency_key: 'in-the-body' });
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['idempotency_key']]);
    const other = await call('POST', '/users/orders', { ...body, quantity: 2 }, key);
    expect(other.status).toBe(422);
  });

  test('gets an error for every missing field', async () => {
    const call = await integrator();
    const answer = await call('POST', '/users/orders', {}, { 'idempotency-key': 'x' });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('Some fields are required');
    expect(Object.keys(answer.body.errors).sort()).toEqual([
      'activity_date',
      'divers',
      'emergency_contact',
      'payment_type',
      'product',
      'quantity',
    ]);
  });

  test('gets the message about missing fields only if a field is missing, and an error per invalid field', async () => {
    const call = await integrator();
    const { slug } = await bookableProduct();
    const requestQuote = async (about: object) => {
      const { status, body } = await call('POST', '/users/bookings/quote', { ...booking(slug), ...about });
      return [status, body.message, body.errors];
    };
    const packages = { quantity: ['Total packages is required'] };
    expect(await requestQuote({ quantity: undefined })).toEqual([422, 'Some fields are required', packages]);
    expect(await requestQuote({ quantity: 'two' })).toEqual([422, 'Not a number', { quantity: ['Not a number'] }]);
    const choice = { payment_type: ['This value is not valid'] };
    expect(await requestQuote({ payment_type: 'later' })).toEqual([422, 'This value is not valid', choice]);
  });

  test('gets an error about a character that the database cannot store, instead of a server fault', async () => {
    const { call, body, order } = await anOrder();
    const sent = await call('POST', '/users/orders', { ...body, inquiry: 'Rays?\0' }, { 'idempotency-key': 'x' });
    expect([sent.status, sent.body.errors]).toEqual([422, { inquiry: ['This value is not valid'] }]);
    const staff = await integrator({ role: 'ADMIN' });
    expect((await staff('POST', `/admins/orders/${order.uuid}/notes`, { note: '\0' })).status).toBe(422);
  });

  test('lists, reads, pays and cancels orders', async () => {
    const { call, order } = await anOrder();
    const list = await call('GET', `/users/orders?status=pending_payment&from=${day}&to=${day}`);
    expect(list.body).toMatchObject({
      data: [{ uuid: order.uuid, booking_id: order.booking_id }],
      meta: { page: 1, per_page: 20, total: 1, last_page: 1 },
    });
    expect((await call('GET', '/users/orders?status=paid')).body.data).toEqual([]);
    expect((await call('POST', `/users/orders/${order.uuid}/pay`)).body.data).toMatchObject({
      payment_url: order.payment_url,
    });
    await pay(order.uuid, new Date());
    expect((await call('POST', `/users/orders/${order.uuid}/pay`)).status).toBe(409);
    const refunded = await call('POST', `/users/orders/${order.uuid}/refund`);
    expect(refunded).toMatchObject({ status: 200, body: { data: { status: 'refunded' } } });
    expect((await call('POST', `/users/orders/${order.uuid}/cancel`)).status).toBe(409);
  });

  test('gets 404 for the orders of another customer, and does not list them', async () => {
    const { order } = await anOrder();
    const other = await integrator();
    expect((await other('GET', `/users/orders/${order.uuid}`)).status).toBe(404);
    expect((await other('POST', `/users/orders/${order.uuid}/cancel`)).status).toBe(404);
    expect((await other('GET', '/users/orders')).body.data).toEqual([]);
  });

  test('of the shop confirms, adds notes, takes payments and refunds a part', async () => {
    const { order } = await anOrder();
    await pay(order.uuid, new Date());
    const staff = await integrator({ role: 'ADMIN' });
    const at = `/admins/orders/${order.uuid}`;
    expect((await staff('POST', `${at}/confirm`)).body.data).toMatchObject({
      status: 'confirmed',
      message: 'The order is confirmed, and the customer is told.',
    });
    expect((await staff('POST', `${at}/notes`, { note: 'VIP' })).status).toBe(200);
    const paid = await staff('POST', `${at}/payments`, { amount: 700_001, method: 'cash' });
    expect(paid.body.data).toMatchObject({ outstanding: 0, paid: 1_000_001 });
    expect((await staff('POST', `${at}/refund`, { amount: 100_000, reason: 'Ill' })).body.data).toMatchObject({
      status: 'confirmed',
    });
    const declined = await staff('POST', `${at}/decline`, {});
    expect(declined).toMatchObject({ status: 422, body: { errors: { reason: ['Reason is required'] } } });
    const found = await staff('GET', `/admins/orders?search=${order.booking_id}&sort=-total`);
    expect(found.body).toMatchObject({ data: [{ uuid: order.uuid }], meta: { total: 1 } });
  });

  test('reads the amount received instead of the amount due, and the shop settles it', async () => {
    const { call, order } = await anOrder();
    await pay(order.uuid, new Date(), 290_000);
    expect((await call('GET', `/users/orders/${order.uuid}`)).body.data).toMatchObject({
      status: 'pending_payment',
      wrong_amount: { received: 290_000, expected: 300_000, returns_at: order.expires_at, unbooked: [] },
    });
    const staff = await integrator({ role: 'ADMIN' });
    const at = `/admins/orders/${order.uuid}/wrong-amount`;
    expect((await staff('POST', `${at}/accept`, { amount: 300_000 })).status).toBe(409);
    const accepted = await staff('POST', `${at}/accept`, { amount: 290_000 });
    expect(accepted.body.data).toMatchObject({ status: 'paid', due_now: 290_000, remaining_balance: 710_001 });
    expect((await staff('POST', `${at}/return`)).status).toBe(409);
    expect((await staff('GET', '/admins/orders?reason=wrong_amount')).body.data).toEqual([]);
  });
});
