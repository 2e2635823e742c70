import { expect, it } from 'vitest';
import { isSignedInHinted } from './signed-in-hint';

it.each(['signed-in=1', 'NEXT_LOCALE=de; signed-in=1'])('isSignedInHinted finds the cookie in %s', (cookies) => {
  expect(isSignedInHinted(cookies)).toBe(true);
});

it.each(['', 'signed-in=', 'not-signed-in=1', 'signed-in=10'])(
  'isSignedInHinted finds no such cookie in "%s"',
  (cookies) => {
    expect(isSignedInHinted(cookies)).toBe(false);
  },
);
