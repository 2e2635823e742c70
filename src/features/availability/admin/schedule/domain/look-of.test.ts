import { expect, test } from 'vitest';
import type { MonthDayView } from '@/features/availability/admin/schedule/schema';
import { lookOf } from './look-of';

type Areas = MonthDayView['closures'][number]['areas'];
const closure = (areas: Areas) => ({ reason: 'Rough sea', areas });

test('a day on which one area is closed does not look closed', () => {
  expect(lookOf({ taken: 0, closures: [] })).toBe('open');
  expect(lookOf({ taken: 4, closures: [] })).toBe('full');
  expect(lookOf({ taken: 4, closures: [closure(['nusa_penida'])] })).toBe('part');
  expect(lookOf({ taken: 4, closures: [closure(['nusa_penida']), closure([])] })).toBe('closed');
});
