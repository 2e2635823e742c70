import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyState } from '@/test/outings/any-days';
import {
  breakdown,
  claim,
  type DayState,
  departureIds,
  divers,
  repair,
  rosterChange,
  shown,
  shownToAll,
} from '@/test/outings/day-state';

const anySales = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 4 })), { maxLength: 8 });
const anyLoss = fc.oneof(
  fc.record({ loses: fc.constant('boat' as const), number: fc.nat(3) }),
  fc.record({
    loses: fc.constant('leader' as const),
    number: fc.nat(6),
    by: fc.constantFrom({ isWorking: false }, { hasExpiredPaper: true }),
  }),
);

function sold(state: DayState, sales: readonly (readonly [number, number])[]): DayState {
  const ids = departureIds(state);
  return sales.reduce((before, [number, count]) => {
    const id = ids[number % ids.length] ?? '';
    return claim(before, id, divers(Math.min(count, shown(before, id)))) ?? before;
  }, state);
}

test('free seats never grow when a boat breaks, a leader falls ill or a paper expires', () => {
  fc.assert(
    fc.property(
      anyState,
      anySales,
      fc.array(fc.tuple(anyLoss, fc.nat(1)), { maxLength: 5 }),
      (start, sales, losses) => {
        let state = sold(start, sales);
        for (const [loss, dayIndex] of losses) {
          const free = shownToAll(state);
          state =
            loss.loses === 'boat'
              ? breakdown(state, dayIndex, `boat ${loss.number}`)
              : rosterChange(state, dayIndex, `crew ${loss.number}`, loss.by);
          for (const [id, seats] of shownToAll(state)) expect(seats).toBeLessThanOrEqual(free.get(id) ?? 0);
        }
      },
    ),
    { numRuns: 150, seed: 14 },
  );
});

test('a boat repaired before any sale restores the free seats', () => {
  fc.assert(
    fc.property(anyState, fc.nat(3), fc.nat(1), (state, number, dayIndex) => {
      const vehicle = `boat ${number}`;
      const goes = state.days[dayIndex]?.vehicles.some(({ id, inService }) => id === vehicle && inService);
      fc.pre(goes === true);
      expect(shownToAll(repair(breakdown(state, dayIndex, vehicle), dayIndex, vehicle))).toEqual(shownToAll(state));
    }),
    { numRuns: 100, seed: 14 },
  );
});
