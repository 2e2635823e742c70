import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { env } from '../../src/env';
import { shortDays } from '../../src/features/outings/counting/queries/short-days';
import { db } from '../../src/server/database/db';
import { currentShop } from '../../src/server/shop/current-shop';
import { sections } from '../../src/shared/shop/sections';
import { dayAt, plusDays, toDate, toDay } from '../../src/shared/time/days';
import { HANGING_MS } from '../../src/test/hanging';
import { seed } from './index';

// Followed by days on which two of three boats need a guide as captain.
const now = new Date('2027-06-19T02:00:00Z');
const WEEKS = [0, 7, 14, 21];

test(
  'the demo has outings with guests in each of the next four weeks, one day that is short with a reason, pickups with and without a hotel, customers with saved people, and fees that the settings accept',
  async () => {
    const pictures = await mkdtemp(join(tmpdir(), 'segara-demo-'));
    await seed(env.DATABASE_URL, pathToFileURL(pictures).href, now);
    await rm(pictures, { recursive: true });
    const today = dayAt(now);
    const ofWeeks = { from: today, to: plusDays(today, 27) };
    const short = (await shortDays({ db }, ofWeeks)).map(({ date }) => date);
    const out = await db.outOfServiceSpan.findMany({ where: { reason: { contains: 'short on this day' } } });
    expect(out.map(({ from }) => toDay(from))).toEqual(short);
    expect(short).toHaveLength(1);
    const pickups = { pickupArea: { not: null }, status: { in: ['paid' as const, 'confirmed' as const] } };
    const ofFirstDays = { gte: toDate(today), lte: toDate(plusDays(today, 3)) };
    const silent = { ...pickups, activityDate: ofFirstDays, addressMarks: { isEmpty: true } };
    expect(await db.order.count({ where: silent })).toBeGreaterThanOrEqual(2);
    expect(await db.order.count({ where: { ...pickups, addressMarks: { isEmpty: false } } })).toBeGreaterThan(20);
    expect(await db.savedPerson.count()).toBeGreaterThan(0);
    const { fees } = await currentShop(db);
    expect(
      sections.fees
        .parse(fees)
        .fees.map(({ payment }) => payment)
        .sort(),
    ).toEqual(['included', 'on_site', 'with_booking', 'with_booking']);
    for (const begins of WEEKS) {
      const date = { gte: toDate(plusDays(today, begins)), lte: toDate(plusDays(today, begins + 6)) };
      const withGuests = await db.departureDay.count({ where: { date, boatId: { not: null }, people: { gt: 0 } } });
      expect(withGuests, `week from day ${begins}`).toBeGreaterThan(0);
    }
  },
  HANGING_MS,
);
