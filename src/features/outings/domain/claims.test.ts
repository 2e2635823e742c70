import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyState } from '@/test/outings/any-days';
import { claim, type DayState, departureIds, divers, release, shown, shownToAll } from '@/test/outings/day-state';

const settings = { numRuns: 40, seed: 14 };

/** A departure, and the fraction of its displayed seats to claim; 0 claims nothing. */
const anyClaims = fc.array(
  fc.tuple(
    fc.nat(9),
    fc.integer({ min: 1, max: 8 }).map((eighths) => eighths / 8),
  ),
  { maxLength: 10 },
);

const pick = (state: DayState, number: number): string => {
  const ids = departureIds(state);
  return ids[number % ids.length] ?? '';
};

/** Sells each fraction, one party after the other. */
function sold(state: DayState, claims: readonly (readonly [number, number])[]): DayState {
  return claims.reduce((before, [number, fraction]) => {
    const id = pick(before, number);
    return claim(before, id, divers(Math.floor(shown(before, id) * fraction))) ?? before;
  }, state);
}

test('a claim succeeds if and only if it is no larger than the displayed free seats', () => {
  fc.assert(
    fc.property(anyState, anyClaims, fc.nat(9), (state, claims, number) => {
      const before = sold(state, claims);
      const id = pick(before, number);
      const free = shown(before, id);
      for (let count = 1; count <= free + 2; count += 1)
        expect(claim(before, id, divers(count)) !== null).toBe(count <= free);
    }),
    settings,
  );
});

test("a claim lowers its departure's free seats by its size, and no other departure gains any", () => {
  fc.assert(
    fc.property(anyState, anyClaims, (state, claims) => {
      claims.reduce((before, [number, fraction]) => {
        const id = pick(before, number);
        const free = shownToAll(before);
        const count = Math.ceil((free.get(id) ?? 0) * fraction);
        const after = claim(before, id, divers(count)) ?? before;
        expect(shown(after, id)).toBe((free.get(id) ?? 0) - count);
        for (const [other, seats] of shownToAll(after)) expect(seats).toBeLessThanOrEqual(free.get(other) ?? 0);
        return after;
      }, state);
    }),
    settings,
  );
});

test('releases that undo claims restore the earlier free seats step by step', () => {
  fc.assert(
    fc.property(anyState, anyClaims, anyClaims, (state, earlier, claims) => {
      const made: { id: string; count: number; free: Map<string, number> }[] = [];
      let now = sold(state, earlier);
      for (const [number, fraction] of claims) {
        const id = pick(now, number);
        const free = shownToAll(now);
        const count = Math.ceil((free.get(id) ?? 0) * fraction);
        made.push({ id, count, free });
        now = claim(now, id, divers(count)) ?? now;
      }
      for (const { id, count, free } of made.reverse()) {
        now = release(now, id, divers(count));
        expect(shownToAll(now)).toEqual(free);
      }
    }),
    settings,
  );
});
