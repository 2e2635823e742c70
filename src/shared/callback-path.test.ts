import { expect, it } from 'vitest';
import { callbackPath } from './callback-path';

it.each(['/user', '/de/trips/usat-liberty-wreck?from=box#book', '/?message=x'])('goes back to %s', (path) => {
  expect(callbackPath(path, '/home')).toBe(path);
});

it.each([
  undefined,
  '',
  'user',
  'https://elsewhere.test/',
  '//elsewhere.test/',
  '/\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  'javascript:alert(1)',
])('never leaves this site: %j', (value) => {
  expect(callbackPath(value, '/home')).toBe('/home');
});
