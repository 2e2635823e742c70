import { afterEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { cacheTagsOf } from '@/test/cache-tags';
import { product } from '@/test/factories';

const now = new Date('2026-12-21T04:00:00Z');
const next = async (setting: object = {}) =>
  (await callerFor(null, { now, ...setting })).availability.next_departures();
const departureLines = async () =>
  (await next()).map(({ product: { title }, date, places_left: seatsLeft }) => `${title} ${date} ${seatsLeft}`);

const texts = (title: string) => ({
  en: { title, summary: '', body: [], itinerary: [], included: [], excluded: [] },
});
const trip = (title: string, about: Parameters<typeof product>[0] = {}) => product({ texts: texts(title), ...about });
const change = (productId: string, date: string, about: object) =>
  db.departure.create({ data: { productId, date: toDate(date), capacity: 8, ...about } });

afterEach(async () => {
  await db.departure.deleteMany();
  await db.product.deleteMany();
});

test('nextDepartures lists the trips with the soonest open days, each with its first open day', async () => {
  await trip('Wednesdays', { weekdays: [3] });
  await trip('Every day', { sortOrder: 2 });
  await trip('Every day, shown first', { sortOrder: 1 });
  await trip('Saturdays', { weekdays: [6] });
  await trip('Sundays', { weekdays: [7] });
  await trip('Mondays', { weekdays: [1] });
  await trip('The Tuesday after', { weekdays: [2], cutOffHours: 48 });
  expect(await departureLines()).toEqual([
    'Every day, shown first 2026-12-22 8',
    'Every day 2026-12-22 8',
    'Wednesdays 2026-12-23 8',
    'Saturdays 2026-12-26 8',
    'Sundays 2026-12-27 8',
    'Mondays 2026-12-28 8',
  ]);
});

test('nextDepartures skips closed, sold-out and cut-off days and counts the seats left', async () => {
  const { id } = await trip('Mantas', { cutOffHours: 48 });
  await change(id, '2026-12-24', { taken: 7 });
  await change(id, '2026-12-25', { closed: true });
  await change(id, '2026-12-26', { taken: 2 });
  expect(await departureLines()).toEqual(['Mantas 2026-12-26 6']);
});

test('nextDepartures lists only published trips that can be booked', async () => {
  await trip('Snorkelling', { kind: 'activity' });
  await trip('A course', { kind: 'course' });
  await trip('Hidden', { active: false });
  await trip('On request', { bookable: false });
  await trip('Never', { weekdays: [] });
  expect(await departureLines()).toEqual(['Snorkelling 2026-12-22 8']);
});

test('nextDepartures is empty when no trip departs', async () => {
  expect(await next()).toEqual([]);
});

test('a page with next departures is rebuilt when staff change days or trips', async () => {
  const { slug } = await trip('Mantas');
  const parts = await cacheTagsOf((calls) => calls.availability.next_departures());
  expect(parts).toEqual(
    expect.arrayContaining(['departures', 'products:trip', 'products:activity', `product:${slug}`]),
  );
});
