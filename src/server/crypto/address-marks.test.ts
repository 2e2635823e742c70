import { describe, expect, test } from 'vitest';
import { addressMarks, addressMarksToFind } from './address-marks';
import { keyOf } from './keyring';

const key = keyOf('the key that seals from today onwards');
const before = keyOf('the key that sealed until yesterday');
const marks = addressMarks(key, 'Villa Kémbang Sari, Jalan Pantai 12, room 4');

const isFound = (typed: string, keys: readonly [typeof key, ...(typeof key)[]] = [key]) =>
  addressMarksToFind(keys, typed).some((wanted) => wanted.every((mark) => marks.includes(mark)));

describe('a sealed address', () => {
  test.each(['kembang', 'Villa Sari', 'PANTAI', 'kémbang-sari', 'jalan pantai 12'])('is found by %s', (typed) => {
    expect(isFound(typed)).toBe(true);
  });

  test.each(['kemb', 'villa puri', 'sanur', '', '4', '-'])('is not found by %s', (typed) => {
    expect(isFound(typed)).toBe(false);
  });

  test('has different marks under another key, and is found through every key on the ring', () => {
    expect(isFound('kembang', [before])).toBe(false);
    expect(isFound('kembang', [before, key])).toBe(true);
  });

  test('without words has no marks', () => {
    expect(addressMarks(key, null)).toEqual([]);
    expect(addressMarksToFind([key], '')).toEqual([]);
  });
});
