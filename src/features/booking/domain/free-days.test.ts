import { describe, expect, test } from 'vitest';
import type { DayView } from '@/features/availability/schema';
import { dayFor, hasTime, nextFree, timeFor } from './free-days';

const day = (date: string, seatsLeft: number, status: 'open' | 'sold_out' | 'closed' | 'cut_off' = 'open') => ({
  date,
  places_left: seatsLeft,
  status,
  note: null,
});

describe('a day of the calendar', () => {
  test('is free for as many divers as it has seats', () => {
    expect(dayFor(day('2026-12-24', 4), 4)).toBe('open');
    expect(dayFor(day('2026-12-24', 3), 4)).toBe('too_few');
    expect(dayFor(day('2026-12-24', 8, 'closed'), 4)).toBe('closed');
  });

  test('is found as the next day with seats for all divers', () => {
    const days = [day('2026-12-24', 8, 'cut_off'), day('2026-12-25', 2), day('2026-12-26', 6), day('2026-12-27', 8)];
    expect(nextFree(days, 4)?.date).toBe('2026-12-26');
    expect(nextFree(days, 4, '2026-12-26')?.date).toBe('2026-12-27');
    expect(nextFree(days, 10)).toBeUndefined();
  });
});

test("a day past the customers' cut-off is open to staff as long as it has seats for all divers", () => {
  const late = { date: '2026-12-24', places_left: 2, status: 'cut_off' as const, note: null };
  expect([dayFor(late, 2), dayFor(late, 2, true), dayFor(late, 4, true)]).toEqual(['cut_off', 'open', 'too_few']);
  expect(dayFor({ ...late, status: 'closed' }, 2, true)).toBe('closed');
});

test('hasTime and timeFor follow the departures of a day, for staff also after the cut-off', () => {
  const day: DayView = {
    ...{ date: '2026-12-24', places_left: 4, status: 'open', note: null },
    times: [
      { time: '07:30', places_left: 2, status: 'cut_off' },
      { time: '13:00', places_left: 4, status: 'open' },
    ],
  };
  expect([timeFor(day, 2), timeFor(day, 2, true), timeFor(day, 6)]).toEqual(['13:00', '07:30', null]);
  expect([hasTime(day, '', 2), hasTime(day, '13:00', 4), hasTime(day, '13:00', 6)]).toEqual([true, true, false]);
  expect([hasTime(day, '07:30', 2), hasTime(day, '07:30', 2, true), hasTime(day, '15:00', 2)]).toEqual([
    false,
    true,
    false,
  ]);
});
