import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boat, dayWith, trip } from '@/test/outings/days';
import { boatsOf, largestParty } from './boats';
import { canCarry, type Day, type Departure } from './day';

const largest = (day: Day, id: string, steps?: number) => {
  const departure = day.departures.find((one) => one.id === id);
  return departure && largestParty(day, boatsOf(day, steps), departure);
};
const withBoats =
  (...vehicles: Day['vehicles']) =>
  (...departures: Day['departures']) =>
    dayWith({ vehicles, departures });
const small = boat('Kecil', 8);
const large = boat('Besar', 12);

describe('the largest party', () => {
  test('is as large as the largest boat', () => {
    expect(largest(withBoats(small, large)(trip('Penida')), 'Penida')).toBe(12);
  });

  test('counts everybody on a shared boat, but only in the parts they share', () => {
    const morning = trip('Early', { people: 7, needs: { parts: ['morning'] } });
    expect(largest(withBoats(large)(morning, trip('Penida')), 'Penida')).toBe(5);
    expect(largest(withBoats(large)(morning, trip('Late', { needs: { parts: ['afternoon'] } })), 'Late')).toBe(12);
  });

  test('needs a boat in service, of the right kind, for all areas of the departure', () => {
    expect(largest(withBoats(small, { ...large, inService: false })(trip('Penida')), 'Penida')).toBe(8);
    expect(largest(withBoats(small, boat('van', 12, { kind: 'van' }))(trip('Penida')), 'Penida')).toBe(8);
    const wide = trip('Both', { needs: { areas: ['Penida', 'Padang Bai'] } });
    expect(largest(withBoats(large)(wide), 'Both')).toBe(0);
    expect(largest(withBoats(boat('Jauh', 6, { areas: ['Padang Bai', 'Penida'] }), large)(wide), 'Both')).toBe(6);
  });

  test('is unlimited when no boat is needed, or boats are not counted yet', () => {
    expect(largest(withBoats(small)(trip('Pool', { needs: { transport: 'none' } })), 'Pool')).toBe(
      Number.POSITIVE_INFINITY,
    );
    expect(largest(dayWith({ departures: [trip('Penida')] }), 'Penida')).toBe(Number.POSITIVE_INFINITY);
  });

  test('counts on moving others to another boat, unless they are pinned or published', () => {
    const others = trip('Tulamben', { people: 3, vehicle: 'Besar' });
    expect(largest(withBoats(small, large)(others, trip('Penida')), 'Penida')).toBe(12);
    expect(largest(withBoats(small, large)({ ...others, isFixed: true }, trip('Penida')), 'Penida')).toBe(9);
    const pinned = trip('Penida', { people: 2, vehicle: 'Kecil', isFixed: true });
    expect(largest(withBoats(small, large)(pinned), 'Penida')).toBe(6);
  });

  test('is zero on an overbooked boat, and on the boats that could relieve it', () => {
    const crowd = trip('Tulamben', { people: 9, vehicle: 'Besar' });
    const broken = withBoats(small, { ...large, inService: false });
    expect(largest(broken(crowd, trip('Penida')), 'Penida')).toBe(0);
    expect(largest(broken(crowd, trip('Penida')), 'Tulamben')).toBe(0);
    expect(largest(broken(crowd, trip('Night', { needs: { parts: ['night'] } })), 'Night')).toBe(8);
  });

  test('is not affected by a pinned departure that is short on its own boat', () => {
    const pinned = trip('Tulamben', { people: 9, vehicle: 'Besar', isFixed: true });
    const broken = withBoats(small, { ...large, inService: false })(pinned, trip('Penida'));
    expect(largest(broken, 'Tulamben')).toBe(0);
    expect(largest(broken, 'Penida')).toBe(8);
  });
});

/** Tries every boat for every departure. */
function fitsSomehow(day: Day, departures: readonly Departure[]): boolean {
  const waiting = departures.find(({ vehicle, people }) => vehicle === null && people > 0);
  const isOver = day.vehicles.some(({ id, seats }) =>
    (['morning', 'afternoon', 'night'] as const).some((part) => {
      const on = departures.filter(({ vehicle, needs }) => vehicle === id && needs.parts.includes(part));
      return on.reduce((sum, { people }) => sum + people, 0) > seats;
    }),
  );
  if (isOver) return false;
  if (!waiting) return true;
  const boats = day.vehicles.filter((vehicle) => canCarry(vehicle, waiting.needs));
  return boats.some(({ id }) =>
    fitsSomehow(
      day,
      departures.map((one) => (one === waiting ? { ...one, vehicle: id } : one)),
    ),
  );
}

const anyBoat = fc.record({
  seats: fc.integer({ min: 5, max: 14 }),
  areas: fc.constantFrom(['Penida', 'Padang Bai'], ['Penida'], ['Penida', 'Padang Bai']),
  inService: fc.constantFrom(true, true, true, false),
});
const anyTrip = fc.record({
  people: fc.integer({ min: 0, max: 6 }),
  parts: fc.constantFrom(['morning' as const, 'afternoon' as const], ['morning' as const], ['afternoon' as const]),
  areas: fc.constantFrom(['Penida'], ['Penida'], ['Padang Bai']),
});

test('the largest party equals the one found by trying every boat for every departure', () => {
  const days = fc.tuple(
    fc.array(anyBoat, { minLength: 1, maxLength: 3 }),
    fc.array(anyTrip, { minLength: 2, maxLength: 6 }),
  );
  let larger = 0;
  fc.assert(
    fc.property(days, ([boats, trips]) => {
      const day = withBoats(...boats.map(({ seats, ...own }, number) => boat(`${number}`, seats, own)))(
        ...trips.map(({ people, ...needs }, number) => trip(`${number}`, { people, needs })),
      );
      // When a person has no boat, unrelated parts and areas continue to sell.
      if (!fitsSomehow(day, day.departures)) return;
      for (const { id } of day.departures) {
        const grownBy = (more: number) =>
          day.departures.map((one) => (one.id === id ? { ...one, people: one.people + more } : one));
        const found = largest(day, id) ?? 0;
        if (found > 0) larger += 1;
        expect(fitsSomehow(day, grownBy(found))).toBe(true);
        expect(fitsSomehow(day, grownBy(found + 1))).toBe(false);
      }
    }),
    { numRuns: 80, seed: 14 },
  );
  expect(larger).toBeGreaterThan(40);
});
