import { afterEach, beforeEach, expect, test } from 'vitest';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { anOrder, byStaff, later, ordered } from '@/test/orders';
import { boat, countFrom, date } from '@/test/outings/sales';
import { pay } from '@/test/paying';
import { expectSound, expireAt } from '@/test/wrong-amounts';

const trip = { transport: ['boat' as const], ledBy: ['none' as const], servedAreas: ['nusa_penida'] };
const span = { from: '2026-12-01', to: '2026-12-31' };

const shortDays = async () =>
  (await (await byStaff(ordered)).admin.seats.short_days(span)).map((day) => [day.date, day.parts[0]?.seats]);
const boatsOf = async () =>
  (await db.departureDay.findMany({ include: { boat: true } })).map(({ boat: on, people }) => [on?.name, people]);

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE orders, ledger_sums, departures, days, boats CASCADE`;
  await countFrom('2026-12-01', null);
});
afterEach(expectSound);

/** Four guests on the small boat, and four whose boat has broken down. */
async function shortDay() {
  await boat('Kecil', 4);
  const first = await anOrder({ quantity: 2 }, trip);
  const { id } = await boat('Besar', 8);
  const second = await anOrder({ quantity: 2 }, trip);
  await db.boat.update({ where: { id }, data: { active: false } });
  await db.$transaction((tx) => recountDays(tx, { from: date, to: null }));
  expect(await shortDays()).toEqual([[date, 4]]);
  return { first, second };
}

type Order = Awaited<ReturnType<typeof anOrder>>;
const ways: [string, (order: Order) => Promise<unknown>][] = [
  ['cancelled', async ({ uuid, at }) => (await at(later(5))).order.cancel({ uuid })],
  ['expired', ({ uuid }) => expireAt(uuid, 31)],
  [
    'declined',
    async ({ uuid }) => {
      await pay(uuid, later(5));
      await (await byStaff(later(6))).admin.orders.decline({ uuid, reason: 'No boat' });
    },
  ],
  [
    'refunded',
    async ({ uuid, at }) => {
      await pay(uuid, later(5));
      await (await byStaff(later(6))).admin.orders.confirm({ uuid });
      await (await at(later(7))).order.refund({ uuid });
    },
  ],
  [
    'moved to another day',
    async ({ uuid }) => {
      await pay(uuid, later(5));
      await (await byStaff(later(6))).admin.orders.move({ uuid, date: '2026-12-20' });
    },
  ],
];

test.each(ways)(
  'an order that is %s frees its boat for guests without one, and their day is no longer short',
  async (_, end) => {
    const { first } = await shortDay();
    await end(first);
    expect(await shortDays()).toEqual([]);
    expect(await boatsOf()).toContainEqual(['Kecil', 4]);
  },
);

test('a release too small for the guests without a boat leaves them short and moves nobody', async () => {
  await boat('Kecil', 4);
  const small = await anOrder({ quantity: 1 }, trip);
  const other = await anOrder({ quantity: 1 }, { ...trip, parts: ['night'] });
  const { id } = await boat('Besar', 8);
  await anOrder({ quantity: 3 }, trip);
  await db.boat.update({ where: { id }, data: { active: false } });
  await db.$transaction((tx) => recountDays(tx, { from: date, to: null }));
  for (const { uuid, at } of [other, small]) {
    await (await at(later(5))).order.cancel({ uuid });
    expect(await shortDays()).toEqual([[date, 6]]);
  }
  expect(await boatsOf()).toEqual([[undefined, 6]]);
});

test('a sale on a day that is already short causes no new shortage', async () => {
  await shortDay();
  const short = () => db.dayLimit.findMany({ where: { date: toDate(date), short: { gt: 0 } } });
  const before = await short();
  await anOrder({ quantity: 1 }, { ...trip, parts: ['night'] });
  expect(await short()).toEqual(before);
});
