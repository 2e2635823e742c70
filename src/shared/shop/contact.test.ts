import { expect, test } from 'vitest';
import { toDialable } from './contact';

test('toDialable removes punctuation and the 0 that is dialled within the country only', () => {
  expect(toDialable('+62 (361) 288-123')).toBe('+62361288123');
  expect(toDialable('+62 (0)361 288 123')).toBe('+62361288123');
});
