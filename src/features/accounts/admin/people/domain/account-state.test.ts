import { expect, test } from 'vitest';
import { accountState } from './account-state';

const guest = { active: true, confirmed: false, email: 'ayu@example.test', role: 'USER' } as const;

test.each([
  [guest, 'unconfirmed'],
  [{ ...guest, confirmed: true }, 'active'],
  [{ ...guest, role: 'ADMIN' as const }, 'invited'],
  [{ ...guest, email: null }, 'walkIn'],
  [{ ...guest, email: null, active: false }, 'inactive'],
])('accountState of %o is %s', (account, state) => {
  expect(accountState(account)).toBe(state);
});
