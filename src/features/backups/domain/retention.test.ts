import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backupsToKeep, type Keep } from './retention';

const DAY_MS = 24 * 60 * 60 * 1000;
const newest = new Date('2026-11-30T18:10:00Z');
/** One backup a night, the newest first. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, ago) => {
    const at = new Date(newest.getTime() - ago * DAY_MS);
    return { name: at.toISOString().slice(0, 10), at };
  });
const namesToKeep = (count: number, keep: Keep) => [...backupsToKeep(nights(count), keep)].sort().reverse();

describe('backupsToKeep', () => {
  test('keeps seven days, four weeks and twelve months of a year of nights', () => {
    expect(namesToKeep(400, { daily: 7, weekly: 4, monthly: 12 })).toEqual([
      ...['2026-11-30', '2026-11-29', '2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24'],
      // Sundays at the shop, where a night of 18:10 UTC belongs to the next day.
      ...['2026-11-21', '2026-11-14', '2026-10-30', '2026-09-29', '2026-08-30', '2026-07-30', '2026-06-29'],
      ...['2026-05-30', '2026-04-29', '2026-03-30', '2026-02-27', '2026-01-30'],
    ]);
  });

  test('keeps only the newest backup of a day', () => {
    const [night] = nights(1);
    const noon = { name: 'noon', at: new Date(newest.getTime() + 10 * 60 * 60 * 1000) };
    expect(backupsToKeep([noon, night ?? noon], { daily: 1, weekly: 1, monthly: 1 })).toEqual(new Set(['noon']));
  });

  test('always keeps the newest, and never more than the numbers allow', () => {
    const number = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), number, number, number, (count, daily, weekly, monthly) => {
        const names = backupsToKeep(nights(count), { daily, weekly, monthly });
        expect(names.has('2026-11-30')).toBe(true);
        expect(names.size).toBeLessThanOrEqual(Math.max(1, daily) + weekly + monthly);
      }),
      { numRuns: 50 },
    );
  });
});
