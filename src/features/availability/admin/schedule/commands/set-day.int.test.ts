import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { listener } from '@/test/cache-tags';
import { whileLocked } from '@/test/locks';
import { refusalOf } from '@/test/refusal';
import { admin, book, planned, thursday } from '@/test/schedule';

describe('setDay', () => {
  test('setDay closes a day with a reason and opens it again', async () => {
    const { id, setDay } = await planned();
    const note = { en: 'Boat in the yard', de: 'Boot in der Werft' };
    expect(await setDay({ closed: true, note })).toMatchObject({ status: 'closed', closed: true, note });
    await expect(book(id, 2)).rejects.toThrow('day_closed');
    expect(await setDay({ closed: false, note: null })).toMatchObject({ status: 'open', note: null, capacity: 8 });
    await book(id, 2);
  });

  test("setDay gives a day its own capacity and returns it to the product's", async () => {
    const { setDay } = await planned();
    expect(await setDay({ capacity: 3 })).toMatchObject({ capacity: 3, adjusted: true });
    expect(await setDay({ note: { en: 'Small boat' } })).toMatchObject({ capacity: 3, adjusted: true });
    expect(await setDay({ capacity: null })).toMatchObject({
      capacity: 8,
      adjusted: false,
      note: { en: 'Small boat' },
    });
  });

  test('setDay offers a day outside the weekly plan when it gets a capacity', async () => {
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

  test('setDay rebuilds the pages that show future days', async () => {
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

  test('setDay refuses an outdated version even if both changes fall into the same millisecond', async () => {
    const { dayOf, setDay, calls, slug } = await planned();
    await setDay({ capacity: 4 });
    const { updated_at } = await dayOf();
    await setDay({ capacity: 6 });
    const call = calls.set_day({ product: slug, date: thursday, updated_at, closed: true });
    expect(await refusalOf(call)).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('setDay accepts only one of two concurrent changes', async () => {
    const { id, slug, setDay, dayOf, calls } = await planned();
    await setDay({ note: { en: 'Small boat' } });
    const { updated_at } = await dayOf();
    const { changes } = await whileLocked(
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

  test('setDay is not refused because of a concurrent booking, even the first of the day', async () => {
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
