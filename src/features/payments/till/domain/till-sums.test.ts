import { describe, expect, test } from 'vitest';
import { expectedCash, floatIn, signedAmount, tillSums } from './till-sums';

const entry = (kind: 'float' | 'cash_in' | 'petty_cash' | 'bank_deposit', amount: number) => ({
  ...{ kind, amount, reversed: false, reverses: false },
});
const reversed = (one: ReturnType<typeof entry>) => [
  { ...one, reversed: true },
  { ...one, amount: -one.amount, reverses: true },
];

describe('tillSums', () => {
  test('adds up the float, cash in and cash out, each as a positive sum', () => {
    const entries = [entry('float', 500_000), entry('cash_in', 200_000), entry('petty_cash', -50_000)];
    expect(tillSums([...entries, entry('bank_deposit', -300_000)])).toEqual({
      float: 500_000,
      paid_in: 200_000,
      paid_out: 350_000,
    });
  });

  test('excludes reversed entries, and uses the float that was counted again', () => {
    const entries = [...reversed(entry('float', 5_000_000)), ...reversed(entry('petty_cash', -70_000))];
    expect(tillSums(entries)).toEqual({ float: null, paid_in: 0, paid_out: 0 });
    expect(floatIn([...entries, entry('float', 500_000)])?.amount).toBe(500_000);
  });
});

test('expectedCash is the float plus cash taken and paid in, minus cash paid out', () => {
  const entries = [entry('float', 500_000), entry('cash_in', 200_000), entry('petty_cash', -50_000)];
  expect(expectedCash(1_000_000, entries)).toBe(1_650_000);
  expect(expectedCash(-70_000, [])).toBe(-70_000);
});

test('signedAmount is negative for cash out', () => {
  expect(signedAmount('cash_in', 1)).toBe(1);
  expect(signedAmount('petty_cash', 1)).toBe(-1);
  expect(signedAmount('bank_deposit', 1)).toBe(-1);
});
