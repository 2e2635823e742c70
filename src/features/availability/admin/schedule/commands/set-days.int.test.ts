import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { refusalOf } from '@/test/refusal';
import { book, planned, thursday } from '@/test/schedule';

describe('setDays', () => {
  const week = { from: '2026-12-21', to: '2026-12-27' };

  test('setDays changes all given weekdays the same way', async () => {
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

  test("setDays refuses to overwrite another person's changes, but ignores bookings", async () => {
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

  test('setDays takes at most a year of days, in order, from today on', async () => {
    const { slug, calls } = await planned();
    const refused = async (range: object) =>
      (await refusalOf(calls.set_days({ product: slug, ...week, ...range }))).errors;
    expect(await refused({ to: '2027-12-22' })).toEqual({ to: ['Please choose at most 366 days'] });
    expect(await refused({ to: '2026-12-20' })).toEqual({ to: ['The last day must not be before the first'] });
    expect(await refused({ from: '2026-11-30' })).toHaveProperty('from');
  });
});
