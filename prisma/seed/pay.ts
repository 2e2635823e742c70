import { planWithin } from '../../src/features/day-board/commands/plan-board';
import type { Tx } from '../../src/server/database/db';
import { dayAt, plusDays, toDate, toDay } from '../../src/shared/time/days';
import { firstOf, monthOf } from '../../src/shared/time/month';

const DAYS_BACK = 75;
/** Days. Rates and costs start long before the first outing of the demo; some rose at the beginning of this month. */
const LONG_AGO = 400;

const ofRoles = [
  { role: 'guide', kind: 'day', amount: 150_000, now: 175_000 },
  { role: 'guide', kind: 'dive', amount: 75_000 },
  { role: 'instructor', kind: 'day', amount: 200_000 },
  { role: 'instructor', kind: 'dive', amount: 90_000 },
  { role: 'instructor', kind: 'course', amount: 1_000_000 },
  { role: 'captain', kind: 'day', amount: 300_000, now: 325_000 },
  { role: 'driver', kind: 'day', amount: 225_000 },
] as const;

/** Seeds pay rates and outing costs: rates per role, and individual ones for freelancers. */
export async function seedPay(db: Tx, now: Date): Promise<void> {
  const began = toDate(plusDays(dayAt(now), -LONG_AGO));
  const thisMonth = toDate(firstOf(monthOf(dayAt(now))));
  const freelance = await db.crewMember.findMany({ where: { employment: 'freelance' } });
  await db.payRate.createMany({
    data: [
      ...ofRoles.map(({ role, kind, amount }) => ({ role, kind, amount, validFrom: began })),
      ...ofRoles.flatMap((rate) =>
        'now' in rate ? [{ role: rate.role, kind: rate.kind, amount: rate.now, validFrom: thisMonth }] : [],
      ),
      ...freelance.flatMap(({ id, roles }) =>
        roles.map((role) => ({ memberId: id, role, kind: 'day' as const, amount: 350_000, validFrom: began })),
      ),
    ],
  });
  const boats = await db.boat.findMany();
  await db.costRate.createMany({
    data: [
      ...boats.flatMap(({ id, kind, seats }) => [
        { boatId: id, kind: 'boat' as const, amount: seats * (kind === 'boat' ? 90_000 : 30_000), validFrom: began },
        { boatId: id, kind: 'fuel' as const, amount: seats * (kind === 'boat' ? 60_000 : 25_000), validFrom: began },
      ]),
      { kind: 'fees' as const, amount: 50_000, validFrom: began },
      { kind: 'lunch' as const, amount: 45_000, validFrom: began },
    ],
  });
}

/** Publishes plans for the past weeks, so there is work to pay for. */
export async function seedPastPlans(db: Tx, now: Date): Promise<void> {
  const today = dayAt(now);
  const departures = await db.departure.findMany({
    where: {
      date: { gte: toDate(plusDays(today, -DAYS_BACK)), lt: toDate(today) },
      items: { some: { holdsSeats: true } },
    },
  });
  const ids = departures.map(({ id }) => id);
  // A departure of several days may span days on which no other departure begins.
  await db.$executeRaw`
    INSERT INTO days (date)
    SELECT DISTINCT day::date FROM order_items, generate_series(activity_date, last_day, interval '1 day') AS day
    WHERE departure_id = ANY(${ids}::uuid[]) ON CONFLICT DO NOTHING`;
  await db.$executeRaw`SELECT count_departures(${ids}::uuid[])`;
  const days = await db.operatingDay.findMany({ where: { date: { lt: toDate(today) } }, orderBy: { date: 'asc' } });
  for (const { date } of days) {
    await planWithin({ db, locale: 'en' }, { date: toDay(date), dry_run: false });
    await db.departureDay.updateMany({ where: { date, people: { gt: 0 } }, data: { published: true } });
    await db.operatingDay.update({ where: { date }, data: { publishedAt: date } });
  }
}
