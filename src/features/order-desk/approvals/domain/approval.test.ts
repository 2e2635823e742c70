import { expect, test } from 'vitest';
import { needsSecondPerson } from '@/features/orders/domain/approval';

test('needsSecondPerson counts all staff refunds on an order', () => {
  const limit = 1_000_000;
  expect(needsSecondPerson({ limit, before: 0, amount: 1_000_000 })).toBe(false);
  expect(needsSecondPerson({ limit, before: 0, amount: 1_000_001 })).toBe(true);
  expect(needsSecondPerson({ limit, before: 500_000, amount: 500_001 })).toBe(true);
  expect(needsSecondPerson({ limit: 0, before: 0, amount: 1 })).toBe(true);
});

test('needsSecondPerson is false without a limit, and when nothing is refunded', () => {
  expect(needsSecondPerson({ limit: null, before: 9_000_000, amount: 9_000_000 })).toBe(false);
  expect(needsSecondPerson({ limit: 0, before: 9_000_000, amount: 0 })).toBe(false);
});
