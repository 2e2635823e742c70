import { describe, expect, test } from 'vitest';
import { followCapacity } from '@/features/availability/admin/schedule/commands/follow-capacity';
import { claimSeats } from '@/features/availability/commands/claim-seats';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { callerFor } from '@/test/actors';
import { listener } from '@/test/cache-tags';
import { account, product, signIn } from '@/test/factories';
import { whileHeldUp } from '@/test/locks';
import { refusalOf } from '@/test/refusal';

const now = new Date('2026-12-01T02:00:00Z');
const thursday = '2026-12-24';

const admin = async (setting: object = {}) =>
  (await callerFor(await signIn(await account({ role: 'ADMIN' })), { now, ...setting })).admin.schedule;
const book = (productId: string, divers: number, date = thursday) =>
  db.$transaction((tx) => claimSeats(tx, { productId, date, divers, now }));

async function planned(about: Parameters<typeof product>[0] = {}) {
  const { id, slug } = await product({ weekdays: [4], ...about });
  const calls = await admin();
  const dayOf = async (date = thursday) => {
    const [day] = await calls.days({ product: slug, from: date, to: date });
    if (!day) throw new Error('no day');
    return day;
  };
  const setDay = async (change: object, date = thursday) =>
    calls.set_day({ product: slug, date, updated_at: (await dayOf(date)).updated_at, ...change });
  return { id, slug, calls, dayOf, setDay };
}

describe('scheduleDays', () => {
  test('scheduleDays shows the staff what is planned, booked and changed on each day', async () => {
    const { id, slug, calls } = await planned({ weekdays: [4, 6] });
    await book(id, 6);
    await db.closure.create({
      data: { from: toDate('2026-12-26'), to: toDate('2026-12-26'), areas: [], reasons: { en: 'Storm' } },
    });
    const days = await calls.days({ product: slug, from: thursday, to: '2026-12-26' });
    const untouched = { adjusted: false, closed: false, note: null };
    expect(days).toEqual([
      {
        ...untouched,
        date: thursday,
        status: 'open',
        planned: true,
        capacity: 8,
        taken: 6,
        closure: null,
        updated_at: now.toISOString(),
      },
      {
        ...untouched,
        date: '2026-12-25',
        status: 'not_offered',
        planned: false,
        capacity: 0,
        taken: 0,
        closure: null,
        updated_at: null,
      },
      {
        ...untouched,
        date: '2026-12-26',
        status: 'closed',
        planned: true,
        capacity: 8,
        taken: 0,
        closure: 'Storm',
        updated_at: null,
      },
    ]);
  });

  test('setDay plans a day of a product that is not published', async () => {
    const { setDay } = await planned({ active: false });
    expect(await setDay({ capacity: 4 })).toMatchObject({ capacity: 4, adjusted: true });
  });

  test('scheduleDays and setDay refuse an unknown product', async () => {
    const { calls } = await planned();
    expect((await refusalOf(calls.days({ product: 'no-such-trip', from: thursday, to: thursday }))).status).toBe(404);
    const call = calls.set_day({ product: 'no-such-trip', date: thursday, updated_at: null });
    expect((await refusalOf(call)).status).toBe(404);
  });
});

