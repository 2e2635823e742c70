import { expect } from 'vitest';
import { moveItem } from '@/features/orders/commands/move-item';
import { itemsInOrder } from '@/features/orders/data/items';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { crowd } from '@/test/crowd';
import { account, signIn } from '@/test/factories';
import { customers, date, now, refusalOf, sell, takeUnlocked } from '@/test/outings/sales';

export const { inTransaction } = crowd();
type Sale = Parameters<typeof sell>[2];
let guests: { id: string }[] = [];

export const guest = (number: number): string => guests[number % guests.length]?.id ?? '';
export const attempt = (number: number, sold: Sale) => () =>
  refusalOf(inTransaction((tx) => sell(tx, guest(number), sold)));

const limited = new Set<unknown>([null, 'sold_out', 'no_private_guide']);

/** Runs all calls at once and expects any refusal to come from a limit, never from the database. */
export async function atOnce(calls: (() => Promise<unknown>)[]): Promise<number> {
  const ends = await Promise.all(calls.map((call) => call()));
  expect(ends.filter((end) => !limited.has(end))).toEqual([]);
  return ends.filter((end) => end === null).length;
}

/** Removes all sales. */
export const clear = () => db.$executeRaw`TRUNCATE orders, departures, days CASCADE`;
const clearShop = () => db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats CASCADE`;
export const people = async (on = date): Promise<number> =>
  (await db.departureDay.aggregate({ where: { date: toDate(on) }, _sum: { people: true } }))._sum.people ?? 0;
export const interleaved = <T>(...lists: T[][]): T[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

/** Sells on a stale read, as a claim without the day lock would. */
export const sellLate = (sold: Sale, meanwhile: () => Promise<unknown>) =>
  inTransaction((tx) => takeUnlocked(tx, guest(0), sold, meanwhile));
export const sellOneByOne = async (count: number, sold: Sale) => {
  for (let number = 0; number < count; number += 1) await inTransaction((tx) => sell(tx, guest(number + 1), sold));
};

export const sellUnlocked = (products: { id: string }[]) =>
  Promise.allSettled(
    Array.from({ length: 40 }, (_, number) =>
      inTransaction((tx) =>
        takeUnlocked(tx, guest(number), { productId: products[number % products.length]?.id ?? '', divers: 2 }),
      ),
    ),
  );
/** True when the database stops one of those claims; false when all of them oversell. */
export const isStopped = async (products: { id: string }[]) =>
  (await sellUnlocked(products)).some(
    (end) => end.status === 'rejected' && /day_limits_used_check/.test(String(end.reason)),
  );

export async function withoutConstraint(oversell: () => Promise<void>): Promise<void> {
  await db.$executeRaw`ALTER TABLE day_limits DROP CONSTRAINT day_limits_used_check`;
  try {
    await clear();
    await oversell();
  } finally {
    await clear();
    await db.$executeRaw`ALTER TABLE day_limits ADD CONSTRAINT day_limits_used_check CHECK (
      used >= 0 AND most >= 0 AND short >= 0 AND used <= most + short)`;
  }
}

const isOversold = async (): Promise<boolean> =>
  (await db.dayLimit.findMany()).some(({ used, most, short }) => used > most + short);

/** Expects the constraint to stop late claims made without a lock, and overselling without the constraint. */
export async function expectGuarded(race: () => Promise<unknown>): Promise<void> {
  await clear();
  await expect(race()).rejects.toThrow(/day_limits_used_check/);
  expect(await isOversold()).toBe(false);
  await withoutConstraint(async () => {
    await race();
    expect(await isOversold()).toBe(true);
  });
}

/** Removes somebody from the day's roster. */
export async function dayOff(name: string) {
  const { id: uuid } = await db.crewMember.findFirstOrThrow({ where: { name } });
  const { admin } = await callerFor(await signIn(await account({ role: 'ADMIN' })), { now });
  return () => admin.crew.set_roster_days({ uuid, days: [date], state: 'off' }).then(() => null);
}

/** Moves the item of an order to the day of the race, as staff do. */
export const moveToDay = (orderId: string): Promise<string> =>
  inTransaction(async (tx) => {
    const item = await tx.orderItem.findFirstOrThrow({ where: { orderId }, include: itemsInOrder.include });
    return moveItem(tx, item, { date, time: undefined, now });
  });

export async function emptyShop(): Promise<void> {
  await clearShop();
  if (guests.length === 0) guests = await customers(40);
}
