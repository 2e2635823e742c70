import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BookingInput } from '@/features/booking/schema';
import { db } from '@/server/database/db';
import { callerFor } from '@/test/actors';
import { bookableProduct, booking } from '@/test/bookings';
import { account, signIn } from '@/test/factories';
import { pay } from '@/test/paying';

const ordered = new Date('2026-11-21T02:00:00Z');
const later = (minutes: number) => new Date(ordered.getTime() + minutes * 60_000);

const staff = async () =>
  (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: later(30) })).admin.orders;

async function order(slug: string, about: Partial<BookingInput>) {
  const { order: own } = await callerFor(await signIn(await account()), { now: ordered });
  const { uuid } = await own.create({ ...booking(slug, about), idempotency_key: randomUUID() });
  return {
    uuid,
    async paid() {
      await pay(uuid, later(5));
      return uuid;
    },
  };
}

test('a closure affects orders with seats on its days and products', async () => {
  const [penida, tulamben] = [
    await bookableProduct({ area: 'nusa_penida' }),
    await bookableProduct({ area: 'tulamben' }),
  ];
  const [first, day, last] = ['2027-04-01', '2027-04-02', '2027-04-03'];
  const course = await bookableProduct({ area: 'nusa_penida', durationDays: 2 });
  const paid = await (await order(penida.slug, { activity_date: day })).paid();
  const unpaid = await order(penida.slug, { activity_date: day });
  const secondDay = await order(course.slug, { activity_date: first });
  const given = await (await order(penida.slug, { activity_date: day })).paid();
  await order(penida.slug, { activity_date: last });
  const elsewhere = await order(tulamben.slug, { activity_date: day });
  const fromSanur = await bookableProduct({ area: 'sanur', servedAreas: ['nusa_penida'], parts: ['night'] });
  const there = await order(fromSanur.slug, { activity_date: day });
  const nightBefore = await order(fromSanur.slug, { activity_date: first });
  const admin = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now: later(30) });
  await admin.admin.orders.cancel({ uuid: given, reason: 'Ill' });
  const concerned = async (areas: ('nusa_penida' | 'amed')[], night_before = false) => {
    const { uuid } = await admin.admin.closures.create({
      from: day,
      to: day,
      areas,
      reasons: { en: 'Swell' },
      night_before,
    });
    const { data } = await admin.admin.orders.list({ closure: uuid, per_page: 100 });
    await admin.admin.closures.delete({ uuid });
    return data.map((found) => found.uuid).sort();
  };
  const atPenida = [paid, unpaid.uuid, secondDay.uuid, there.uuid];
  expect(await concerned(['nusa_penida'])).toEqual(atPenida.toSorted());
  expect(await concerned(['nusa_penida'], true)).toEqual([...atPenida, nightBefore.uuid].sort());
  expect(await concerned([])).toEqual([...atPenida, elsewhere.uuid].sort());
  expect(await concerned(['amed'])).toEqual([]);
});

test('a filter by day or departures finds orders with seats there, with the items that match', async () => {
  const [wreck, course] = [await bookableProduct(), await bookableProduct({ durationDays: 2 })];
  const [first, day] = ['2027-05-01', '2027-05-02'];
  const [unpaid, secondDay] = [
    await order(wreck.slug, { activity_date: day }),
    await order(course.slug, { activity_date: first }),
  ];
  const given = await (await order(wreck.slug, { activity_date: day })).paid();
  await order(wreck.slug, { activity_date: first });
  const orders = await staff();
  await orders.cancel({ uuid: given, reason: 'Ill' });
  const found = async (filters: Parameters<typeof orders.list>[0]) =>
    (await orders.list(filters)).data.map(({ uuid }) => uuid).sort();
  expect(await found({ on: day })).toEqual([unpaid.uuid, secondDay.uuid, given].sort());
  expect(await found({ seats_on: day })).toEqual([unpaid.uuid, secondDay.uuid].sort());
  const [one, other] = await Promise.all(
    [unpaid, secondDay].map(
      async ({ uuid }) => (await db.orderItem.findFirstOrThrow({ where: { orderId: uuid } })).departureId,
    ),
  );
  expect(await found({ departures: `${one}` })).toEqual([unpaid.uuid]);
  expect(await found({ departures: `${one},${other}` })).toEqual([unpaid.uuid, secondDay.uuid].sort());
  const { data } = await orders.list({ departures: `${other}` });
  expect(data[0]?.matching_items).toMatchObject([{ activity_date: first, days: 2 }]);
  await expect(orders.list({ departures: 'none' })).rejects.toThrow();
});

