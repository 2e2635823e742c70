import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AttemptStatus, attemptStatuses, isLive, nextStatus, type Reported } from './attempt-state';

const reports: Reported[] = ['pending', 'failed', 'expired', 'cancelled', 'paid'];
const anyReports = fc.array(fc.constantFrom(...reports), { maxLength: 20 });

/** Returns every status an attempt passes through for these reports, in order. */
function path(start: AttemptStatus, heard: Reported[]): AttemptStatus[] {
  const statuses = [start];
  for (const report of heard) {
    const next = nextStatus(statuses.at(-1) ?? start, report);
    if (next) statuses.push(next);
  }
  return statuses;
}

describe('a payment attempt, for any gateway reports in any order', () => {
  test('becomes paid at most once and stays paid', () => {
    fc.assert(
      fc.property(anyReports, (heard) => {
        const statuses = path('opening', heard);
        const paid = statuses.filter((status) => status === 'paid');
        expect(paid).toHaveLength(heard.includes('paid') ? 1 : 0);
        if (paid.length > 0) expect(statuses.at(-1)).toBe('paid');
      }),
    );
  });

  test('fails at most once, and no later outcome replaces the first', () => {
    fc.assert(
      fc.property(anyReports, (heard) => {
        const ends = path('opening', heard).filter((status) => !isLive(status) && status !== 'paid');
        expect(ends.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('never opens again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...attemptStatuses), anyReports, (start, heard) => {
        const statuses = path(start, heard);
        const firstEnd = statuses.findIndex((status) => !isLive(status));
        if (firstEnd >= 0) expect(statuses.slice(firstEnd).some(isLive)).toBe(false);
      }),
    );
  });

  test('changes nothing on a repeated report', () => {
    fc.assert(
      fc.property(anyReports, (heard) => {
        expect(
          path(
            'opening',
            heard.flatMap((report) => [report, report]),
          ),
        ).toEqual(path('opening', heard));
      }),
    );
  });

  test('is paid in the end if its money ever arrived, even after it was closed', () => {
    for (const end of ['failed', 'expired', 'cancelled'] as const)
      expect(path('pending', [end, 'pending', 'paid', end])).toEqual(['pending', end, 'paid']);
  });
});
