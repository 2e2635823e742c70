import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { completePastOrders } from '@/features/orders/commands/complete-past-orders';
import { expireOrder } from '@/features/orders/commands/expire-order';
import { remindOfTomorrow } from '@/features/orders/commands/remind-of-tomorrow';
import { db, pool } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { addOn, bookableProduct, booking } from '@/test/bookings';
import { diver } from '@/test/divers';
import { account, signIn } from '@/test/factories';
import { byStaff, jobCtx, later, ordered } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { arrives, expectSound } from '@/test/wrong-amounts';

// What the triggers do for the version before, the commands do themselves.
beforeAll(() => pool.query('ALTER TABLE orders DISABLE TRIGGER USER'));
afterEach(expectSound);

const fieldsOf = async (call: Promise<unknown>) => (await refusalOf(call)).errors;

type Item = { product: string; activity_date: string; quantity?: number; divers: number[] };

/** Three people: two of them dive first, and all three take a course of two days afterwards. */
async function aShop() {
  const [trip, course] = [
    await bookableProduct(),
    await bookableProduct({ kind: 'course', durationDays: 2, price: 500_001, diversPerPackage: 1 }),
  ];
  const user = await account();
  const token = await signIn(user);
  const at = (now: Date) => callerFor(token, { now });
  const { product: _product, activity_date: _day, quantity: _quantity, ...rest } = booking(trip.slug);
  const people = ['Sari', 'Ben', 'Aiko'].map((full_name) => diver({ full_name }));
  const usual: Item[] = [
    { product: course.slug, activity_date: '2026-12-26', quantity: 3, divers: [0, 1, 2] },
    { product: trip.slug, activity_date: '2026-12-24', divers: [0, 1] },
  ];
  const bodyOf = (items: Item[] = usual, divers = people) => ({
    ...rest,
    divers,
    items: items.map((item) => ({ quantity: 1, variant: null, add_ons: [], ...item })),
    idempotency_key: randomUUID(),
  });
  const place = async (items?: Item[], divers?: typeof people) =>
    (await at(ordered)).order.create(bodyOf(items, divers));
  const taken = async () =>
    (await db.departure.findMany({ where: { productId: { in: [trip.id, course.id] } }, orderBy: { date: 'asc' } })).map(
      (departure) => departure.taken,
    );
  return { trip, course, user, token, at, bodyOf, place, taken, people };
}

