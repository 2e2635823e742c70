import { expect, test } from 'vitest';
import { visitor } from '@/shared/schema/actor';
import { maySeePrices } from './policy';

const person = { kind: 'person', userId: 'u', sessionId: 's', provider: 'LOCAL', rights: [] } as const;

test('maySeePrices is true for people with an account and false for visitors', () => {
  expect(maySeePrices({ ...person, role: 'USER' })).toBe(true);
  expect(maySeePrices({ ...person, role: 'AGEN' })).toBe(true);
  expect(maySeePrices({ ...person, role: 'ADMIN' })).toBe(true);
  expect(maySeePrices({ ...person, role: 'USER', kind: 'deactivated' })).toBe(false);
  expect(maySeePrices(visitor)).toBe(false);
});
