import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { addOn, bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { mailsTo } from '@/test/outbox';
import { refusalOf } from '@/test/refusal';

const now = new Date('2026-11-21T02:00:00Z');
const DAY = '2026-12-24';

async function customer(about: Parameters<typeof account>[0] = {}) {
  const user = await account(about);
  const caller = await callerFor(await signIn(user), { now });
  return { user, caller };
}
const key = () => randomUUID();
async function refusal(call: Promise<unknown>) {
  const { code, errors } = await refusalOf(call);
  return { code, fields: Object.keys(errors ?? {}) };
}
const departure = (productId: string) => db.departure.findFirst({ where: { productId } });

describe('an order', () => {
  test('claims its seats, stores what it costs and returns where to pay', async () => {
    const product = await bookableProduct();
    const torch = await addOn(product.id);
    const { caller } = await customer();
    const input = booking(product.slug, { add_ons: [{ add_on: torch.id, quantity: 9 }] });
    const order = await caller.order.create({ ...input, idempotency_key: key() });
    expect(order).toMatchObject({
      status: 'pending_payment',
      product: { slug: product.slug, title: 'Wreck day' },
      activity_date: DAY,
      quantity: 1,
      activity_fee: 1_000_001,
      add_on_fee: 200_000,
      total: 1_200_001,
      due_now: 360_000,
      remaining_balance: 840_001,
      paid: 0,
      refunded: 0,
      expires_at: '2026-11-21T02:30:00.000Z',
      pickup_window: { from: '07:00', to: '07:15' },
      can: { pay: true, cancel: true, refund: false },
    });
    expect(order.booking_id).toMatch(/^SGR-[A-HJKMNP-Z2-9]{6}$/);
    expect(order.payment_url).toMatch(/^http/);
    expect(order.divers[0]).toMatchObject({ dietary_restriction: 'vegan', certification_number: '0704A1234' });
    expect(order.add_ons).toEqual([{ uuid: torch.id, name: 'Torch', quantity: 2, price: 100_000, amount: 200_000 }]);
    expect(await departure(product.id)).toMatchObject({ taken: 2, capacity: 8 });
  });

  test('mails its customer what is due on site, in the language of the order, and mails the shop', async () => {
    const product = await bookableProduct();
    const { user } = await customer();
    const german = await callerFor(await signIn(user), { now, locale: 'de' });
    await german.order.create({ ...booking(product.slug), idempotency_key: key() });
    expect(await mailsTo(user.email)).toMatchObject([
      { template: 'order_placed', locale: 'de', params: { product: 'Wracktag', total: 1_000_001, due: 700_001 } },
    ]);
  });

  test('keeps health data and contacts encrypted in the database', async () => {
    const product = await bookableProduct();
    const { caller } = await customer();
    const { uuid } = await caller.order.create({ ...booking(product.slug), idempotency_key: key() });
    const row = await db.order.findUniqueOrThrow({ where: { id: uuid }, include: { divers: true } });
    expect(JSON.stringify(row)).not.toMatch(/vegan|0704A1234|Budi/);
  });

  test("keeps the product's name when the catalogue changes", async () => {
    const product = await bookableProduct();
    const { caller } = await customer();
    const { uuid } = await caller.order.create({ ...booking(product.slug), idempotency_key: key() });
    const texts = { en: { title: 'Renamed', summary: '', body: [], itinerary: [], included: [], excluded: [] } };
    await db.product.update({ where: { id: product.id }, data: { texts, price: 5 } });
    expect(await caller.order.get({ uuid })).toMatchObject({ product: { title: 'Wreck day' }, total: 1_000_001 });
  });
});

describe('the pickup of an order', () => {
  const early = {
    pickup: [{ area: 'sanur', from: '05:00', to: '05:15' }],
    returning: { from: '17:30', to: '18:00' },
  };

  test('uses the product’s own time in the order and its emails, even after the product changes', async () => {
    const product = await bookableProduct({ transfers: early });
    const { caller, user } = await customer();
    const { uuid } = await caller.order.create({ ...booking(product.slug), idempotency_key: key() });
    await db.product.update({ where: { id: product.id }, data: { transfers: { ...early, pickup: [] } } });
    const pickupSpan = { from: '05:00', to: '05:15' };
    expect(await caller.order.get({ uuid })).toMatchObject({
      pickup_window: pickupSpan,
      return_window: early.returning,
    });
    const [mail] = await mailsTo(user.email);
    expect(mail?.params.pickup).toEqual({ area: 'sanur', ...pickupSpan, back: early.returning, address: null });
  });

  test('is refused where the product offers no pickup', async () => {
    const { caller } = await customer();
    for (const about of [{ transfers: early }, { pickup: false }]) {
      const product = await bookableProduct(about);
      const wanted = { ...booking(product.slug, { pickup_area: 'kuta' }), idempotency_key: key() };
      expect(await refusal(caller.order.create(wanted))).toEqual({ code: 'invalid_fields', fields: ['pickup_area'] });
      expect(await departure(product.id)).toBeNull();
    }
  });
});

describe('a repeated submit', () => {
  test('creates one order, even when both arrive at once', async () => {
    const product = await bookableProduct();
    const { caller, user } = await customer();
    const input = { ...booking(product.slug), idempotency_key: key() };
    const answers = await Promise.all([1, 2, 3].map(() => caller.order.create(input)));
    const later = await caller.order.create(input);
    expect(new Set(answers.map(({ uuid }) => uuid))).toEqual(new Set([later.uuid]));
    expect(later).toEqual(answers[0]);
    expect(await db.order.count({ where: { customerId: user.id } })).toBe(1);
    expect(await departure(product.id)).toMatchObject({ taken: 2 });
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test('is refused when its request differs', async () => {
    const product = await bookableProduct();
    const { caller } = await customer();
    const input = { ...booking(product.slug), idempotency_key: key() };
    await caller.order.create(input);
    const other = caller.order.create({ ...input, payment_type: 'full_payment' });
    expect(await refusal(other)).toMatchObject({ code: 'invalid_fields', fields: ['idempotency_key'] });
  });

  test('may use the same key as another customer', async () => {
    const product = await bookableProduct();
    const [one, other] = [await customer(), await customer()];
    const input = { ...booking(product.slug), idempotency_key: key() };
    const first = await one.caller.order.create(input);
    expect((await other.caller.order.create(input)).uuid).not.toBe(first.uuid);
  });

  test('can reuse its key when the first submit failed', async () => {
    const product = await bookableProduct({ seatsPerDay: 1 });
    const { caller } = await customer();
    const input = { ...booking(product.slug), idempotency_key: key() };
    expect(await refusal(caller.order.create(input))).toMatchObject({ code: 'sold_out' });
    await db.product.update({ where: { id: product.id }, data: { seatsPerDay: 8 } });
    await db.departure.updateMany({ where: { productId: product.id }, data: { capacity: 8 } });
    expect(await caller.order.create(input)).toMatchObject({ status: 'pending_payment' });
  });
});

describe('an order is refused and claims no seats', () => {
  const refused = async (
    about: Partial<Parameters<typeof bookableProduct>[0]>,
    input: Partial<ReturnType<typeof booking>>,
    more: object = {},
  ) => {
    const product = await bookableProduct(about);
    const { caller, user } = await customer();
    const answer = await refusal(
      caller.order.create({ ...booking(product.slug, input), idempotency_key: key(), ...more }),
    );
    expect(await db.order.count({ where: { customerId: user.id } })).toBe(0);
    expect((await departure(product.id))?.taken ?? 0).toBe(0);
    return answer;
  };

  test('when the price differs from the quoted one', async () => {
    expect(await refused({}, {}, { quoted_total: 999 })).toMatchObject({ code: 'price_changed' });
  });
  test('when fewer seats are free than there are divers', async () => {
    expect(await refused({ seatsPerDay: 3 }, { quantity: 2 })).toMatchObject({ code: 'sold_out' });
  });
  test('when it has more packages than the product allows per order', async () => {
    expect(await refused({ maxQuantity: 1 }, { quantity: 2 })).toMatchObject({ fields: ['quantity'] });
  });
  test('when the number of forms differs from the number of divers', async () => {
    expect(await refused({}, { divers: [diver()] })).toMatchObject({ fields: ['divers'] });
  });
  test('when a diver is too young on the day', async () => {
    const child = diver({ date_of_birth: '2016-12-25' });
    expect(await refused({}, { divers: [diver(), child] })).toMatchObject({ fields: ['divers.1.date_of_birth'] });
  });
  test('when a diver is not certified for it', async () => {
    const answer = await refused(
      { minimumLevel: 'advanced' },
      { divers: [diver(), diver({ certification_level: 'advanced' })] },
    );
    expect(answer).toMatchObject({ fields: ['divers.0.certification_level'] });
  });
  test('when a certified diver gives neither an association nor a number', async () => {
    const bare = diver({ association: null, certification_number: null });
    expect(await refused({}, { divers: [diver(), bare] })).toMatchObject({
      fields: ['divers.1.association', 'divers.1.certification_number'],
    });
  });
  test('when the product is sold on inquiry only', async () => {
    expect(await refused({ bookable: false }, {})).toMatchObject({ code: 'not_bookable' });
  });
  test('when an add-on does not belong to the product', async () => {
    const other = await addOn((await bookableProduct()).id);
    expect(await refused({}, { add_ons: [{ add_on: other.id, quantity: 1 }] })).toMatchObject({
      fields: ['add_ons.0.add_on'],
    });
  });
  test.each(['price', 'status', 'total', 'customer_id'])('when it brings a %s of its own', async (field) => {
    expect(await refused({}, {}, { [field]: 1 })).toMatchObject({ fields: [field] });
  });
});

test('a diver without a certification needs neither association nor number', async () => {
  const product = await bookableProduct();
  const { caller } = await customer();
  const first = diver({ certification_level: 'none', association: null, certification_number: null });
  const input = booking(product.slug, { divers: [first, first] });
  expect(await caller.order.create({ ...input, idempotency_key: key() })).toMatchObject({ status: 'pending_payment' });
});
