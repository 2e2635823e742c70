import { expect, it } from 'vitest';
import { totalsOf } from './totals';

it('totals count money in and out by way, without reversed mistakes and amounts on account', () => {
  const totals = totalsOf([
    { kind: 'charge', way: 'xendit', amount: 3_000_000 },
    { kind: 'refund', way: 'xendit', amount: -1_000_000 },
    { kind: 'on_site', way: 'cash', amount: 900_000 },
    { kind: 'on_site_reversal', way: 'cash', amount: -400_000 },
    { kind: 'on_site_refund', way: 'cash', amount: -100_000 },
    { kind: 'on_account', way: 'on_account', amount: 700_000 },
    { kind: 'off_account', way: 'on_account', amount: -200_000 },
  ]);
  expect(totals).toEqual({
    taken: 3_500_000,
    given_back: 1_100_000,
    on_account: 500_000,
    by_way: [
      { way: 'xendit', taken: 3_000_000, given_back: 1_000_000 },
      { way: 'cash', taken: 500_000, given_back: 100_000 },
    ],
  });
});
