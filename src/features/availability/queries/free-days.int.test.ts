import { beforeEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { plusDays, toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { cacheTagsOf } from '@/test/cache-tags';
import { product } from '@/test/factories';
import { boat, countFrom, member, trip } from '@/test/outings/sales';
import { refusalOf } from '@/test/refusal';
import { callRest } from '@/test/rest';
import { statementsOf } from '@/test/statements';

const now = new Date('2026-12-21T04:00:00Z');
const span = { from: '2026-12-21', to: '2026-12-26' };
const calls = async () => (await callerFor(null, { now })).availability;
const change = (productId: string, date: string, about: object) =>
  db.departure.create({ data: { productId, date: toDate(date), capacity: 8, ...about } });

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats, closures CASCADE`;
  await db.product.deleteMany();
  await countFrom(null);
});

test("freeDays lists bookable products in the shop's order, with their open days and free seats", async () => {
  const mantas = await product({ slug: 'mantas', weekdays: [3, 4, 5], sortOrder: 2, area: 'nusa_penida' });
  await product({ slug: 'snorkelling', kind: 'activity', weekdays: [4], cutOffHours: 48, sortOrder: 1 });
  await product({ slug: 'never', weekdays: [], sortOrder: 3 });
  await product({ slug: 'hidden', active: false });
  await product({ slug: 'on-request', bookable: false });
  await change(mantas.id, '2026-12-23', { taken: 5 });
  await change(mantas.id, '2026-12-24', { taken: 8 });
  expect(await (await calls()).free_days(span)).toEqual([
    { product: 'snorkelling', kind: 'activity', days: [{ date: '2026-12-24', places_left: 8 }] },
    {
      product: 'mantas',
      kind: 'trip',
      days: [
        { date: '2026-12-23', places_left: 3 },
        { date: '2026-12-25', places_left: 8 },
      ],
    },
    { product: 'never', kind: 'trip', days: [] },
  ]);
});

test('freeDays lists products of one kind, or of several kinds', async () => {
  await product({ slug: 'mantas' });
  await product({ slug: 'open-water', kind: 'course' });
  await product({ slug: 'snorkelling', kind: 'activity' });
  const kindsOf = async (kind: ('trip' | 'activity' | 'course')[]) =>
    (await (await calls()).free_days({ ...span, kind })).map(({ product: slug }) => slug).sort();
  expect(await kindsOf(['trip', 'activity'])).toEqual(['mantas', 'snorkelling']);
  expect(await kindsOf(['course'])).toEqual(['open-water']);
});

test("freeDays agrees with each product's calendar, even when boats and guides limit it", async () => {
  await boat('Sari', 12);
  await member('Ketut');
  await countFrom(span.from);
  await trip({ slug: 'by-boat' });
  await trip({ slug: 'course-by-boat', kind: 'course', durationDays: 3, weekdays: [2, 3] });
  await product({ slug: 'from-shore', weekdays: [2, 4], seatsPerDay: 3 });
  await db.closure.create({
    data: { from: toDate('2026-12-25'), to: toDate('2026-12-25'), areas: [], reasons: { en: 'Storm' } },
  });
  const { days, free_days: freeDays } = await calls();
  const all = await freeDays(span);
  expect(all.map(({ product: slug }) => slug).sort()).toEqual(['by-boat', 'course-by-boat', 'from-shore']);
  for (const { product: slug, days: free } of all) {
    const open = (await days({ slug, ...span })).filter(({ status }) => status === 'open');
    expect(free, slug).toEqual(open.map(({ date, places_left }) => ({ date, places_left })));
    expect(free.length, slug).toBeGreaterThan(0);
  }
});

test('freeDays takes as many statements for forty products as for one', async () => {
  await boat('Sari', 12);
  await member('Ketut');
  await countFrom(span.from);
  await trip();
  const { free_days: freeDays } = await calls();
  const count = async () => (await statementsOf(() => freeDays(span))).statements.length;
  const ofOne = await count();
  await Promise.all(Array.from({ length: 39 }, () => trip()));
  expect(await count()).toBe(ofOne);
});

test('freeDays accepts days in order, at most two months', async () => {
  const { free_days: freeDays } = await calls();
  const refused = async (from: string, to: string) => (await refusalOf(freeDays({ from, to }))).errors;
  expect(Object.keys((await refused('2026-12-24', '2026-12-23')) ?? {})).toEqual(['to']);
  expect(Object.keys((await refused(span.from, plusDays(span.from, 62))) ?? {})).toEqual(['to']);
  expect(await freeDays({ from: span.from, to: plusDays(span.from, 61) })).toEqual([]);
});

test('REST returns the free days of all products to anybody, without prices', async () => {
  await product({ slug: 'far-mantas', weekdays: [1, 2, 3, 4, 5, 6, 7], price: 7_654_321 });
  const from = plusDays(new Date().toISOString().slice(0, 10), 30);
  const address = `http://localhost:3000/api/users/availability?from=${from}&to=${from}&kind=trip&kind=activity`;
  const answer = await callRest(new Request(address));
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  expect(JSON.parse(text)).toEqual({
    data: [{ product: 'far-mantas', kind: 'trip', days: [{ date: from, places_left: 8 }] }],
  });
  expect((await callRest(new Request(address.replace('kind=trip', 'kind=wreck')))).status).toBe(422);
});

test('a page with free days is rebuilt when staff change days', async () => {
  expect(await cacheTagsOf((pages) => pages.availability.free_days(span))).toContain('departures');
});
