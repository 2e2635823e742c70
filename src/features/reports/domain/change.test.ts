import { expect, test } from 'vitest';
import { changeSince } from './change';

test('changeSince returns whole percents of the earlier value, or null if that was zero', () => {
  expect(changeSince(200, 250)).toBe(0.25);
  expect(changeSince(3, 2)).toBe(-0.33);
  expect(changeSince(1000, 1001)).toBe(0);
  expect(changeSince(0, 5)).toBeNull();
  expect(changeSince(-50, 5)).toBeNull();
});
