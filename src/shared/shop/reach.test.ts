import { expect, test } from 'vitest';
import { dialable } from './reach';

test('dialable removes punctuation and the 0 that is dialled within the country only', () => {
  expect(dialable('+62 (361) 288-123')).toBe('+62361288123');
  expect(dialable('+62 (0)361 288 123')).toBe('+62361288123');
});
