import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { addOn, bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { anOrder, aPaidOrder, byStaff, later, ordered } from '@/test/orders';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';
import { expectSound } from '@/test/wrong-amounts';

afterEach(expectSound);

const halves = { allowHalfPackage: true };
const people = (count: number) => Array.from({ length: count }, (_, at) => diver({ full_name: `Guest ${at + 1}` }));
const three = { quantity: 1.5, divers: people(3) };
const guest = async () => callerFor(await signIn(await account()), { now: ordered });
const storedItem = (orderId: string) => db.orderItem.findFirstOrThrow({ where: { orderId } });

describe('one and a half packages', () => {
  test('have three forms, three seats and 1.5 times the price, rounded up, in every view of the order', async () => {
    const { uuid, at, taken } = await anOrder(three, halves);
    const order = await (await at(ordered)).order.get({ uuid });
    expect(order).toMatchObject({ quantity: 1.5, unit_price: 1_000_001, activity_fee: 1_500_002, total: 1_500_002 });
    expect(order.items).toMatchObject([{ quantity: 1.5, divers: [0, 1, 2] }]);
    expect(await taken()).toBe(3);
    expect(await storedItem(uuid)).toMatchObject({ diverCount: 3 });
    const { data } = await (await at(ordered)).order.list({});
    expect(data).toMatchObject([{ quantity: 1.5, diver_count: 3 }]);
  });

  test('are priced as sold, and charge a per-package add-on for each package begun', async () => {
    const { slug, id } = await bookableProduct(halves);
    const lamp = await addOn(id, { unit: 'per_package' });
    const add_ons = [{ add_on: lamp.id, quantity: 3 }];
    const { lines, total } = await (await guest()).booking.quote(booking(slug, { ...three, add_ons }));
    expect(lines).toMatchObject([
      { quantity: 1.5, unit_price: 1_000_001, amount: 1_500_002 },
      { quantity: 2, amount: 200_000 },
    ]);
    expect(total).toBe(1_700_002);
  });

  test('are refused for other products and for another number of forms', async () => {
    const caller = await guest();
    const refusedFields = async (product: object, about: object) => {
      const { slug } = await bookableProduct(product);
      const wanted = { ...booking(slug, { ...three, ...about }), idempotency_key: randomUUID() };
      return (await refusalOf(caller.order.create(wanted))).errors;
    };
    const sentence = 'This activity is booked in whole packages only. Please choose 1, 2, 3 …';
    expect(await refusedFields({}, {})).toEqual({ quantity: [sentence] });
    expect(await refusedFields({ ...halves, diversPerPackage: 1 }, {})).toEqual({ quantity: [sentence] });
    expect(Object.keys((await refusedFields(halves, { quantity: 1.25 })) ?? {})).toEqual(['quantity']);
    expect(Object.keys((await refusedFields(halves, { divers: people(4) })) ?? {})).toEqual(['divers']);
  });

  test('can be reduced by staff to half a package, which releases seats', async () => {
    const { uuid, taken } = await aPaidOrder(three, halves);
    const { order_edits: edits } = (await byStaff(later(10))).admin;
    const { items } = await edits.get({ uuid });
    const [item = ''] = items.map((one) => one.uuid);
    expect(items).toMatchObject([{ quantity: 1.5 }]);
    const fewer = await edits.save({ uuid, items: [{ item, quantity: 0.5, divers: [1] }], settle: 'collect' });
    expect(fewer).toMatchObject({ quantity: 0.5, total: 500_001, divers: [{ full_name: 'Guest 2' }] });
    expect([await taken(), (await storedItem(uuid)).diverCount]).toEqual([1, 1]);
  });
});

test('a product for one sells a form, a seat and a price for each person, and a day with one seat left is open where halves are sold', async () => {
  const alone = await anOrder({ quantity: 3, divers: people(3) }, { diversPerPackage: 1 });
  const order = await (await alone.at(ordered)).order.get({ uuid: alone.uuid });
  expect(order).toMatchObject({ quantity: 3, total: 3_000_003 });
  expect(await alone.taken()).toBe(3);
  const { product, at } = await anOrder(three, { ...halves, seatsPerDay: 4 });
  const days = await (await at(ordered)).availability.days({
    slug: product.slug,
    from: '2026-12-24',
    to: '2026-12-24',
  });
  expect(days).toMatchObject([{ status: 'open', places_left: 1 }]);
});

test('an order keeps its agreed package even when its product is now sold per person', async () => {
  const { uuid, at, product } = await anOrder({}, {});
  const products = (await byStaff(later(10))).admin.products;
  await products.update({ slug: product.slug, divers_per_package: 1 });
  const caller = await at(later(11));
  expect(await caller.order.get({ uuid })).toMatchObject({ quantity: 1, total: 1_000_001, divers: [{}, {}] });
  const wanted = { ...booking(product.slug, { divers: people(1) }), idempotency_key: randomUUID() };
  expect(await caller.order.create(wanted)).toMatchObject({ quantity: 1, divers: [{}] });
});

test('only packages of two allow halves, and other package sizes are refused', async () => {
  const { slug } = await bookableProduct();
  const { products } = (await byStaff(later(10))).admin;
  expect(await products.update({ slug, allow_half_package: true })).toMatchObject({ allow_half_package: true });
  const fieldsOf = async (patch: object) =>
    Object.keys((await refusalOf(products.update({ slug, ...patch }))).errors ?? {});
  expect(await fieldsOf({ divers_per_package: 1 })).toEqual(['allow_half_package']);
  expect(await fieldsOf({ divers_per_package: 3, allow_half_package: false })).toEqual(['divers_per_package']);
  expect(await products.update({ slug, divers_per_package: 1, allow_half_package: false })).toMatchObject({
    divers_per_package: 1,
  });
});

test('an integrator orders half a package over REST', async () => {
  const token = await signIn(await account());
  const { slug } = await bookableProduct(halves);
  const body = { ...booking(slug, { quantity: 0.5, divers: people(1) }) };
  const answer = await callRest(
    new Request('http://localhost:3000/api/users/orders', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    }),
  );
  expect(await answer.json()).toMatchObject({ data: { quantity: 0.5, total: 500_001, divers: [{}] } });
});
