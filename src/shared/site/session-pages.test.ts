import { expect, it } from 'vitest';
import { isSessionPage } from './session-pages';

it('isSessionPage distinguishes pages that show a session from prerendered ones', () => {
  expect(isSessionPage('/user/orders/1')).toBe(true);
  expect(isSessionPage('/admin')).toBe(true);
  expect(isSessionPage('/users-guide')).toBe(false);
  expect(isSessionPage('/trips/sign-in')).toBe(false);
  expect(isSessionPage('xuser')).toBe(false);
});
