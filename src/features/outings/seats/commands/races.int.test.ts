import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { invariantViolations } from '@/test/invariants';
import {
  atOnce,
  attempt,
  clear,
  dayOff,
  emptyShop,
  expectGuarded,
  guest,
  inTransaction,
  interleaved,
  isStopped,
  moveToDay,
  people,
  sellLate,
  sellOneByOne,
  sellUnlocked,
  withoutConstraint,
} from '@/test/outings/races';
import { boat, countFrom, date, limits, member, moveUnlocked, refusalOf, sell, trip, undo } from '@/test/outings/sales';

const ROUNDS = 20;
const BUYERS = 300;
const SEATS = 12;
const days = ['2026-12-24', '2026-12-25', '2026-12-26'];

beforeEach(emptyShop);

describe('one boat for three products', () => {
  const threeTrips = () => Promise.all([trip(), trip(), trip()]);
  const buyers = (products: { id: string }[], count: number) =>
    Array.from({ length: count }, (_, number) => {
      const productId = products[number % products.length]?.id ?? '';
      return attempt(number, { productId, divers: 2 });
    });

  test(`sells its seats exactly once to ${BUYERS} buyers in every round`, async () => {
    await boat('Sari', SEATS);
    await countFrom(date, null);
    const products = await threeTrips();
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      expect(await atOnce(buyers(products, BUYERS))).toBe(SEATS / 2);
      expect(await people()).toBe(SEATS);
    }
  });

  test('rejects claims that read before they lock, and oversells without the database constraint', async () => {
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
      const buyers = Array.from({ length: 8 }, (_, number) =>
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

  test('leads either one private party or a shared group', async () => {
    const { id: productId } = await trip();
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const shared = Array.from({ length: 3 }, (_, number) => attempt(number, { productId, divers: 2 }));
      const alone = Array.from({ length: 3 }, (_, number) =>
        attempt(number + 3, { productId, divers: 2, hasPrivateGuide: true }),
      );
      const sold = await atOnce(interleaved(round % 2 ? shared : alone, round % 2 ? alone : shared));
      const [day] = await db.departureDay.findMany();
      expect([sold, day?.sharedDivers, day?.privateDivers]).toEqual(day?.sharedDivers ? [2, 4, []] : [1, 0, [2]]);
    }
  });

  test('leads both a private party and a group when a claim reads before locking and nothing stops it', async () => {
    const shared = { productId: (await trip()).id, divers: 2 };
    const alone = { ...shared, hasPrivateGuide: true };
    await expectGuarded(() => sellLate(alone, () => sellOneByOne(2, shared)));
    await expectGuarded(() => sellLate(shared, () => sellOneByOne(1, alone)));
  });

  test('is either off or has a group when the roster changes while people book', async () => {
    const { id: productId } = await trip();
    const off = await dayOff('Ketut');
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      await db.crewDay.deleteMany();
      const buyers = Array.from({ length: 5 }, (_, number) => attempt(number, { productId, divers: 2 }));
      const sold = (await atOnce(buyers.toSpliced(round % 6, 0, off))) - 1;
      const leaders = (await limits()).find(({ part, subject }) => part === 'morning' && subject === 'leaders');
      const needed = Math.ceil(sold / 2);
      expect(leaders ?? { used: 0, most: 0, short: 0 }).toMatchObject({ used: needed, most: 0, short: needed });
      expect(await refusalOf(inTransaction((tx) => sell(tx, guest(9), { productId, divers: 2 })))).toBe('sold_out');
    }
  });

  test('is sold on a day off when a claim reads before locking and nothing stops it', async () => {
    await member('Wayan');
    const { id: productId } = await trip();
    const off = await dayOff('Wayan');
    await expectGuarded(async () => {
      await db.crewDay.deleteMany();
      await sellOneByOne(2, { productId, divers: 2 });
      await sellLate({ productId, divers: 2 }, off);
    });
  });
});

describe('days that depend on each other', () => {
  beforeEach(async () => {
    await boat('Sari', SEATS);
    await member('Ayu', { roles: ['instructor'] });
    await member('Ketut');
    await member('Wayan');
  });

  test('share one boat between moves and sales', async () => {
    await countFrom(date, null);
    const [mantas, drift] = [await trip(), await trip()];
    for (let round = 0; round < ROUNDS; round += 1) {
      await clear();
      const orders = await ordersOn(mantas.id);
      const moves = orders.map((order) => () => refusalOf(moveToDay(order)));
      const sales = Array.from({ length: 4 }, (_, number) => attempt(number, { productId: drift.id, divers: 2 }));
      expect(await atOnce(interleaved(moves, sales))).toBe(SEATS / 2);
      expect((await people()) + (await people('2026-12-25'))).toBe(SEATS + 2 * (await stayed(orders)));
    }
  });

  test('are oversold when a move or sale reads before locking and nothing stops it', async () => {
    await countFrom(date, null);
    const [mantas, drift] = [await trip(), await trip()];
    const sales = { productId: drift.id, divers: 2 };
    await expectGuarded(async () => {
      const [order = ''] = await ordersOn(mantas.id);
      await inTransaction((tx) => moveUnlocked(tx, order, date, () => sellOneByOne(6, sales)));
    });
    await expectGuarded(async () => {
      const orders = await ordersOn(mantas.id);
      await sellOneByOne(2, sales);
      await sellLate(sales, async () => {
        for (const order of orders) await moveToDay(order);
      });
    });
  });

  test('share boats and leaders between three-day courses and single days without a deadlock', async () => {
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
      const [order] = await db.order.findMany({ where: { items: { some: { productId: course.id } } }, take: 1 });
      if (order) await inTransaction((tx) => undo(order.id, tx));
    }
    expect(await invariantViolations()).toEqual([]);
  });

  test('are oversold by courses and single days when one reads before locking and nothing stops it', async () => {
    const { id: productId } = await trip({ kind: 'course', durationDays: 3, ledBy: ['instructor'] });
    const { id: mantas } = await trip();
    const single = { productId: mantas, divers: 4, on: days[1] };
    await countFrom(date, null);
    await expectGuarded(async () => {
      await sellOneByOne(1, { productId, divers: 2 });
      await sellLate({ productId, divers: 4 }, () => sellOneByOne(2, { ...single, divers: 5 }));
    });
    await countFrom(date);
    await expectGuarded(async () => {
      await sellOneByOne(2, single);
      await sellLate(single, () => sellOneByOne(1, { productId, divers: 2 }));
    });
  });
});

/** Four parties of two on the day after that of the race. */
const ordersOn = async (productId: string): Promise<string[]> => {
  const orders: string[] = [];
  for (let number = 0; number < 4; number += 1)
    orders.push(await inTransaction((tx) => sell(tx, guest(number), { productId, divers: 2, on: '2026-12-25' })));
  return orders;
};

const stayed = async (orders: string[]): Promise<number> =>
  db.orderItem.count({ where: { orderId: { in: orders }, activityDate: toDate('2026-12-25') } });
