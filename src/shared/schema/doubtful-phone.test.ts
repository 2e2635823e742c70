import { expect, test } from 'vitest';
import { phoneNumbers } from '@/test/phone-numbers';
import { isDoubtfulPhone } from './doubtful-phone';

test('a number is doubtful when its length fits its country but the range is unassigned', () => {
  for (const number of ['+62 491 511 234 567 8', '+49123456789', '+15550123456']) {
    expect({ number, isDoubtful: isDoubtfulPhone(number) }).toEqual({ number, isDoubtful: true });
  }
});

test('a number in an assigned range of its country is not doubtful', () => {
  expect(phoneNumbers.filter(({ number }) => isDoubtfulPhone(number))).toEqual([]);
});

test('text that is not a number, or has an impossible length, is not doubtful', () => {
  for (const text of ['', '+', '+62 81', '0812 5550 0142', 'call me']) expect(isDoubtfulPhone(text)).toBe(false);
});
