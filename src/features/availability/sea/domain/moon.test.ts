import { expect, test } from 'vitest';
import { moonPhases } from '@/features/availability/sea/schema';
import { daysBetween } from '@/shared/time/days';
import { moonDaysWithin } from './moon';

test('moonDaysWithin names the principal phases of a month', () => {
  expect(moonDaysWithin('2027-10-01', '2027-10-31')).toEqual([
    { date: '2027-10-07', phase: 'first_quarter' },
    { date: '2027-10-15', phase: 'full' },
    { date: '2027-10-23', phase: 'last_quarter' },
    { date: '2027-10-29', phase: 'new' },
  ]);
});

test('the day of a phase begins at midnight in Bali, which is 16:00 UTC', () => {
  // 15:50 and 16:13 UTC.
  expect(moonDaysWithin('2026-10-10', '2026-10-19')).toEqual([
    { date: '2026-10-10', phase: 'new' },
    { date: '2026-10-19', phase: 'first_quarter' },
  ]);
});

test('the phases of 2026 to 2030 follow each other, six to nine days apart', () => {
  const days = moonDaysWithin('2026-01-01', '2030-12-31');
  expect(days).toHaveLength(248);
  days.slice(1).forEach(({ date, phase }, index) => {
    const before = days[index] ?? { date, phase };
    expect(moonPhases.indexOf(phase)).toBe((moonPhases.indexOf(before.phase) + 1) % moonPhases.length);
    expect(daysBetween(before.date, date)).toBeGreaterThanOrEqual(6);
    expect(daysBetween(before.date, date)).toBeLessThanOrEqual(9);
  });
});
