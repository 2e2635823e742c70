import { expect, test } from 'vitest';
import { errorStatus } from './error-status';

test('the error page shows the status of a refused call', () => {
  expect(errorStatus(Object.assign(new Error('gone'), { data: { httpStatus: 409 } }))).toBe(409);
});

test('an error that carries no status is a 500', () => {
  expect(errorStatus(new Error('x'))).toBe(500);
  expect(errorStatus({ data: null })).toBe(500);
  expect(errorStatus(null)).toBe(500);
});