describe('an order with several items', () => {
  test('claims all their seats, and shows the earliest in the fields of today', async () => {
    const { trip, course, place, taken } = await aShop();
    const order = await place();
    expect(order).toMatchObject({
      product: { slug: trip.slug },
      activity_date: '2026-12-24',
      quantity: 1,
      total: 1_000_001 + 1_500_003,
      // 30 % of each, rounded for each.
      due_now: 300_000 + 450_001,
      items: [
        {
          product: { slug: course.slug },
          activity_date: '2026-12-26',
          duration_days: 2,
          divers: [0, 1, 2],
          total: 1_500_003,
        },
        { product: { slug: trip.slug }, activity_date: '2026-12-24', divers: [0, 1], total: 1_000_001 },
      ],
    });
    expect(order.divers.map(({ full_name }) => full_name)).toEqual(['Sari', 'Ben', 'Aiko']);
    expect(await taken()).toEqual([2, 3]);
  });

  test('costs what its quote says, and add-ons belong to their item', async () => {
    const { trip, bodyOf, at } = await aShop();
    const torch = await addOn(trip.id);
    const { idempotency_key, ...body } = bodyOf();
    const [course, dive] = body.items;
    if (!course || !dive) throw new Error('no items');
    const items = [course, { ...dive, add_ons: [{ add_on: torch.id, quantity: 2 }] }];
    const customer = await at(ordered);
    const quote = await customer.booking.quote({ ...body, items });
    expect(quote).toMatchObject({
      total: 2_700_004,
      items: [{ total: 1_500_003 }, { total: 1_200_001, add_on_fee: 200_000 }],
    });
    const { total, due_now } = quote;
    expect(due_now).toBe(quote.items.reduce((sum, item) => sum + item.due_now, 0));
    const order = await customer.order.create({ ...body, items, idempotency_key, quoted_total: total });
    expect(order).toMatchObject({
      total,
      due_now,
      items: [{ add_ons: [] }, { add_ons: [{ name: 'Torch', quantity: 2 }] }],
    });
  });

  test('claims nothing when one of them is sold out, and names it', async () => {
    const { trip, course, place, taken, people } = await aShop();
    await db.product.update({ where: { id: course.id }, data: { seatsPerDay: 2 } });
    expect(await refusalOf(place())).toMatchObject({
      code: 'sold_out',
      errors: { 'items.0.activity_date': [expect.any(String)] },
    });
    expect(await taken()).toEqual([]);
    const items = [
      { product: trip.slug, activity_date: '2026-12-24', divers: [0, 1] },
      { product: trip.slug, activity_date: '2026-12-25', divers: [0] },
    ];
    expect(await fieldsOf(place(items, people.slice(0, 2)))).toEqual({
      'items.1.divers': ['Please fill in the forms for 2 divers'],
    });
  });

  test('takes nobody on two items on one day, and nobody along for nothing', async () => {
    const { trip, course, place } = await aShop();
    const both = [
      { product: course.slug, activity_date: '2026-12-23', quantity: 2, divers: [0, 2] },
      { product: trip.slug, activity_date: '2026-12-24', divers: [0, 1] },
    ];
    expect(await fieldsOf(place(both))).toEqual({
      'items.1.divers': ['One person cannot be on two items on the same day'],
    });
    const apart = [
      { product: trip.slug, activity_date: '2026-12-24', divers: [0, 1] },
      { product: course.slug, activity_date: '2026-12-24', divers: [2] },
    ];
    expect((await place(apart)).items).toHaveLength(2);
    expect(await fieldsOf(place(apart.slice(0, 1)))).toEqual({ 'divers.2': ['This person is on none of the items'] });
  });

  test('is one order however often it is submitted, and mixes with no fields of a single item', async () => {
    const { at, bodyOf, trip } = await aShop();
    const customer = await at(ordered);
    const body = bodyOf();
    const { uuid } = await customer.order.create(body);
    expect((await customer.order.create(body)).uuid).toBe(uuid);
    const mixed = { ...body, product: trip.slug };
    expect(await fieldsOf(customer.order.create(mixed))).toHaveProperty('items');
    const { items: _, ...neither } = body;
    expect(Object.keys((await fieldsOf(customer.order.create(neither))) ?? {})).toEqual([
      'product',
      'activity_date',
      'quantity',
    ]);
  });

  test('gives all seats back when it expires, and takes all or none for a late payment', async () => {
    const { place, taken, course } = await aShop();
    const { uuid } = await place();
    await expireOrder(jobCtx(later(31)), uuid);
    expect(await taken()).toEqual([0, 0]);
    await db.departure.updateMany({ where: { productId: course.id }, data: { closed: true } });
    await arrives(uuid, 40, 750_001);
    expect(await taken()).toEqual([0, 0]);
    const other = await aShop();
    const { uuid: revived } = await other.place();
    await expireOrder(jobCtx(later(31)), revived);
    await arrives(revived, 40, 750_001);
    expect(await other.taken()).toEqual([2, 3]);
  });

  test('is shared out for the refund: each item by its own day, and the parts add up', async () => {
    const { place, at, taken } = await aShop();
    const { uuid } = await place();
    await pay(uuid, later(5));
    // 60 hours before the dive and 108 before the course.
    const customer = await at(new Date('2026-12-21T10:30:00Z'));
    const paid = await customer.order.get({ uuid });
    expect(paid.items.map((item) => [item.paid, item.can.refund_percent])).toEqual([
      [450_001, 100],
      [300_000, 50],
    ]);
    expect(paid.can).toMatchObject({ refund: true, refund_amount: 600_001, refund_percent: 80 });
    const refunded = await customer.order.refund({ uuid });
    expect(refunded.items.map(({ state, off_reason, paid: retained }) => [state, off_reason, retained])).toEqual([
      ['off', 'refunded', 0],
      ['off', 'refunded', 150_000],
    ]);
    expect(await taken()).toEqual([0, 0]);
  });

  test('is in the lists of each of its days, with the people of that item', async () => {
    const { place, trip, course, user } = await aShop();
    const { uuid } = await place();
    await pay(uuid, later(5));
    const { orders } = (await byStaff(later(10))).admin;
    const days = await orders.departures({ from: '2026-12-24', to: '2026-12-27' });
    const ours = days.map(({ departures }) =>
      departures
        .filter(({ product: { slug } }) => [trip.slug, course.slug].includes(slug))
        .map(({ divers, day }) => [divers, day]),
    );
    expect(ours).toEqual([[[2, 1]], [], [[3, 1]], [[3, 2]]]);
    const { departures } = await orders.day({ date: '2026-12-24' });
    const bookings = departures.flatMap((departure) => departure.bookings).filter((one) => one.uuid === uuid);
    expect(bookings.map(({ divers }) => divers.map(({ full_name }) => full_name))).toEqual([['Sari', 'Ben']]);
    for (const filter of [{ on: '2026-12-27' }, { product: course.slug }, { from: '2026-12-25', to: '2026-12-26' }])
      expect((await orders.list({ ...filter, customer: user.id })).data).toMatchObject([
        { uuid, further_items: 1, activity_date: '2026-12-24' },
      ]);
    expect((await orders.list({ product: course.slug, on: '2026-12-24' })).data).toEqual([]);
  });

  test('is moved by its earliest item, but not onto a day of another with the same people', async () => {
    const { place, taken } = await aShop();
    const { uuid } = await place();
    await pay(uuid, later(5));
    const staff = (await byStaff(later(10))).admin.orders;
    expect(await fieldsOf(staff.move({ uuid, date: '2026-12-27' }))).toHaveProperty('date');
    const moved = await staff.move({ uuid, date: '2026-12-28' });
    expect(moved.items.map(({ activity_date }) => activity_date)).toEqual(['2026-12-26', '2026-12-28']);
    expect(moved).toMatchObject({ activity_date: '2026-12-26', quantity: 3, product: moved.items[0]?.product });
    expect(await taken()).toEqual([0, 3, 2]);
  });

  test('is reminded of each item, and completed after the last day of the last', async () => {
    const { place, user } = await aShop();
    const { uuid } = await place();
    await pay(uuid, later(5));
    await (await byStaff(later(10))).admin.orders.confirm({ uuid });
    const reminders = async () =>
      (await mailsTo(user.email))
        .filter(({ template }) => template === 'order_reminder')
        .map(({ params }) => params.date);
    const evening = (day: string) => jobCtx(new Date(`${day}T10:00:00Z`));
    for (const day of ['2026-12-23', '2026-12-23', '2026-12-24', '2026-12-25']) await remindOfTomorrow(evening(day));
    expect(await reminders()).toEqual(['2026-12-24', '2026-12-26']);
    await completePastOrders(evening('2026-12-27'));
    expect((await db.order.findUniqueOrThrow({ where: { id: uuid } })).status).toBe('confirmed');
    await completePastOrders(evening('2026-12-28'));
    expect((await db.order.findUniqueOrThrow({ where: { id: uuid } })).status).toBe('completed');
  });
});

test('two orders that claim the same departures in opposite order wait for each other, and none is oversold', async () => {
  const { trip, course } = await aShop();
  const dive: Item = { product: trip.slug, activity_date: '2026-12-24', divers: [0, 1] };
  const lesson: Item = { product: course.slug, activity_date: '2026-12-26', quantity: 2, divers: [0, 1] };
  const rounds = 20;
  await db.product.updateMany({ where: { id: { in: [trip.id, course.id] } }, data: { seatsPerDay: 2 * rounds } });
  const shops = await Promise.all(Array.from({ length: 4 }, () => aShop()));
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const placed = await Promise.allSettled(
      shops.map(async ({ bodyOf, token, people }, index) => {
        const items = index % 2 ? [dive, lesson] : [lesson, dive];
        const caller = await callerFor(token, { now: new Date(ordered.getTime() + round * 3_600_000) });
        const { uuid } = await caller.order.create(bodyOf(items, people.slice(0, 2)));
        await caller.order.cancel({ uuid });
      }),
    );
    outcomes.push(...placed.map((one) => (one.status === 'fulfilled' ? 'placed' : String(one.reason.message))));
  }
  expect(new Set(outcomes)).toEqual(new Set(['placed']));
});
