import { expect, test } from 'vitest';
import { hashToken } from '@/server/crypto/crypto';
import { isRegisteringDevice, readRegistrations, withRegistration } from './registering-device';

test('a browser keeps the five newest secrets', () => {
  let cookie = '';
  for (const secret of ['a', 'b', 'c', 'd', 'e', 'f']) cookie = withRegistration(readRegistrations(cookie), secret);
  expect(readRegistrations(cookie)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('a longer, forged cookie is not read beyond the limit', () => {
  expect(readRegistrations(Array.from({ length: 50 }, (_, one) => one).join('~'))).toHaveLength(5);
  expect(readRegistrations(undefined)).toEqual([]);
});

test('a registration is recognised by its own secret alone', () => {
  expect(isRegisteringDevice(['other', 'mine'], hashToken('mine'))).toBe(true);
  expect(isRegisteringDevice(['other'], hashToken('mine'))).toBe(false);
  expect(isRegisteringDevice([hashToken('mine')], hashToken('mine'))).toBe(false);
  expect(isRegisteringDevice([], hashToken('mine'))).toBe(false);
  expect(isRegisteringDevice(['mine'], null)).toBe(false);
});