describe('setDay', () => {
  test('setDay closes a day with a reason and opens it again', async () => {
    const { id, setDay } = await planned();
    const note = { en: 'Boat in the yard', de: 'Boot in der Werft' };
    expect(await setDay({ closed: true, note })).toMatchObject({ status: 'closed', closed: true, note });
    await expect(book(id, 2)).rejects.toThrow('day_closed');
    expect(await setDay({ closed: false, note: null })).toMatchObject({ status: 'open', note: null, capacity: 8 });
    await book(id, 2);
  });

  test('setDay gives a day a capacity of its own and returns it to that of the product', async () => {
    const { setDay } = await planned();
    expect(await setDay({ capacity: 3 })).toMatchObject({ capacity: 3, adjusted: true });
    expect(await setDay({ note: { en: 'Small boat' } })).toMatchObject({ capacity: 3, adjusted: true });
    expect(await setDay({ capacity: null })).toMatchObject({
      capacity: 8,
      adjusted: false,
      note: { en: 'Small boat' },
    });
  });

  test('setDay offers a day outside of the weekly plan when it gets a capacity', async () => {
    const { id, setDay } = await planned();
    const friday = '2026-12-25';
    await expect(book(id, 2, friday)).rejects.toThrow('day_not_offered');
    expect(await setDay({ capacity: 4 }, friday)).toMatchObject({ status: 'open', planned: false });
    await book(id, 2, friday);
  });

  test('setDay refuses a capacity below the number of booked divers', async () => {
    const { id, setDay } = await planned();
    await book(id, 6);
    expect((await refusalOf(setDay({ capacity: 5 }))).errors).toEqual({
      capacity: ['6 divers are already booked, so there cannot be fewer places'],
    });
    expect(await setDay({ capacity: 6 })).toMatchObject({ status: 'sold_out', capacity: 6, taken: 6 });
    await db.product.update({ where: { id }, data: { seatsPerDay: 2 } });
    expect(await setDay({ capacity: null })).toMatchObject({ capacity: 6, adjusted: false });
  });

  test('setDay refuses a past day', async () => {
    const { setDay } = await planned();
    expect((await refusalOf(setDay({ closed: true }, '2026-11-30'))).errors).toEqual({
      date: ['This day is over. Please choose one from today on'],
    });
    expect(await setDay({ closed: true }, '2026-12-01')).toMatchObject({ closed: true });
  });

  test('setDay needs an English text when there is a note', async () => {
    const { setDay } = await planned();
    const refusal = await refusalOf(setDay({ note: { en: ' ', de: 'Kleines Boot' } }));
    expect(refusal.errors).toEqual({ 'note.en': ['This field is required'] });
  });

  test('setDay rebuilds the pages that show coming days', async () => {
    const { setDay } = await planned();
    const { heard } = await listener();
    await setDay({ closed: true });
    expect(await heard()).toEqual(['departures']);
  });

  test('setDay records the values before and after in the audit log', async () => {
    const { id, setDay } = await planned();
    await setDay({ closed: true });
    await setDay({ closed: true });
    const [departure] = await db.departure.findMany({ where: { productId: id } });
    const entries = await db.auditEntry.findMany({ where: { entity: 'departure', entityId: departure?.id ?? '' } });
    expect(entries).toEqual([
      expect.objectContaining({
        action: 'update',
        label: `Mantas, ${thursday}`,
        before: { closed: false },
        after: { closed: true },
        actorId: expect.any(String),
      }),
    ]);
  });
});

