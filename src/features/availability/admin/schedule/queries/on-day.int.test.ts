import { expect, test } from 'vitest';
import { claimSeats } from '@/features/availability/commands/claim-seats';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { account, product, signIn } from '@/test/factories';
import { sale } from '@/test/outings/sales';

const now = new Date('2026-12-01T02:00:00Z');
const thursday = '2026-12-24';

const schedule = async () => (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now })).admin.schedule;
const book = (productId: string, divers: number, date = thursday) =>
  db.$transaction((tx) => claimSeats(tx, { productId, date, divers, now }));

test('scheduleOnDay lists every product with its seats, including unpublished ones that have bookings', async () => {
  const [open, booked, hidden] = [await product(), await product(), await product({ weekdays: [1] })];
  await book(booked.id, 6);
  await db.product.updateMany({ where: { id: { in: [booked.id, hidden.id] } }, data: { active: false } });
  const onRequest = await product({ bookable: false });
  const days = await (await schedule()).on_day({ date: thursday });
  const of = ({ slug }: { slug: string }) => days.find((day) => day.product.slug === slug);
  expect(of(open)).toMatchObject({ status: 'open', capacity: 8, taken: 0, updated_at: null });
  expect(of(booked)).toMatchObject({ taken: 6, product: { active: false, title: 'Mantas' } });
  expect([of(hidden), of(onRequest)]).toEqual([undefined, undefined]);
});

test("scheduleMonth shows each day's divers, including later days of their departures, and its closures", async () => {
  const onLand = { transport: ['none' as const], ledBy: ['guide' as const] };
  const [one, other] = [await product({ durationDays: 2, ...onLand }), await product(onLand)];
  await sale({ productId: one.id, divers: 3, on: '2027-02-10', hasPrivateGuide: true });
  await sale({ productId: other.id, divers: 2, on: '2027-02-10' });
  const reasons = { en: 'Storm', de: 'Sturm' };
  const on = (from: string, to: string) => ({ from: toDate(from), to: toDate(to), reasons });
  await db.closure.create({ data: { ...on('2027-02-11', '2027-02-12'), areas: [] } });
  await db.closure.create({ data: { ...on('2027-02-12', '2027-02-12'), areas: ['nusa_penida'] } });
  await db.closure.create({ data: { ...on('2027-02-13', '2027-02-13'), areas: ['sanur'] } });
  await db.closure.create({ data: { ...on('2027-02-14', '2027-02-14'), areas: [], nightBefore: true } });
  const days = await (await schedule()).month({ from: '2027-02-10', to: '2027-02-13' });
  const free = { taken: 0, crew: { needed: 0, free: 0 }, conflicts: 0 };
  const everywhere = { reason: 'Storm', areas: [], night_only: false };
  expect(days).toEqual([
    { ...free, date: '2027-02-10', taken: 5, closures: [] },
    { ...free, date: '2027-02-11', taken: 3, closures: [everywhere] },
    { ...free, date: '2027-02-12', closures: [everywhere, { ...everywhere, areas: ['nusa_penida'] }] },
    {
      ...free,
      date: '2027-02-13',
      closures: [
        { ...everywhere, areas: ['sanur'] },
        { ...everywhere, night_only: true },
      ],
    },
  ]);
});

test('scheduledProducts includes unpublished products sold by the day', async () => {
  const hidden = await product({ active: false });
  const onRequest = await product({ bookable: false });
  const slugs = (await (await schedule()).products()).map(({ slug }) => slug);
  expect(slugs).toContain(hidden.slug);
  expect(slugs).not.toContain(onRequest.slug);
});

test('scheduleOnDay with very many products lists the first ones and every product booked on that day', async () => {
  const booked = await product({ sortOrder: 1000 });
  const day = '2026-12-31';
  await book(booked.id, 2, day);
  const texts = { en: { title: 'One of many', summary: '', body: [], itinerary: [], included: [], excluded: [] } };
  await db.product.createMany({
    data: Array.from({ length: 210 }, (_, at) => ({
      ...{ slug: `one-of-many-${at}`, kind: 'trip' as const, texts, durationDays: 1, sortOrder: 10 },
      ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], seatsPerDay: 8 },
    })),
  });
  const days = await (await schedule()).on_day({ date: day });
  expect(days).toHaveLength(201);
  expect(days.at(-1)?.product.slug).toBe(booked.slug);
});