test('departuresOf lists products, divers, guides needed and pickups of a day', async () => {
  const wreck = await bookableProduct({ seatsPerDay: 12 });
  const mantas = await bookableProduct({
    texts: { en: { title: 'Mantas', summary: '', body: [], itinerary: [], included: [], excluded: [] } },
  });
  const day = '2027-03-01';
  await (await order(wreck.slug, { activity_date: day, quantity: 2 })).paid();
  const confirmed = await (
    await order(wreck.slug, { activity_date: day, pickup_area: 'kuta', pickup_address: 'Villa' })
  ).paid();
  await order(wreck.slug, { activity_date: day });
  await (await order(mantas.slug, { activity_date: day, pickup_area: null })).paid();
  const orders = await staff();
  await orders.confirm({ uuid: confirmed });
  expect(await orders.departures({ from: day, to: '2027-03-02' })).toEqual([
    {
      date: day,
      divers: 8,
      companions: 0,
      guides: 3,
      departures: [
        {
          uuid: expect.any(String),
          product: { slug: mantas.slug, title: 'Mantas' },
          day: 1,
          days: 1,
          time: '07:30',
          several: false,
          capacity: 8,
          taken: 2,
          closed: false,
          orders: 1,
          divers: 2,
          companions: 0,
          guides: 1,
          to_confirm: 1,
          unpaid: 0,
        },
        {
          uuid: expect.any(String),
          product: { slug: wreck.slug, title: 'Wreck day' },
          day: 1,
          days: 1,
          time: '07:30',
          several: false,
          capacity: 12,
          taken: 8,
          closed: false,
          orders: 2,
          divers: 6,
          companions: 0,
          guides: 2,
          to_confirm: 1,
          unpaid: 2,
        },
      ],
      pickups: [
        { area: 'kuta', window: { from: '06:30', to: '06:45' }, orders: 1, divers: 2, companions: 0 },
        { area: 'sanur', window: { from: '07:00', to: '07:15' }, orders: 1, divers: 4, companions: 0 },
        { area: null, window: null, orders: 1, divers: 2, companions: 0 },
      ],
    },
    { date: '2027-03-02', divers: 0, companions: 0, guides: 0, departures: [], pickups: [] },
  ]);
});

test('a product with another start has its own pickup round, at the times its guests were given', async () => {
  const day = '2027-03-08';
  const usual = await bookableProduct();
  const early = await bookableProduct({
    transfers: {
      pickup: [{ area: 'sanur', from: '05:00', to: '05:15' }],
      returning: { from: '17:30', to: '18:00' },
    },
  });
  await (await order(usual.slug, { activity_date: day })).paid();
  await (await order(early.slug, { activity_date: day })).paid();
  const [departures] = await (await staff()).departures({ from: day, to: day });
  expect(departures?.pickups).toEqual([
    { area: 'sanur', window: { from: '05:00', to: '05:15' }, orders: 1, divers: 2, companions: 0 },
    { area: 'sanur', window: { from: '07:00', to: '07:15' }, orders: 1, divers: 2, companions: 0 },
  ]);
});

test('departuresOf leaves out divers of cancelled orders', async () => {
  const { slug } = await bookableProduct();
  const day = '2027-03-05';
  const uuid = await (await order(slug, { activity_date: day })).paid();
  const orders = await staff();
  await orders.cancel({ uuid, reason: 'Ill' });
  expect(await orders.departures({ from: day, to: day })).toEqual([
    { date: day, divers: 0, companions: 0, guides: 0, departures: [], pickups: [] },
  ]);
});

test('a course is out on each of its days with its guides and car, and on no other day', async () => {
  const course = await bookableProduct({ durationDays: 2.5 });
  const uuid = await (await order(course.slug, { activity_date: '2027-03-10', quantity: 3 })).paid();
  const next = await (await order(course.slug, { activity_date: '2027-03-11' })).paid();
  const orders = await staff();
  const days = await orders.departures({ from: '2027-03-09', to: '2027-03-14' });
  const began = { day: 1, days: 3, divers: 6, guides: 2 };
  const later = { day: 1, days: 3, divers: 2, guides: 1 };
  expect(days.map(({ departures }) => departures)).toMatchObject([
    [],
    [began],
    [{ ...began, day: 2 }, later],
    [
      { ...began, day: 3 },
      { ...later, day: 2 },
    ],
    [{ ...later, day: 3 }],
    [],
  ]);
  expect(days.map(({ divers, guides }) => [divers, guides])).toEqual([
    [0, 0],
    [6, 2],
    [8, 3],
    [8, 3],
    [2, 1],
    [0, 0],
  ]);
  expect(days[3]?.pickups).toMatchObject([{ area: 'sanur', orders: 2, divers: 8 }]);
  const bookedOn = async (on: string) => (await orders.list({ on, product: course.slug })).data;
  expect((await bookedOn('2027-03-12')).map((card) => card.uuid).sort()).toEqual([uuid, next].sort());
  expect(await bookedOn('2027-03-13')).toMatchObject([{ uuid: next, activity_date: '2027-03-11', days: 3 }]);
});

test('a course that is moved is out on its new days and on none of the old ones', async () => {
  const course = await bookableProduct({ durationDays: 3 });
  const uuid = await (await order(course.slug, { activity_date: '2027-03-15' })).paid();
  const orders = await staff();
  await orders.move({ uuid, date: '2027-03-17' });
  const days = await orders.departures({ from: '2027-03-15', to: '2027-03-20' });
  expect(days.map(({ departures }) => departures.map(({ day }) => day))).toEqual([[], [], [1], [2], [3], []]);
});

test('a booking lasts as many days as were sold, even when the product changes', async () => {
  const course = await bookableProduct({ durationDays: 3 });
  await (await order(course.slug, { activity_date: '2027-03-22' })).paid();
  await db.product.update({ where: { id: course.id }, data: { durationDays: 1 } });
  const [last] = await (await staff()).departures({ from: '2027-03-24', to: '2027-03-24' });
  expect(last?.departures).toMatchObject([{ day: 3, days: 3 }]);
});
