import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

test.each(['password123', 'PassWord123', 'qwertyuiop', 'segara123', 'aaaaaaa', '、、、、、、、'])(
  'isCommonPassword is true for %s',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['diver-demo-1', 'password of mine', ' password123', 'aaaaaab', 'Gurita & Penyu'])(
  'isCommonPassword is false for %s',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
