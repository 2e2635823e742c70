import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './suites';

describe('the tally of a test run', () => {
  it('counts what passed and what failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
    expect(countVitest({ numPassedTests: 5, numFailedTests: 1, testResults })).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a test file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countVitest({ numPassedTests: 5, numFailedTests: 0, testResults })).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a browser test that passed at the second try as failed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 2 });
  });

  it('counts what kept the browser tests from running', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1 });
  });
});
