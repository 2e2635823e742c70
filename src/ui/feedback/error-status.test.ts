import { expect, test } from 'vitest';
import { errorStatus } from './error-status';

test('the error page shows the status of a refused call', () => {
  expect(errorStatus(Object.assign(new Error('gone'), { data: { httpStatus: 409 } }))).toBe(409);
});

test('what a page could not read while the database was away is a 503', () => {
  expect(errorStatus(Object.assign(new Error('An error occurred'), { digest: 'unavailable' }))).toBe(503);
  expect(errorStatus(Object.assign(new Error('An error occurred'), { digest: '2338213881' }))).toBe(500);
});

test('an error that carries no status is a 500', () => {
  expect(errorStatus(new Error('x'))).toBe(500);
  expect(errorStatus({ data: null })).toBe(500);
  expect(errorStatus(null)).toBe(500);
});
