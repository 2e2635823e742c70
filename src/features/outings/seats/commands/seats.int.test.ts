import { beforeEach, describe, expect, test } from 'vitest';
import { availability } from '@/features/availability/queries/availability';
import { recountDays } from '@/features/outings/seats/commands/recount-days';
import { lockDaysOfProducts } from '@/features/outings/seats/commands/recount-product';
import { db, type Tx } from '@/server/database/db';
import { visitor } from '@/shared/schema/actor';
import { toDate } from '@/shared/time/days';
import { whileLocked } from '@/test/locks';
import { boat, countFrom, date, limits, member, now, refusalOf, sale, trip, undo, used } from '@/test/outings/sales';

const next = '2026-12-25';

const left = async (slug: string, on = date): Promise<number | undefined> =>
  (await availability({ actor: visitor, db, now, locale: 'en' }, { slug, from: on, to: on }))[0]?.places_left;
const boatOf = async (productId: string, on = date) =>
  (await db.departureDay.findFirst({ where: { departure: { productId }, date: toDate(on) }, include: { boat: true } }))
    ?.boat?.name;
const limitOf = (subject: string) => db.dayLimit.findFirst({ where: { date: toDate(date), part: 'morning', subject } });
const recount = () => db.$transaction((tx) => recountDays(tx, { from: date, to: null }));

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE orders, departures, days, crew_members, boats CASCADE`;
  await countFrom(date);
});

describe('seats on boats', () => {
  beforeEach(() => countFrom(date, null));

  test("are shared by a boat's products and displayed for each of them", async () => {
    await boat('Sari', 12);
    const [mantas, drift] = [await trip(), await trip()];
    expect(await left(mantas.slug)).toBe(12);
    await sale({ productId: mantas.id, divers: 8 });
    expect([await left(mantas.slug), await left(drift.slug)]).toEqual([4, 4]);
    expect(await refusalOf(sale({ productId: drift.id, divers: 5 }))).toBe('sold_out');
    await sale({ productId: drift.id, divers: 4 });
    expect(await used((await db.boat.findFirstOrThrow()).id)).toBe(12);
  });

  test('let a departure change boats for a sale, unless it is pinned', async () => {
    await boat('Kecil', 8);
    await boat('Besar', 20);
    const [small, large] = [await trip(), await trip()];
    await sale({ productId: small.id, divers: 6 });
    await sale({ productId: large.id, divers: 10 });
    expect([await boatOf(small.id), await boatOf(large.id)]).toEqual(['Kecil', 'Besar']);
    await db.departureDay.updateMany({ data: { pinned: true } });
    expect(await left(small.slug)).toBe(2);
    await db.departureDay.updateMany({ data: { pinned: false } });
    expect(await left(small.slug)).toBe(4);
  });

  test('include companions, who need no leader', async () => {
    await boat('Sari', 6);
    const { id: productId, slug } = await trip();
    await sale({ productId, divers: 2, companions: 2 });
    expect(await left(slug)).toBe(2);
    expect(await refusalOf(sale({ productId, divers: 2, companions: 1 }))).toBe('sold_out_with_companions');
  });

  test('are zero where no boat in service goes, and limited only by the product before the shop counts', async () => {
    await boat('Sari', 12, { areas: ['sanur'] });
    const { slug } = await trip({ seatsPerDay: 8 });
    expect(await left(slug)).toBe(0);
    expect(await left(slug, '2026-12-23')).toBe(8);
  });

  test('are released with an item, and its empty departure leaves the boat', async () => {
    await boat('Sari', 12);
    const { id: productId, slug } = await trip();
    const order = await sale({ productId, divers: 8 });
    await undo(order);
    expect(await left(slug)).toBe(12);
    expect(await db.departureDay.count()).toBe(0);
    expect((await limits()).every(({ used: taken, short }) => taken === 0 && short === 0)).toBe(true);
  });
});

describe('divers and their leaders', () => {
  beforeEach(async () => {
    await boat('Besar', 40);
    await countFrom(date);
  });

  test('share the groups of their departure, and a new group needs another guide', async () => {
    await member('Ketut');
    await member('Wayan');
    const [mantas, drift] = [await trip(), await trip()];
    await sale({ productId: mantas.id, divers: 2 });
    expect([await left(mantas.slug), await left(drift.slug)]).toEqual([6, 4]);
    await sale({ productId: drift.id, divers: 2 });
    expect([await left(mantas.slug), await left(drift.slug)]).toEqual([2, 2]);
    expect(await used('leaders')).toBe(2);
  });

  test('with a private guide are in no shared group, and are refused as such when nobody is free', async () => {
    await member('Ketut');
    const { id: productId, slug } = await trip();
    await sale({ productId, divers: 2 });
    expect(await left(slug)).toBe(2);
    expect(await refusalOf(sale({ productId, divers: 2, hasPrivateGuide: true }))).toBe('no_private_guide');
    await sale({ productId, divers: 2 });
    expect(await left(slug)).toBe(0);
  });

  test('of a course need an instructor on each day, who may also guide, while a guide may not instruct', async () => {
    await member('Ketut');
    await member('Ayu', { roles: ['instructor'] });
    const course = await trip({ kind: 'course', durationDays: 2, ledBy: ['instructor'] });
    const mantas = await trip();
    expect(await left(course.slug)).toBe(4);
    expect(await left(mantas.slug, next)).toBe(8);
    await sale({ productId: course.id, divers: 2 });
    expect(await left(mantas.slug, next)).toBe(4);
    await sale({ productId: mantas.id, divers: 4, on: next });
    expect(await refusalOf(sale({ productId: mantas.id, divers: 2, on: next }))).toBe('sold_out');
  });

  test('exclude leaders who are off, steer a boat or have an expired paper', async () => {
    const { id } = await member('Ketut');
    const { slug } = await trip();
    expect(await left(slug)).toBe(4);
    await db.crewDay.create({ data: { memberId: id, date: toDate(date), works: false } });
    expect(await left(slug)).toBe(0);
    await db.crewDay.deleteMany();
    await db.crewMember.update({ where: { id }, data: { insuranceUntil: toDate('2026-12-23') } });
    expect(await left(slug)).toBe(0);
    await db.crewMember.update({ where: { id }, data: { insuranceUntil: null } });
    const { id: boatId } = await db.boat.findFirstOrThrow();
    await db.operatingDay.create({ data: { date: toDate(date) } });
    await db.outing.create({ data: { date: toDate(date), boatId, part: 'morning', captainId: id } });
    expect(await left(slug)).toBe(0);
  });
});

describe('a claim that waits while staff change its product', () => {
  const claiming = async (change: (tx: Tx, productId: string) => Promise<unknown>) => {
    const { id: productId } = await trip({ durationDays: 2, transport: ['boat', 'none'], ledBy: ['guide', 'none'] });
    await boat('Sari', 12);
    await member('Ketut');
    const { sold } = await whileLocked(
      1,
      async (tx) => {
        await lockDaysOfProducts(tx, date);
        await change(tx, productId);
      },
      () => ({ sold: refusalOf(sale({ productId, divers: 4 })) }),
    );
    return { refusal: await sold, productId };
  };

  test("is decided by the product's new needs", async () => {
    const change = (tx: Tx, id: string) => tx.product.update({ where: { id }, data: { diversPerGuide: 2 } });
    expect((await claiming(change)).refusal).toBe('sold_out');
  });

  test('is refused when the product now takes another day, which the claim has not locked', async () => {
    const change = (tx: Tx, id: string) => tx.product.update({ where: { id }, data: { ledBy: ['guide'] } });
    const { refusal, productId } = await claiming(change);
    expect(refusal).toBe('changed_meanwhile');
    await sale({ productId, divers: 4 });
    expect(await used('leaders', next)).toBe(1);
  });
});

describe('a limit lowered below the seats sold', () => {
  test('makes the day short, stops its sales, and eases with every release', async () => {
    const { id } = await boat('Sari', 12);
    await countFrom(date, null);
    const { id: productId, slug } = await trip();
    const order = await sale({ productId, divers: 4 });
    await sale({ productId, divers: 6 });
    await db.boat.update({ where: { id }, data: { seats: 8 } });
    await recount();
    expect(await limitOf(id)).toMatchObject({ used: 10, most: 8, short: 2 });
    expect(await left(slug)).toBe(0);
    expect(await refusalOf(sale({ productId, divers: 1 }))).toBe('sold_out');
    await undo(order);
    expect(await limitOf(id)).toMatchObject({ used: 6, most: 8, short: 0 });
    expect(await left(slug)).toBe(2);
  });

  test('leaves people without a boat until another one is available', async () => {
    const { id } = await boat('Sari', 12);
    await countFrom(date, null);
    const { id: productId, slug } = await trip();
    await sale({ productId, divers: 4 });
    await db.boat.update({ where: { id }, data: { active: false } });
    await recount();
    expect(await limitOf('unplaced')).toMatchObject({ used: 4, most: 0, short: 4 });
    await boat('Camar', 6);
    await recount();
    expect(await limitOf('unplaced')).toMatchObject({ used: 0, short: 0 });
    expect(await boatOf(productId)).toBe('Camar');
    expect(await left(slug)).toBe(2);
  });

  test('is enforced by the database against claims', async () => {
    await boat('Sari', 12);
    await countFrom(date, null);
    const { id: productId } = await trip();
    await sale({ productId, divers: 12 });
    const { id } = await db.orderItem.findFirstOrThrow();
    await expect(db.orderItem.update({ where: { id }, data: { companions: 1 } })).rejects.toThrow(
      'day_limits_used_check',
    );
  });

  test('disappears when the shop stops limiting seats', async () => {
    await boat('Sari', 12);
    await countFrom(date, null);
    const { id: productId, slug } = await trip();
    await sale({ productId, divers: 12 });
    await countFrom(null);
    await recount();
    expect(await limits()).toEqual([]);
    expect(await left(slug)).toBe(88);
  });
});
