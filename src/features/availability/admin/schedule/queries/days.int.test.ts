import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { refusalOf } from '@/test/refusal';
import { book, now, planned, thursday } from '@/test/schedule';

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
