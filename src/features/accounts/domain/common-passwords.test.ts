import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

test.each(['password123', 'PassWord123', 'qwertyuiop', 'segara123', 'aaaaaaa', '、、、、、、、'])(
  'everybody tries %s',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['diver-demo-1', 'password of mine', ' password123', 'aaaaaab', 'Gurita & Penyu'])(
  'nobody tries %s first',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
