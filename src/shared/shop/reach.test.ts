import { expect, test } from 'vitest';
import { dialable } from './reach';

test('a number is dialled without its punctuation and without the 0 for callers at home', () => {
  expect(dialable('+62 (361) 288-123')).toBe('+62361288123');
  expect(dialable('+62 (0)361 288 123')).toBe('+62361288123');
});
