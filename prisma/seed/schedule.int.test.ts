import { beforeAll, expect, test } from 'vitest';
import { closures } from '../../demo/content/closures';
import { specialDays } from '../../demo/content/special-days';
import { availability } from '../../src/features/availability/queries/availability';
import { db } from '../../src/server/database/db';
import { locales } from '../../src/shared/locale/locales';
import { visitor } from '../../src/shared/schema/actor';
import { dayAt, plusDays } from '../../src/shared/time/days';
import { product } from '../../src/test/factories';
import { demoCatalogue } from './demo-catalogue';
import { seedSchedule } from './schedule';

const now = new Date('2026-11-22T02:00:00Z');
const today = dayAt(now);

beforeAll(async () => {
  for (const { slug, area, weekdays, seatsPerDay, cutOffHours } of demoCatalogue.products)
    await product({ slug, area, weekdays, seatsPerDay, cutOffHours });
  await seedSchedule(db, { closures, specialDays, now });
});

const daysOf = (slug: string, from = today, to = plusDays(today, 30), locale: (typeof locales)[number] = 'en') =>
  availability({ actor: visitor, db, now, locale }, { slug, from, to });

test('the demo calendar has closed, sold-out, added and changed days', async () => {
  const statusOf = async (slug: string) =>
    (await daysOf(slug)).flatMap(({ note, status, places_left: seatsLeft }) =>
      note ? [`${status} ${seatsLeft}`] : [],
    );
  expect(await statusOf('nusa-penida-mantas')).toEqual(['closed 0', 'open 18']);
  expect(await statusOf('usat-liberty-wreck')).toEqual(['open 4', 'sold_out 0']);
  expect(await statusOf('crystal-bay-and-toyapakeh')).toEqual(['open 6']);
  expect(await statusOf('lembongan-drift')).toEqual(['closed 0']);
});

test('the demo calendar has no dives on Nyepi and no trips to Penida while its sea is closed', async () => {
  const ahead = new Date('2026-10-20T02:00:00Z');
  const on = async (slug: string, day: string) =>
    (await availability({ actor: visitor, db, now: ahead, locale: 'en' }, { slug, from: day, to: day }))[0]?.status;
  for (const { slug } of demoCatalogue.products) expect(await on(slug, '2027-03-08')).toBe('closed');
  expect(await on('nusa-penida-mantas', '2026-10-26')).toBe('closed');
  expect(await on('usat-liberty-wreck', '2026-10-26')).toBe('open');
});

test('the demo calendar gives every reason in all languages, none copied from another', async () => {
  for (const texts of [...closures.map(({ reasons }) => reasons), ...specialDays.map(({ note }) => note)])
    expect(new Set(locales.map((locale) => texts[locale])).size).toBe(locales.length);
});
