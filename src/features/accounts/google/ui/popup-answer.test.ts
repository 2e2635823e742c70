import { describe, expect, test } from 'vitest';
import { answerIn } from './popup-answer';

const origin = 'https://dive.example';

describe('answerIn', () => {
  test.each([
    '',
    'about:blank',
    'https://accounts.example/auth?code=c&state=s',
    `${origin}/`,
    `${origin}/x-auth-redirect?code=c`,
  ])('returns null before the popup is back: %s', (address) => {
    expect(answerIn(address, origin)).toBeNull();
  });

  test.each(['/auth-redirect', '/de/auth-redirect'])('returns the code and the state at %s', (page) => {
    expect(answerIn(`${origin}${page}?state=s%2B1&code=c%2F2&iss=x`, origin)).toEqual({ code: 'c/2', state: 's+1' });
  });

  test.each(['?error=access_denied&state=s', '?code=c', '?code=&state=s', ''])('returns an error for %s', (search) => {
    expect(answerIn(`${origin}/auth-redirect${search}`, origin)).toEqual({ failed: 'error' });
  });

  test('ignores another site that has such a page', () => {
    expect(answerIn('https://dive.example.evil.example/auth-redirect?code=c&state=s', origin)).toBeNull();
  });
});
