import { expect, test } from 'vitest';
import { isAvatarTooLarge } from './avatar';

test('an avatar was sent with at most 1 MB', () => {
  expect(isAvatarTooLarge(1024 * 1024)).toBe(false);
  expect(isAvatarTooLarge(1024 * 1024 + 1)).toBe(true);
});
