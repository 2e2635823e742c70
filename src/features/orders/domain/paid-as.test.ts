import { expect, test } from 'vitest';
import { paidAs } from './paid-as';

const deposit = { payment_type: 'down_payment', held: 300_000, still_to_pay: 700_000 } as const;

test('paidAs names a down payment only while something is still to pay', () => {
  expect(paidAs(deposit)).toBe('down_payment');
  expect(paidAs({ ...deposit, held: 1_000_000, still_to_pay: 0 })).toBe('full_payment');
});

test('paidAs keeps the choice of an order that has received nothing', () => {
  expect(paidAs({ ...deposit, held: 0, still_to_pay: 0 })).toBe('down_payment');
});
