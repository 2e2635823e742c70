import { describe, expect, test } from 'vitest';
import { dayFor, nextFree } from './free-days';

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

  test('is found as the next one with seats for all divers', () => {
    const days = [day('2026-12-24', 8, 'cut_off'), day('2026-12-25', 2), day('2026-12-26', 6), day('2026-12-27', 8)];
    expect(nextFree(days, 4)?.date).toBe('2026-12-26');
    expect(nextFree(days, 4, '2026-12-26')?.date).toBe('2026-12-27');
    expect(nextFree(days, 10)).toBeUndefined();
  });
});

test('a day that is cut off for customers is open to the staff, as long as it has seats for all divers', () => {
  const late = { date: '2026-12-24', places_left: 2, status: 'cut_off' as const, note: null };
  expect([dayFor(late, 2), dayFor(late, 2, true), dayFor(late, 4, true)]).toEqual(['cut_off', 'open', 'too_few']);
  expect(dayFor({ ...late, status: 'closed' }, 2, true)).toBe('closed');
});
