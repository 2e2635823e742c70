import { planWithin } from '../../src/features/outings/board/commands/plan-board';
import { recountDays } from '../../src/features/outings/seats/commands/recount-days';
import type { Tx } from '../../src/server/database/db';
import { dayAt, plusDays, toDate, toDay } from '../../src/shared/time/days';

/** Boats and guides count from today on, so that the orders of the demo are claimed by their rules. */
export const seedCounting = (db: Tx, now: Date) =>
  db.seatCounting.update({
    where: { id: 1 },
    data: { boatsFrom: toDate(dayAt(now)), guidesFrom: toDate(dayAt(now)) },
  });

const WEEKS = 4;
const DAYS_A_WEEK = 7;

/** Boats get captains and divers get guides on every day of the coming four weeks on which somebody is booked. */
export async function seedPlans(db: Tx, now: Date): Promise<void> {
  const last = plusDays(dayAt(now), WEEKS * DAYS_A_WEEK);
  const days = await db.operatingDay.findMany({
    where: { date: { gte: toDate(dayAt(now)), lte: toDate(last) } },
    orderBy: { date: 'asc' },
  });
  for (const { date } of days) await planWithin({ db, locale: 'en' }, { date: toDay(date), dry_run: false });
}

const SOON = 9;

/** Takes the only boat for Padang Bai out of service on a day with guests, so that the demo has one day that is short. */
export async function seedShortDay(db: Tx, now: Date): Promise<void> {
  const booked = await db.departureDay.findFirst({
    where: {
      date: { gte: toDate(plusDays(dayAt(now), SOON)) },
      boat: { homeHarbour: 'Padang Bai' },
      departure: { product: { servedAreas: { has: 'padang_bai' } } },
    },
    orderBy: { date: 'asc' },
  });
  if (!booked?.boatId) return;
  const reason = 'starter motor: short on this day until we find another boat';
  await db.outOfServiceSpan.create({ data: { boatId: booked.boatId, from: booked.date, to: booked.date, reason } });
  await recountDays(db, { from: toDay(booked.date), to: toDay(booked.date) });
}
