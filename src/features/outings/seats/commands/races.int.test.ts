import { beforeEach, describe, expect, test } from 'vitest';
import { moveSeats } from '@/features/availability/commands/move-seats';
import { db, type Tx } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { crowd } from '@/test/crowd';
import { account, signIn } from '@/test/factories';
import { brokenFacts } from '@/test/invariants';
import {
  boat,
  countFrom,
  customers,
  date,
  limits,
  member,
  now,
  refusalOf,
  sell,
  takeUnlocked,
  trip,
  undo,
} from '@/test/outings/sales';

const ROUNDS = 20;
const BUYERS = 300;
const SEATS = 12;
const days = ['2026-12-24', '2026-12-25', '2026-12-26'];

const { inTransaction } = crowd();
type Sale = Parameters<typeof sell>[2];
let guests: { id: string }[] = [];

const guest = (number: number): string => guests[number % guests.length]?.id ?? '';
const attempt = (number: number, sold: Sale) => () => refusalOf(inTransaction((tx) => sell(tx, guest(number), sold)));

const limited = new Set<unknown>([null, 'sold_out', 'no_private_guide']);

/** Runs all calls at once; the refusals are those of limits, never of the database. */
async function atOnce(calls: (() => Promise<unknown>)[]): Promise<number> {
  const ends = await Promise.all(calls.map((call) => call()));
  expect(ends.filter((end) => !limited.has(end))).toEqual([]);
  return ends.filter((end) => end === null).length;
}

