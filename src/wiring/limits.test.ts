import { describe, expect, test } from 'vitest';
import {
  codeMailsPerAccount,
  codeMailsPerAddress,
  registrationsPerAddress,
  resendsPerAddress,
  signInLinksPerAccount,
  signInLinksPerAddress,
  wrongCodesPerAddress,
} from '@/features/accounts/domain/limits';
import { inquiriesPerAddress, messagesPerAddress } from '@/features/contact/domain/limits';
import { limitKey } from '@/server/auth/limit-key';

const HOUR = 3600;
const QUARTER_HOUR = 900;

test.each([
  ['registering', registrationsPerAddress, 10, HOUR],
  ['writing to the shop', messagesPerAddress, 10, HOUR],
  ['inquiring', inquiriesPerAddress, 10, HOUR],
  ['a code by mail', codeMailsPerAccount, 3, QUARTER_HOUR],
  ['a link to sign in by mail', signInLinksPerAccount, 3, QUARTER_HOUR],
] as const)('the limit %s has its count and period', (_, limit, points, perSeconds) => {
  expect(limit).toMatchObject({ points, perSeconds });
});

describe.each([
  registrationsPerAddress,
  messagesPerAddress,
  inquiriesPerAddress,
  resendsPerAddress,
  codeMailsPerAddress,
  wrongCodesPerAddress,
  signInLinksPerAddress,
])('the limit $name', (limit) => {
  const isOne = (one: string, other: string) => limitKey(limit, one) === limitKey(limit, other);

  test('counts all addresses of an IPv6 customer together', () => {
    expect(isOne('2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3')).toBe(true);
    expect(isOne('2001:db8:1:2::1', '2001:db8:1:3::1')).toBe(false);
  });

  test('counts an IPv4 address by itself, in any notation', () => {
    expect(isOne('203.0.113.7', '::ffff:203.0.113.7')).toBe(true);
    expect(isOne('203.0.113.7', '203.0.113.8')).toBe(false);
  });
});
