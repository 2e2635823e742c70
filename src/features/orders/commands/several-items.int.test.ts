import { afterEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { addOn } from '@/test/bookings';
import { byStaff, jobCtx, later, ordered } from '@/test/orders';
import { mailsTo } from '@/test/outbox';
import { pay } from '@/test/paying';
import { refusalOf } from '@/test/refusal';
import { shopWithCourse } from '@/test/several-items';
import { expectSound, receivePayment } from '@/test/wrong-amounts';
import { completePastOrders } from './complete-past-orders';
import { expireOrder } from './expire-order';
import { remindOfTomorrow } from './remind-of-tomorrow';

afterEach(expectSound);

const fieldsOf = async (call: Promise<unknown>) => (await refusalOf(call)).errors;

describe('an order with several items', () => {
  test('claims all their seats, and shows the earliest item in the single-item fields', async () => {
    const { trip, course, submit, taken } = await shopWithCourse();
    const order = await submit();
    expect(order).toMatchObject({
      product: { slug: trip.slug },
      activity_date: '2026-12-24',
      quantity: 1,
      total: 1_000_001 + 1_500_003,
      // 30 % of each item, rounded per item.
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

  test('costs what its quote says, and assigns add-ons to their item', async () => {
    const { trip, bodyOf, at } = await shopWithCourse();
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

  test('claims nothing when one item is sold out, and names that item', async () => {
    const { trip, course, submit, taken, people } = await shopWithCourse();
    await db.product.update({ where: { id: course.id }, data: { seatsPerDay: 2 } });
    expect(await refusalOf(submit())).toMatchObject({
      code: 'sold_out',
      errors: { 'items.0.activity_date': [expect.any(String)] },
    });
    expect(await taken()).toEqual([]);
    const items = [
      { product: trip.slug, activity_date: '2026-12-24', divers: [0, 1] },
      { product: trip.slug, activity_date: '2026-12-25', divers: [0] },
    ];
    expect(await fieldsOf(submit(items, people.slice(0, 2)))).toEqual({
      'items.1.divers': ['Please fill in the forms for 2 divers'],
    });
  });

  test('refuses a diver on two items in the same part of a day, and an item without divers', async () => {
    const { trip, course, submit } = await shopWithCourse();
    const both = [
      { product: course.slug, activity_date: '2026-12-23', quantity: 2, divers: [0, 2] },
      { product: trip.slug, activity_date: '2026-12-24', divers: [0, 1] },
    ];
    expect(await fieldsOf(submit(both))).toEqual({
      'items.1.divers': ['One person cannot be on two items in the same part of a day'],
    });
    const apart = [
      { product: trip.slug, activity_date: '2026-12-24', divers: [0, 1] },
      { product: course.slug, activity_date: '2026-12-24', divers: [2] },
    ];
    expect((await submit(apart)).items).toHaveLength(2);
    expect(await fieldsOf(submit(apart.slice(0, 1)))).toEqual({ 'divers.2': ['This person is on none of the items'] });
  });

  test('is created once however often it is submitted, and refuses single-item fields beside items', async () => {
    const { at, bodyOf, trip } = await shopWithCourse();
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

  test('releases all seats when it expires, and reclaims all or none for a late payment', async () => {
    const { submit, taken, course } = await shopWithCourse();
    const { uuid } = await submit();
    await expireOrder(jobCtx(later(31)), uuid);
    expect(await taken()).toEqual([0, 0]);
    await db.departure.updateMany({ where: { productId: course.id }, data: { closed: true } });
    await receivePayment(uuid, 40, 750_001);
    expect(await taken()).toEqual([0, 0]);
    const other = await shopWithCourse();
    const { uuid: revived } = await other.submit();
    await expireOrder(jobCtx(later(31)), revived);
    await receivePayment(revived, 40, 750_001);
    expect(await other.taken()).toEqual([2, 3]);
  });

  test('refunds each item by its own date, and the parts add up', async () => {
    const { submit, at, taken } = await shopWithCourse();
    const { uuid } = await submit();
    await pay(uuid, later(5));
    // 60 hours before the dive and 108 before the course.
    const customer = await at(new Date('2026-12-21T10:30:00Z'));
    const paid = await customer.order.get({ uuid });
    expect(paid.items.map((item) => [item.paid, item.refund_percent])).toEqual([
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

  test('is listed on the day of each item, with the people of that item', async () => {
    const { submit, trip, course, user } = await shopWithCourse();
    const { uuid } = await submit();
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
    const matching = async (filter: object) =>
      (await orders.list({ ...filter, customer: user.id })).data.flatMap((order) => order.matching_items);
    const lesson = { activity_date: '2026-12-26', days: 2, diver_count: 3, several_departures: false };
    for (const filter of [{ on: '2026-12-27' }, { product: course.slug }])
      expect(await matching(filter)).toMatchObject([lesson]);
    const dive = { activity_date: '2026-12-24', days: 1, diver_count: 2, product: { title: 'Wreck day' } };
    expect(await matching({ on: '2026-12-24' })).toMatchObject([dive]);
    expect(await matching({})).toEqual([]);
  });

  test('is moved by its earliest item, but not onto a day and part taken by the same people', async () => {
    const { submit, taken } = await shopWithCourse();
    const { uuid } = await submit();
    await pay(uuid, later(5));
    const staff = (await byStaff(later(10))).admin.orders;
    expect(await fieldsOf(staff.move({ uuid, date: '2026-12-27' }))).toHaveProperty('date');
    const moved = await staff.move({ uuid, date: '2026-12-28' });
    expect(moved.items.map(({ activity_date }) => activity_date)).toEqual(['2026-12-26', '2026-12-28']);
    expect(moved).toMatchObject({ activity_date: '2026-12-26', quantity: 3, product: moved.items[0]?.product });
    expect(await taken()).toEqual([0, 3, 2]);
  });

  test('is reminded of each item, and completed after the last day of its last item', async () => {
    const { submit, user } = await shopWithCourse();
    const { uuid } = await submit();
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
