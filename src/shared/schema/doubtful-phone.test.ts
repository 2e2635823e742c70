import { expect, test } from 'vitest';
import { phoneNumbers } from '@/test/phone-numbers';
import { isDoubtfulPhone } from './doubtful-phone';

test('a number is doubtful when only its length fits its country', () => {
  for (const number of ['+62 491 511 234 567 8', '+49123456789', '+15550123456']) {
    expect({ number, isDoubtful: isDoubtfulPhone(number) }).toEqual({ number, isDoubtful: true });
  }
});

test('a number that its country gives out is not doubtful', () => {
  expect(phoneNumbers.filter(({ number }) => isDoubtfulPhone(number))).toEqual([]);
});

test('text that is no number, or one of an impossible length, is not doubtful', () => {
  for (const text of ['', '+', '+62 81', '0812 5550 0142', 'call me']) expect(isDoubtfulPhone(text)).toBe(false);
});