describe('setDay called by two staff members for the same day', () => {
  test('setDay refuses the second change when the day has changed since it was read', async () => {
    const { slug, dayOf } = await planned();
    const { updated_at } = await dayOf();
    const change = async (about: object) =>
      (await admin()).set_day({ product: slug, date: thursday, updated_at, ...about });
    await change({ capacity: 4 });
    expect(await refusalOf(change({ closed: true }))).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect(await dayOf()).toMatchObject({ capacity: 4, closed: false });
  });

  test('setDay refuses an outdated version also when both changes fall into the same millisecond', async () => {
    const { dayOf, setDay, calls, slug } = await planned();
    await setDay({ capacity: 4 });
    const { updated_at } = await dayOf();
    await setDay({ capacity: 6 });
    const call = calls.set_day({ product: slug, date: thursday, updated_at, closed: true });
    expect(await refusalOf(call)).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('setDay accepts only one of two simultaneous changes', async () => {
    const { id, slug, setDay, dayOf, calls } = await planned();
    await setDay({ note: { en: 'Small boat' } });
    const { updated_at } = await dayOf();
    const { changes } = await whileHeldUp(
      2,
      (tx) => tx.$executeRaw`SELECT FROM departures WHERE product_id = ${id}::uuid FOR UPDATE`,
      () => ({
        changes: Promise.allSettled(
          [3, 5].map((capacity) => calls.set_day({ product: slug, date: thursday, updated_at, capacity })),
        ),
      }),
    );
    expect((await changes).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('setDay is not refused because of a booking in between, not even the first one of the day', async () => {
    const { id, slug, calls, dayOf } = await planned();
    const before = await dayOf();
    expect(before.updated_at).toBeNull();
    await book(id, 2);
    const changed = await calls.set_day({ product: slug, date: thursday, updated_at: null, capacity: 6 });
    await book(id, 2);
    const { updated_at } = changed;
    expect(await calls.set_day({ product: slug, date: thursday, updated_at, closed: true })).toMatchObject({
      taken: 4,
      capacity: 6,
      closed: true,
    });
  });
});

describe('setDays', () => {
  const week = { from: '2026-12-21', to: '2026-12-27' };

  test('setDays changes the named weekdays alike', async () => {
    const { slug, calls } = await planned({ weekdays: [1, 2, 3, 4, 5, 6, 7] });
    const days = await calls.set_days({
      product: slug,
      ...week,
      weekdays: [6, 7],
      closed: true,
      note: { en: 'Crew rests' },
    });
    expect(days.map(({ closed }) => closed)).toEqual([false, false, false, false, false, true, true]);
    expect(days[6]).toMatchObject({ date: '2026-12-27', status: 'closed', note: { en: 'Crew rests' } });
  });

  test('setDays refuses to overwrite changes by somebody else, but ignores bookings', async () => {
    const { id, slug, calls, dayOf, setDay } = await planned({ weekdays: [1, 2, 3, 4, 5, 6, 7] });
    const seen = { [thursday]: (await dayOf()).updated_at, '2026-12-25': (await dayOf('2026-12-25')).updated_at };
    await book(id, 2);
    expect(await calls.set_days({ product: slug, ...week, capacity: 6, seen })).toHaveLength(7);
    const later = { [thursday]: (await dayOf()).updated_at, '2026-12-25': (await dayOf('2026-12-25')).updated_at };
    await setDay({ capacity: 4 }, '2026-12-25');
    const late = calls.set_days({ product: slug, ...week, closed: true, seen: later });
    expect(await refusalOf(late)).toMatchObject({ code: 'changed_meanwhile', status: 409 });
    expect((await calls.days({ product: slug, ...week })).filter(({ closed }) => closed)).toEqual([]);
  });

  test('setDays changes all days or none', async () => {
    const { id, slug, calls } = await planned({ weekdays: [1, 2, 3, 4, 5, 6, 7] });
    await book(id, 6);
    expect((await refusalOf(calls.set_days({ product: slug, ...week, capacity: 4 }))).errors).toEqual({
      capacity: ['6 divers are already booked, so there cannot be fewer places'],
    });
    const days = await calls.days({ product: slug, ...week });
    expect(days.filter(({ adjusted }) => adjusted)).toEqual([]);
    const after = await calls.set_days({ product: slug, ...week, capacity: 6 });
    expect(after.map(({ capacity }) => capacity)).toEqual([6, 6, 6, 6, 6, 6, 6]);
  });

  test('setDays writes one audit log entry with each day that changed', async () => {
    const { id, slug, calls } = await planned({ weekdays: [1, 2, 3, 4, 5, 6, 7] });
    await calls.set_days({ product: slug, from: thursday, to: thursday, closed: true });
    await calls.set_days({ product: slug, from: thursday, to: '2026-12-25', closed: true });
    const entries = await db.auditEntry.findMany({
      where: { entity: 'schedule', entityId: id },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ after }) => Object.keys(after as object))).toEqual([[thursday], ['2026-12-25']]);
  });

  test('setDays takes at most a year of days, in order, and from today on', async () => {
    const { slug, calls } = await planned();
    const refused = async (range: object) =>
      (await refusalOf(calls.set_days({ product: slug, ...week, ...range }))).errors;
    expect(await refused({ to: '2027-12-22' })).toEqual({ to: ['Please choose at most 366 days'] });
    expect(await refused({ to: '2026-12-20' })).toEqual({ to: ['The last day must not be before the first'] });
    expect(await refused({ from: '2026-11-30' })).toHaveProperty('from');
  });
});

describe('followCapacity', () => {
  test('followCapacity never goes below what is booked and skips days with their own capacity', async () => {
    const { id, setDay, dayOf } = await planned({ weekdays: [4, 5, 6] });
    await book(id, 6);
    await book(id, 2, '2026-12-25');
    await setDay({ capacity: 7 }, '2026-12-26');
    const follow = (seatsPerDay: number) =>
      db.$transaction(async (tx) => {
        await tx.product.update({ where: { id }, data: { seatsPerDay } });
        await followCapacity(tx, id);
      });
    const capacities = async () => [
      (await dayOf()).capacity,
      (await dayOf('2026-12-25')).capacity,
      (await dayOf('2026-12-26')).capacity,
    ];
    await follow(4);
    expect(await capacities()).toEqual([6, 4, 7]);
    await follow(10);
    expect(await capacities()).toEqual([10, 10, 7]);
  });

  test('followCapacity counts bookings made at the same moment', async () => {
    const { id, dayOf } = await planned();
    await book(id, 2);
    const { followed } = await whileHeldUp(
      1,
      (tx) => claimSeats(tx, { productId: id, date: thursday, divers: 4, now }),
      () => ({
        followed: db.$transaction(async (tx) => {
          await tx.product.update({ where: { id }, data: { seatsPerDay: 4 } });
          await followCapacity(tx, id);
        }),
      }),
    );
    await followed;
    expect(await dayOf()).toMatchObject({ capacity: 6, taken: 6 });
  });
});
