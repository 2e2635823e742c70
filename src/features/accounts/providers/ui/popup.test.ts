import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerIn, answerOf } from './popup';

const origin = 'https://dive.example';

/** A popup on the provider's site, whose URL we may not read. */
function popupAway() {
  return {
    closed: false,
    close: vi.fn(),
    location: {
      get href(): string {
        throw new DOMException('cross-origin', 'SecurityError');
      },
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('answerOf reads the popup every 250 ms and closes it when it returns', async () => {
  const popup = popupAway();
  const answered = vi.fn();
  void answerOf(popup as unknown as Window).then(answered);
  await vi.advanceTimersByTimeAsync(5000);
  expect(answered).not.toHaveBeenCalled();
  popup.location = { href: `${origin}/auth-redirect?code=c&state=s` };
  await vi.advanceTimersByTimeAsync(249);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith({ code: 'c', state: 's' });
  expect(popup.close).toHaveBeenCalled();
});

test('answerOf distinguishes a closed popup from one that returned', async () => {
  const popup = popupAway();
  const answer = answerOf(popup as unknown as Window);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(250);
  await expect(answer).resolves.toEqual({ failed: 'closed' });
});

describe('answerIn', () => {
  test.each([
    '',
    'about:blank',
    'https://accounts.example/auth?code=c&state=s',
    `${origin}/`,
    `${origin}/x-auth-redirect?code=c`,
  ])('returns null before the popup returns: %s', (address) => {
    expect(answerIn(address, origin)).toBeNull();
  });

  test.each(['/auth-redirect', '/de/auth-redirect'])('returns the code and the state at %s', (page) => {
    expect(answerIn(`${origin}${page}?state=s%2B1&code=c%2F2&iss=x`, origin)).toEqual({ code: 'c/2', state: 's+1' });
  });

  test.each(['?error=access_denied&state=s', '?code=c', '?code=&state=s', ''])('returns an error for %s', (search) => {
    expect(answerIn(`${origin}/auth-redirect${search}`, origin)).toEqual({ failed: 'error' });
  });

  test('ignores the same path on another site', () => {
    expect(answerIn('https://dive.example.evil.example/auth-redirect?code=c&state=s', origin)).toBeNull();
  });
});
