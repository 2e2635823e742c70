import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boat, dayWith, trip } from '@/test/outings/days';
import { boatsOf } from './boats';
import { carryParty } from './carry-party';

const vehicles = [8, 10, 12, 14, 16, 20].map((seats, number) =>
  boat(`boat ${number}`, seats, { areas: number % 3 === 0 ? ['Penida', 'Padang Bai'] : ['Penida', 'Tulamben'] }),
);
const anyNeeds = fc.record({
  parts: fc.constantFrom(['morning' as const, 'afternoon' as const], ['morning' as const], ['afternoon' as const]),
  areas: fc.constantFrom(['Penida'], ['Penida'], ['Padang Bai'], ['Tulamben']),
});
/** Twelve of forty products are sold, each to a party of any size that fits. */
const anyProducts = fc.array(anyNeeds, { minLength: 40, maxLength: 40 });
const anyParties = fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 12, maxLength: 12 });

test('a day of forty products, twelve departures with guests and six boats is searched to the end', () => {
  const steps: number[] = [];
  fc.assert(
    fc.property(anyProducts, anyParties, (products, parties) => {
      const departures = products.map((needs, number) => trip(`trip ${number}`, { needs }));
      const sold = parties.reduce(
        (day, people, number) => {
          const { id } = day.departures[number] ?? { id: '' };
          return carryParty(day, boatsOf(day), id, people) ?? day;
        },
        dayWith({ vehicles, departures: departures.slice(0, parties.length) }),
      );
      const day = { ...sold, departures: [...sold.departures, ...departures.slice(parties.length)] };
      const boats = boatsOf(day);
      expect(boats.isSearched).toBe(true);
      steps.push(boats.stepsTaken);
    }),
    { numRuns: 8, seed: 14 },
  );
  expect(Math.max(...steps)).toBeGreaterThan(100);
});
