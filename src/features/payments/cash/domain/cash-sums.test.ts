import { expect, it } from 'vitest';
import { cashSums } from './cash-sums';

const made = { uuid: '01940000-0000-7000-8000-000000000001', name: 'Made' };
const kadek = { uuid: '01940000-0000-7000-8000-000000000002', name: 'Kadek' };

it('cashSums adds up by method and by person, and subtracts refunds from the cash', () => {
  const sums = cashSums([
    { amount: 500_000, method: 'cash', taken_by: made },
    { amount: 300_000, method: 'card', taken_by: made },
    { amount: 200_000, method: 'cash', taken_by: kadek },
    { amount: -150_000, method: 'cash', taken_by: made },
    { amount: -50_000, method: null, taken_by: null },
  ]);
  expect(sums.taken).toBe(550_000);
  expect(sums.by_way).toEqual([
    { way: 'cash', amount: 550_000 },
    { way: 'card', amount: 300_000 },
    { way: 'other', amount: -50_000 },
  ]);
  expect(sums.by_person.map(({ person, total }) => [person?.name, total])).toEqual([
    ['Made', 650_000],
    ['Kadek', 200_000],
    [undefined, -50_000],
  ]);
});
