import { planWithin } from '../../src/features/day-board/commands/plan-board';
import { shortDays } from '../../src/features/outings/counting/queries/short-days';
import { recountDays } from '../../src/features/outings/seats/commands/recount-days';
import type { Tx } from '../../src/server/database/db';
import { type Day, dayAt, plusDays, toDate, toDay, weekdayOf } from '../../src/shared/time/days';

/** Starts counting boats and guides from today, so the orders of the demo are claimed under the same rules. */
export const seedCounting = (db: Tx, now: Date) =>
  db.seatCounting.update({
    where: { id: 1 },
    data: { boatsFrom: toDate(dayAt(now)), guidesFrom: toDate(dayAt(now)) },
  });

const WEEKS = 4;
const DAYS_A_WEEK = 7;

const planDay = (db: Tx, day: Day) => planWithin({ db, locale: 'en' }, { date: day, dry_run: false });

/** Calls in crew on their day off when all guides are captains of boats and none is left to guide. */
async function callInCrew(db: Tx, day: Day): Promise<void> {
  const members = await db.crewMember.findMany({ where: { roles: { hasSome: ['guide', 'captain'] } } });
  const off = members.filter(({ weekdays }) => !weekdays.includes(weekdayOf(day)));
  const extraDays = off.map(({ id: memberId }) => ({ memberId, date: toDate(day), works: true }));
  await db.crewDay.createMany({ data: extraDays, skipDuplicates: true });
  await db.outing.updateMany({ where: { date: toDate(day) }, data: { captainId: null } });
  await recountDays(db, { from: day, to: day });
  await planDay(db, day);
}

/** Assigns captains to boats and guides to divers on every booked day of the next four weeks. */
export async function seedPlans(db: Tx, now: Date): Promise<void> {
  const ofWeeks = { from: dayAt(now), to: plusDays(dayAt(now), WEEKS * DAYS_A_WEEK) };
  const days = await db.operatingDay.findMany({
    where: { date: { gte: toDate(ofWeeks.from), lte: toDate(ofWeeks.to) } },
    orderBy: { date: 'asc' },
  });
  for (const { date } of days) await planDay(db, toDay(date));
  for (const { date } of await shortDays({ db }, ofWeeks)) await callInCrew(db, date);
}

const SOON = 9;

/** Takes the only boat for Padang Bai out of service on a day with guests, so one day of the demo is short. */
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
