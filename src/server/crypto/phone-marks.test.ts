import { describe, expect, test } from 'vitest';
import { keyOf } from './keyring';
import { marksToFind, phoneMarks } from './phone-marks';

const key = keyOf('the key that seals from today onwards');
const before = keyOf('the key that sealed until yesterday');

const isFound = (number: string, typed: string) =>
  marksToFind([key], typed, 'ID').some((mark) => phoneMarks(key, number).includes(mark));

describe('a sealed phone number', () => {
  test.each([
    '+62 812 3456 7890',
    '+6281234567890',
    '+62 (0)812-3456-7890',
    '6281234567890',
    '0062 812 3456 7890',
    '0812-3456-7890',
    '(0812) 3456.7890',
    '0812 3456–7890',
    '812 3456 7890',
    '＋６２ ８１２ ３４５６ ７８９０',
    '０８１２３４５６７８９０',
    '٠٨١٢٣٤٥٦٧٨٩٠',
  ])('is found by the full number written as %s', (typed) => {
    expect(isFound('+62 812-3456-7890', typed)).toBe(true);
  });

  test('of another country is found with its country code, even without the plus', () => {
    for (const typed of ['+49 151 23456789', '4915123456789', '0049 151 23456789', '+49 (0)151 23456789'])
      expect(isFound('+49 151 23456789', typed)).toBe(true);
  });

  test('of another country is not found in national form, because that form means the shop’s country', () => {
    expect(isFound('+49 151 23456789', '0151 23456789')).toBe(false);
  });

  test.each(['7890', '67890', '567890', '456 7890', '3456-7890', '７８９０'])(
    'is found by its last digits %s',
    (typed) => {
      expect(isFound('+62 812-3456-7890', typed)).toBe(true);
    },
  );

  test.each(['890', '23456789', '0812 3456', '62812', '+62 812', '234567890', '7891', ''])(
    'is found neither by its beginning nor by any other input: %s',
    (typed) => {
      expect(isFound('+62 812-3456-7890', typed)).toBe(false);
    },
  );

  test('has one mark for the whole number and one for each of five lengths, and none without a number', () => {
    expect(new Set(phoneMarks(key, '+62 812-3456-7890')).size).toBe(6);
    expect(phoneMarks(key, '')).toEqual([]);
  });

  test('has different marks under another key, and is found through every key on the ring', () => {
    const old = phoneMarks(before, '+62 812-3456-7890');
    expect(old.some((mark) => phoneMarks(key, '+62 812-3456-7890').includes(mark))).toBe(false);
    expect(marksToFind([key, before], '7890', 'ID').some((mark) => old.includes(mark))).toBe(true);
  });

  test('has marks that reveal no digits without the key', () => {
    for (const mark of phoneMarks(key, '+62 812-3456-7890')) expect(mark).toMatch(/^[\w-]{22}$/);
  });
});
