import { expect, test } from 'vitest';
import { decryptBytes, encryptBytes, openWith } from './crypto';
import { keyOf } from './keyring';
import { newRecordKey, unwrapKey, unwrapWith, wrapKey, wrapWith } from './record-key';

const before = keyOf('the key that sealed until yesterday');
const now = keyOf('the key that seals from today onwards');
const bytes = Buffer.from('%PDF-1.7 signed by a physician');

test('a record key opens only what it has encrypted, and nothing that was altered', () => {
  const [key, other] = [newRecordKey(), newRecordKey()];
  const encrypted = encryptBytes(key, bytes);
  expect(encrypted.includes('physician')).toBe(false);
  expect(decryptBytes(key, encrypted)).toEqual(bytes);
  expect(() => decryptBytes(other, encrypted)).toThrow();
  encrypted.writeUInt8(encrypted.readUInt8(30) ^ 1, 30);
  expect(() => decryptBytes(key, encrypted)).toThrow();
});

test('a wrapped record key is opened by the key that wrapped it, while that key is configured', () => {
  const key = newRecordKey();
  expect(unwrapKey(wrapKey(key))).toEqual(key);
  const wrapped = wrapWith(before, key);
  expect(unwrapWith([now, before], wrapped)).toEqual(key);
  expect(() => unwrapWith([now], wrapped)).toThrow(`no key ${before.id}`);
});

test('a wrapped record key is not opened by the key for sealed texts', () => {
  expect(() => openWith([before], wrapWith(before, newRecordKey()))).toThrow('authenticate');
});
