import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Work } from '@/features/pay/sheets/domain/work';
import { crewShares } from './crew-shares';

const date = '2026-11-02';
const worked = (member: string, departure: string): Work => ({
  ...{ date, member, role: 'guide', outing: { date, departure }, subject: departure },
  ...{ titles: {}, dives: 2, courseDays: null },
});

test("crewShares divides a day's pay among the day's outings, the last with the remainder", () => {
  const works = [
    worked('made', 'a'),
    worked('made', 'b'),
    worked('made', 'c'),
    worked('made', 'a'),
    worked('ayu', 'a'),
  ];
  const costs = crewShares(works, (member) => (member === 'made' ? 100 : 50));
  expect(Object.fromEntries(costs)).toEqual({ [`${date} a`]: 83, [`${date} b`]: 33, [`${date} c`]: 34 });
});

test("crewShares adds up to everybody's pay", () => {
  const anyWork = fc.record({
    member: fc.constantFrom('made', 'ayu', 'ken'),
    departure: fc.constantFrom('a', 'b', 'c'),
  });
  const pay = fc.record({ made: fc.nat(900_000), ayu: fc.nat(900_000), ken: fc.nat(900_000) });
  fc.assert(
    fc.property(fc.array(anyWork), pay, (some, paid) => {
      const works = some.map(({ member, departure }) => worked(member, departure));
      const costs = crewShares(works, (member) => paid[member as 'made']);
      const all = [...new Set(works.map(({ member }) => member))].reduce((sum, who) => sum + paid[who as 'made'], 0);
      expect([...costs.values()].reduce((sum, cost) => sum + cost, 0)).toBe(all);
    }),
  );
});
