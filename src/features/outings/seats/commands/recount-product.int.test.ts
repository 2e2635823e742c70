import { beforeEach, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import type { Prisma } from '@/server/generated/prisma/client';
import { type Day, toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { account, signIn } from '@/test/factories';
import { boat, countFrom, date, member, now, sale, trip, undo } from '@/test/outings/sales';
import { recountProduct } from './recount-product';

const next = '2026-12-25';
const today = '2026-12-01';

const change = (id: string, needs: Prisma.ProductUncheckedUpdateInput, on: Day = today) =>
  db.$transaction(async (tx) => {
    await tx.product.update({ where: { id }, data: needs });
    await recountProduct(tx, id, on);
  });
const limitOf = async (subject: string, on = date) => {
  const limit = await db.dayLimit.findFirst({ where: { date: toDate(on), part: 'morning', subject } });
  return limit && { used: limit.used, short: limit.short };
};

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats CASCADE`;
  await countFrom(date);
  await boat('Sari', 12);
  await member('Ketut');
});

test('fewer divers per guide make a day short of guides, and more divers per guide fix it', async () => {
  const { id } = await trip();
  await sale({ productId: id, divers: 4 });
  await change(id, { diversPerGuide: 2 });
  expect(await limitOf('leaders')).toEqual({ used: 2, short: 1 });
  await change(id, { diversPerGuide: 4 });
  expect(await limitOf('leaders')).toEqual({ used: 1, short: 0 });
});

test('guests who newly need a boat get one, and those who no longer need one leave it', async () => {
  const { id: boatId } = await db.boat.findFirstOrThrow();
  const { id } = await trip({ transport: ['none'] });
  await sale({ productId: id, divers: 4 });
  expect(await limitOf(boatId)).toEqual({ used: 0, short: 0 });
  await change(id, { transport: ['boat'] });
  expect(await limitOf(boatId)).toEqual({ used: 4, short: 0 });
  await change(id, { transport: ['none'] });
  expect(await limitOf(boatId)).toEqual({ used: 0, short: 0 });
});

test('a course day that gains a need is counted, and one that loses its needs is not', async () => {
  const { id } = await trip({ durationDays: 2, transport: ['boat', 'none'], ledBy: ['guide', 'none'] });
  await sale({ productId: id, divers: 3 });
  const days = async () => (await db.departureDay.findMany({ orderBy: { date: 'asc' } })).map(({ people }) => people);
  expect(await days()).toEqual([3]);
  await change(id, { ledBy: ['guide'] });
  expect(await days()).toEqual([3, 3]);
  expect(await limitOf('leaders', next)).toEqual({ used: 1, short: 0 });
  await change(id, { ledBy: ['guide', 'none'] });
  expect(await days()).toEqual([3]);
  expect(await limitOf('leaders', next)).toEqual({ used: 0, short: 0 });
});

test('seats of a past day can still be released after its product needs more leaders', async () => {
  const { id } = await trip();
  const orders = [await sale({ productId: id, divers: 2 }), await sale({ productId: id, divers: 2 })];
  await change(id, { diversPerGuide: 1 }, next);
  expect(await limitOf('leaders')).toEqual({ used: 4, short: 3 });
  await undo(orders[0] ?? expect.fail());
  expect(await limitOf('leaders')).toEqual({ used: 2, short: 1 });
});

test("changing a product's needs updates the days on which it is sold", async () => {
  const { id, slug } = await trip();
  await sale({ productId: id, divers: 4 });
  const { products } = (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now })).admin;
  await products.update({ slug, divers_per_guide: 1 });
  expect(await limitOf('leaders')).toEqual({ used: 4, short: 3 });
});
