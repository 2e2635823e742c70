import { describe, expect, test } from 'vitest';
import { answerIn } from './popup-answer';

const origin = 'https://dive.example';

describe('the address of the popup', () => {
  test.each([
    '',
    'about:blank',
    'https://accounts.example/auth?code=c&state=s',
    `${origin}/`,
    `${origin}/x-auth-redirect?code=c`,
  ])('says nothing yet: %s', (address) => {
    expect(answerIn(address, origin)).toBeNull();
  });

  test.each(['/auth-redirect', '/de/auth-redirect'])('gives the code and the state at %s', (page) => {
    expect(answerIn(`${origin}${page}?state=s%2B1&code=c%2F2&iss=x`, origin)).toEqual({ code: 'c/2', state: 's+1' });
  });

  test.each(['?error=access_denied&state=s', '?code=c', '?code=&state=s', ''])('is an error with %s', (search) => {
    expect(answerIn(`${origin}/auth-redirect${search}`, origin)).toEqual({ failed: 'error' });
  });

  test('is not believed on another site that has such a page', () => {
    expect(answerIn('https://dive.example.evil.example/auth-redirect?code=c&state=s', origin)).toBeNull();
  });
});
