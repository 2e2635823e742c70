import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './suites';

const vitestFile = (status: string, ...tests: [status: string, fullName: string][]) => ({
  name: `${process.cwd()}/src/a.test.ts`,
  status,
  assertionResults: tests.map(([status, fullName]) => ({ status, fullName })),
});

const specs = (...statuses: string[]) => [
  {
    suites: [
      {
        specs: statuses.map((status, index) => ({
          file: 'site/a.spec.ts',
          title: `fact ${index}`,
          tests: [{ projectName: 'phone', status }],
        })),
      },
    ],
  },
];

describe('the tally of a test run', () => {
  it('counts what passed and names what failed', () => {
    const testResults = [vitestFile('failed', ['failed', 'a fact'], ['passed', 'another'])];
    expect(countVitest({ numPassedTests: 5, testResults })).toEqual({
      passed: 5,
      failed: ['src/a.test.ts › a fact'],
    });
  });

  it('counts a test file that could not be loaded', () => {
    expect(countVitest({ numPassedTests: 5, testResults: [vitestFile('failed'), vitestFile('passed')] })).toEqual({
      passed: 5,
      failed: ['src/a.test.ts'],
    });
  });

  it('counts a browser test that passed at the second try as failed', () => {
    const report = { stats: { expected: 3 }, suites: specs('expected', 'unexpected', 'flaky', 'skipped'), errors: [] };
    expect(countPlaywright(report)).toEqual({
      passed: 3,
      failed: ['[phone] site/a.spec.ts › fact 1', '[phone] site/a.spec.ts › fact 2'],
    });
  });

  it('counts what kept the browser tests from running', () => {
    const report = { stats: { expected: 0 }, suites: [], errors: [{ message: 'no browser' }] };
    expect(countPlaywright(report)).toEqual({ passed: 0, failed: ['no browser'] });
  });
});