const clear = () => db.$executeRaw`TRUNCATE orders, departures, days CASCADE`;
const clearShop = () => db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats CASCADE`;
const people = async (on = date): Promise<number> =>
  (await db.departureDay.aggregate({ where: { date: toDate(on) }, _sum: { people: true } }))._sum.people ?? 0;
const interleaved = <T>(...lists: T[][]): T[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

const sellUnlocked = (products: { id: string }[]) =>
  Promise.allSettled(
    Array.from({ length: 60 }, (_, number) =>
      inTransaction((tx) =>
        takeUnlocked(tx, guest(number), { productId: products[number % products.length]?.id ?? '', divers: 2 }),
      ),
    ),
  );
const isStopped = async (products: { id: string }[]) =>
  (await sellUnlocked(products)).some(
    (end) => end.status === 'rejected' && /day_limits_used_check/.test(String(end.reason)),
  );

async function withoutConstraint(oversell: () => Promise<void>): Promise<void> {
  await db.$executeRaw`ALTER TABLE day_limits DROP CONSTRAINT day_limits_used_check`;
  try {
    await clear();
    await oversell();
  } finally {
    await clear();
    await db.$executeRaw`ALTER TABLE day_limits ADD CONSTRAINT day_limits_used_check CHECK (used <= most + short)`;
  }
}

beforeEach(async () => {
  await clearShop();
  if (guests.length === 0) guests = await customers(40);
});

describe('one boat for three products', () => {
  const threeTrips = () => Promise.all([trip(), trip(), trip()]);
  const buyers = (products: { id: string }[]) =>
    Array.from({ length: BUYERS }, (_, number) => {
      const productId = products[number % products.length]?.id ?? '';
      return attempt(number, { productId, divers: 2 });
    });

  test(`${BUYERS} buyers take its seats once, in every round`, async () => {
    await boat('Sari', SEATS);
    await countFrom(date, null);
    const products = await threeTrips();
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      expect(await atOnce(buyers(products))).toBe(SEATS / 2);
      expect(await people()).toBe(SEATS);
    }
  });

  test('claims that read before they lock are stopped by the database, and oversell without its constraint', async () => {
    await boat('Sari', SEATS);
    await countFrom(date, null);
    const products = await threeTrips();
    const first = attempt(0, { productId: products[0].id, divers: 2 });
    await first();
    expect(await isStopped(products)).toBe(true);
    expect(await people()).toBeLessThanOrEqual(SEATS);
    await withoutConstraint(async () => {
      await first();
      await sellUnlocked(products);
      expect(await people()).toBeGreaterThan(SEATS);
    });
  });
});

describe('the last free guide', () => {
  beforeEach(async () => {
    await boat('Besar', 40);
    await member('Ketut');
    await countFrom(date);
  });

  test('goes to one of two products, with a full group', async () => {
    const products = [await trip(), await trip()];
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const buyers = Array.from({ length: 12 }, (_, number) =>
        attempt(number, { productId: products[number % 2]?.id ?? '', divers: 2 }),
      );
      expect(await atOnce(buyers)).toBe(2);
      const groups = await db.departureDay.findMany({ where: { people: { gt: 0 } } });
      expect(groups.map(({ sharedDivers }) => sharedDivers)).toEqual([4]);
    }
  });

  test('is not oversold by claims that read before they lock, but is without the constraint', async () => {
    await member('Wayan');
    const [first, ...others] = [await trip(), await trip(), await trip()];
    const takeOne = attempt(0, { productId: first.id, divers: 2 });
    const groups = async () =>
      (await db.departureDay.findMany()).reduce((sum, { sharedDivers }) => sum + Math.ceil(sharedDivers / 4), 0);
    await takeOne();
    expect(await isStopped(others)).toBe(true);
    expect(await groups()).toBe(2);
    await withoutConstraint(async () => {
      await takeOne();
      await sellUnlocked(others);
      expect(await groups()).toBeGreaterThan(2);
    });
  });

  test('leads either one party alone or a shared group', async () => {
    const { id: productId } = await trip();
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const shared = Array.from({ length: 4 }, (_, number) => attempt(number, { productId, divers: 2 }));
      const alone = Array.from({ length: 4 }, (_, number) =>
        attempt(number + 4, { productId, divers: 2, hasPrivateGuide: true }),
      );
      const sold = await atOnce(interleaved(round % 2 ? shared : alone, round % 2 ? alone : shared));
      const [day] = await db.departureDay.findMany();
      expect([sold, day?.sharedDivers, day?.privateDivers]).toEqual(day?.sharedDivers ? [2, 4, []] : [1, 0, [2]]);
    }
  });

  test('is off for good or has a group, when the roster changes while people book', async () => {
    const { id: productId } = await trip();
    const { id: uuid } = await db.crewMember.findFirstOrThrow();
    const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      await db.crewDay.deleteMany();
      const buyers = Array.from({ length: 8 }, (_, number) => attempt(number, { productId, divers: 2 }));
      const off = () => admin.crew.set_roster_days({ uuid, days: [date], state: 'off' }).then(() => null);
      const sold = (await atOnce(buyers.toSpliced(round % 8, 0, off))) - 1;
      const leaders = (await limits()).find(({ part, subject }) => part === 'morning' && subject === 'leaders');
      const needed = Math.ceil(sold / 2);
      expect(leaders ?? { used: 0, most: 0, short: 0 }).toMatchObject({ used: needed, most: 0, short: needed });
      expect(await refusalOf(inTransaction((tx) => sell(tx, guest(9), { productId, divers: 2 })))).toBe('sold_out');
    }
  });
});

/** Moves the item of an order to another day, as the staff do. */
async function moveTo(tx: Tx, orderId: string, productId: string, on: string): Promise<void> {
  const item = await tx.orderItem.findFirstOrThrow({ where: { orderId } });
  const { diverCount: divers, departureId: from } = item;
  const { departureId } = await moveSeats(tx, { productId, from, divers, date: on, now, byStaff: true });
  await tx.orderItem.update({ where: { id: item.id }, data: { departureId, activityDate: toDate(on) } });
}

describe('days that depend on each other', () => {
  beforeEach(async () => {
    await boat('Sari', SEATS);
    await member('Ayu', { roles: ['instructor'] });
    await member('Ketut');
    await member('Wayan');
  });

  test('moves and sales to a day share its boat', async () => {
    await countFrom(date, null);
    const [mantas, drift] = [await trip(), await trip()];
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const orders: string[] = [];
      for (let number = 0; number < 4; number += 1)
        orders.push(
          await inTransaction((tx) => sell(tx, guest(number), { productId: mantas.id, divers: 2, on: '2026-12-25' })),
        );
      const moves = orders.map((order) => () => refusalOf(inTransaction((tx) => moveTo(tx, order, mantas.id, date))));
      const sales = Array.from({ length: 6 }, (_, number) => attempt(number, { productId: drift.id, divers: 2 }));
      expect(await atOnce(interleaved(moves, sales))).toBe(SEATS / 2);
      expect((await people()) + (await people('2026-12-25'))).toBe(SEATS + 2 * (await stayed(orders)));
    }
  });

  test('courses over three days and single days share boats and leaders, and none waits for ever', async () => {
    await countFrom(date);
    const course = await trip({ kind: 'course', durationDays: 3, ledBy: ['instructor'] });
    const mantas = await trip();
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const courses = Array.from({ length: 5 }, (_, number) => attempt(number, { productId: course.id, divers: 2 }));
      const single = days.flatMap((on, index) =>
        Array.from({ length: 5 }, (_, number) => attempt(number + 5 + index, { productId: mantas.id, divers: 2, on })),
      );
      await atOnce(interleaved(courses, single.toReversed()));
      for (const on of days) for (const { used, most } of await limits(on)) expect(used).toBeLessThanOrEqual(most);
      const [order] = await db.order.findMany({ where: { productId: course.id }, take: 1 });
      if (order) await inTransaction((tx) => undo(order.id, tx));
    }
    expect(await brokenFacts()).toEqual([]);
  });
});

const stayed = async (orders: string[]): Promise<number> =>
  db.orderItem.count({ where: { orderId: { in: orders }, activityDate: toDate('2026-12-25') } });
