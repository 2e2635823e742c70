import { describe, expect, test } from 'vitest';
import { isConflict, isDatabaseFault, mayHaveRun } from './database-fault';

/** A fault as Prisma reports it from its adapter. */
const reported = (code: string, cause: object) =>
  Object.assign(new Error('Invalid `prisma.user.findFirst()` invocation'), {
    code,
    meta: { driverAdapterError: { name: 'DriverAdapterError', cause } },
  });
const coded = (code: string, more: object = {}) => Object.assign(new Error('failed'), { code, ...more });

const beforeAnythingIsSent = [
  coded('ECONNREFUSED'),
  coded('ENOTFOUND'),
  coded('57P03', { severity: 'FATAL' }),
  coded('53300', { severity: 'FATAL' }),
  coded('55000', { severity: 'FATAL' }),
  coded('P2024'),
  reported('P1001', { kind: 'DatabaseNotReachable', host: '127.0.0.1', port: 5432 }),
  reported('P2010', { kind: 'DatabaseNotReachable' }),
  reported('P2039', { kind: 'postgres', code: '25006', severity: 'ERROR' }),
  Object.assign(new Error('DatabaseNotReachable'), {
    name: 'DriverAdapterError',
    cause: { kind: 'DatabaseNotReachable' },
  }),
  new Error('timeout expired'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  coded('P2028', { message: 'Transaction API error: Unable to start a transaction in the given time.' }),
];

const whileItWasWaitedFor = [
  coded('ECONNRESET'),
  coded('EPIPE'),
  coded('57P01', { severity: 'FATAL' }),
  coded('57P02', { severity: 'FATAL' }),
  reported('P2010', { kind: 'postgres', code: '57P01', severity: 'FATAL' }),
  reported('P1017', { kind: 'ConnectionClosed' }),
  new Error('Connection terminated unexpectedly'),
];

const matterOfTheCall = [
  null,
  undefined,
  'ECONNREFUSED',
  new Error('a view does not fit'),
  new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
  coded('23505', { severity: 'ERROR' }),
  coded('P2002'),
  coded('P2025'),
  reported('P2010', { kind: 'postgres', code: '40001', severity: 'ERROR' }),
];

describe('a database fault', () => {
  test.each(beforeAnythingIsSent)('before anything is sent means that nothing was done: %s', (thrown) => {
    expect(isDatabaseFault(thrown)).toBe(true);
    expect(mayHaveRun(thrown)).toBe(false);
  });

  test.each(whileItWasWaitedFor)('while a reply is pending leaves open whether anything was done: %s', (thrown) => {
    expect(isDatabaseFault(thrown)).toBe(true);
    expect(mayHaveRun(thrown)).toBe(true);
  });

  test.each(matterOfTheCall)('does not include a fault of the call itself: %s', (thrown) => {
    expect(isDatabaseFault(thrown)).toBe(false);
    expect(mayHaveRun(thrown)).toBe(false);
  });
});

test('isConflict recognises transactions that conflicted with each other, and nothing else', () => {
  expect(isConflict(reported('P2010', { kind: 'TransactionWriteConflict' }))).toBe(true);
  expect(isConflict(reported('P2034', { kind: 'TransactionWriteConflict' }))).toBe(true);
  expect(isConflict(coded('40P01', { severity: 'ERROR' }))).toBe(true);
  expect(isConflict(reported('P2010', { kind: 'postgres', code: '40001', severity: 'ERROR' }))).toBe(true);
  for (const thrown of [...beforeAnythingIsSent, ...whileItWasWaitedFor, null, coded('23505'), new Error('40P01')])
    expect(isConflict(thrown)).toBe(false);
});
