import { expect, test } from 'vitest';
import { isAvatarTooLarge } from './avatar';

test('an avatar is limited to 1 MB as uploaded', () => {
  expect(isAvatarTooLarge(1024 * 1024)).toBe(false);
  expect(isAvatarTooLarge(1024 * 1024 + 1)).toBe(true);
});
