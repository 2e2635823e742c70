import { expect, test } from 'vitest';
import { visitor } from '@/shared/schema/actor';
import { maySeePrices } from './policy';

const person = { kind: 'person', userId: 'u', sessionId: 's', provider: 'LOCAL' } as const;

test('whoever has an account sees prices, and a visitor does not', () => {
  expect(maySeePrices({ ...person, role: 'USER' })).toBe(true);
  expect(maySeePrices({ ...person, role: 'AGEN' })).toBe(true);
  expect(maySeePrices({ ...person, role: 'ADMIN' })).toBe(true);
  expect(maySeePrices({ ...person, role: 'USER', kind: 'deactivated' })).toBe(false);
  expect(maySeePrices(visitor)).toBe(false);
});
