import { describe, expect, test } from 'vitest';
import { db } from '@/server/database/db';
import { toDate } from '@/shared/time/days';
import { refusalOf } from '@/test/refusal';
import { book, now, planned, thursday } from '@/test/schedule';

describe('scheduleDays', () => {
  test("scheduleDays shows staff each day's plan, bookings and changes", async () => {
    const { id, slug, calls } = await planned({ weekdays: [4, 6] });
    await book(id, 6);
    await db.closure.create({
      data: { from: toDate('2026-12-26'), to: toDate('2026-12-26'), areas: [], reasons: { en: 'Storm' } },
    });
    const days = await calls.days({ product: slug, from: thursday, to: '2026-12-26' });
    const untouched = { adjusted: false, closed: false, note: null, opens_with_guide: null, limited_by: 'product' };
    const only = <Departure extends object>(departure: Departure) => ({
      ...{ ...untouched, ...departure },
      departures: [{ time: '07:30', usual: true, ...untouched, ...departure }],
    });
    expect(days).toEqual([
      {
        ...{ date: thursday, planned: true, closure: null },
        ...only({ status: 'open', capacity: 8, taken: 6, places_left: 2, updated_at: now.toISOString() }),
      },
      {
        ...{ date: '2026-12-25', planned: false, closure: null },
        ...only({ status: 'not_offered', capacity: 0, taken: 0, places_left: 0, updated_at: null }),
      },
      {
        ...{ date: '2026-12-26', planned: true, closure: 'Storm' },
        ...only({ status: 'closed', capacity: 8, taken: 0, places_left: 0, limited_by: 'closure', updated_at: null }),
      },
    ]);
  });

  test('setDay plans a day of an unpublished product', async () => {
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
