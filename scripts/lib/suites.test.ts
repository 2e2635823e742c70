import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './suites';

const vitestFile = (status: string, ...tests: [status: string, fullName: string][]) => ({
  name: `${process.cwd()}/src/a.test.ts`,
  status,
  message: status === 'failed' ? '\u001b[31mCannot load it\u001b[39m\n  at a line' : '',
  assertionResults: tests.map(([status, fullName]) => ({
    status,
    fullName,
    failureMessages: status === 'failed' ? ['Error: 1 is not 2\n  at a line'] : [],
    duration: 20,
  })),
});

const specs = (...statuses: string[]) => [
  {
    suites: [
      {
        specs: statuses.map((status, index) => ({
          file: 'site/a.spec.ts',
          title: `fact ${index}`,
          tests: [
            {
              projectName: 'phone',
              status,
              results:
                status === 'expected'
                  ? [{ duration: 30 }]
                  : [{ duration: 40, error: { message: `it was ${status}\n  at a line` } }, { duration: 10 }],
            },
          ],
        })),
      },
    ],
  },
];

describe('a tally', () => {
  it('counts passed tests and names failed ones', () => {
    const testResults = [vitestFile('failed', ['failed', 'a fact'], ['passed', 'another'])];
    expect(countVitest({ numPassedTests: 5, testResults })).toMatchObject({
      passed: 5,
      failed: ['src/a.test.ts › a fact (Error: 1 is not 2)'],
    });
  });

  it('counts a test file that could not be loaded', () => {
    expect(countVitest({ numPassedTests: 5, testResults: [vitestFile('failed'), vitestFile('passed')] })).toMatchObject(
      {
        passed: 5,
        failed: ['src/a.test.ts (Cannot load it)'],
      },
    );
  });

  it('counts errors that belong to no test', () => {
    const report = { numPassedTests: 5, testResults: [vitestFile('passed')] };
    expect(countVitest(report, ['nobody awaited\n  at a line'])).toMatchObject({
      passed: 5,
      failed: ['outside of any test (nobody awaited)'],
    });
  });

  it('counts a browser test that passed on retry as failed', () => {
    const report = { stats: { expected: 3 }, suites: specs('expected', 'unexpected', 'flaky', 'skipped'), errors: [] };
    expect(countPlaywright(report)).toMatchObject({
      passed: 3,
      failed: ['[phone] site/a.spec.ts › fact 1 (it was unexpected)', '[phone] site/a.spec.ts › fact 2 (it was flaky)'],
    });
  });

  it('counts errors that prevented browser tests', () => {
    const report = { stats: { expected: 0 }, suites: [], errors: [{ message: 'no browser' }] };
    expect(countPlaywright(report)).toMatchObject({ passed: 0, failed: ['no browser'] });
  });

  it('lists the duration of each test, the longest for a retried one', () => {
    const report = { stats: { expected: 1 }, suites: specs('expected', 'flaky'), errors: [] };
    expect(countPlaywright(report).timed).toEqual([
      { test: '[phone] site/a.spec.ts › fact 0', ms: 30 },
      { test: '[phone] site/a.spec.ts › fact 1', ms: 40 },
    ]);
    expect(countVitest({ numPassedTests: 1, testResults: [vitestFile('passed', ['passed', 'a fact'])] }).timed).toEqual(
      [{ test: 'src/a.test.ts › a fact', ms: 20 }],
    );
  });
});
