import { expect, test } from 'vitest';
import { errorStatus } from './error-status';

test('errorStatus returns the status of a refused call', () => {
  expect(errorStatus(Object.assign(new Error('gone'), { data: { httpStatus: 409 } }))).toBe(409);
});

test('errorStatus is 503 when a page could not reach the database', () => {
  expect(errorStatus(Object.assign(new Error('An error occurred'), { digest: 'unavailable' }))).toBe(503);
  expect(errorStatus(Object.assign(new Error('An error occurred'), { digest: '2338213881' }))).toBe(500);
});

test('errorStatus is 500 for an error without a status', () => {
  expect(errorStatus(new Error('x'))).toBe(500);
  expect(errorStatus({ data: null })).toBe(500);
  expect(errorStatus(null)).toBe(500);
});
