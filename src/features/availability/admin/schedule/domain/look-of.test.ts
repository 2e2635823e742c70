import { expect, test } from 'vitest';
import type { MonthDayView } from '@/features/availability/admin/schedule/schema';
import { lookOf } from './look-of';

type Areas = MonthDayView['closures'][number]['areas'];
const closure = (areas: Areas, night_only = false) => ({ reason: 'Rough sea', areas, night_only });

test('a day on which one area is closed does not look closed', () => {
  expect(lookOf({ taken: 0, closures: [] })).toBe('open');
  expect(lookOf({ taken: 4, closures: [] })).toBe('full');
  expect(lookOf({ taken: 4, closures: [closure(['nusa_penida'])] })).toBe('part');
  expect(lookOf({ taken: 4, closures: [closure(['nusa_penida']), closure([])] })).toBe('closed');
  expect(lookOf({ taken: 4, closures: [closure([], true)] })).toBe('part');
});
