import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from '../../src/env';
import { generateClient } from './build';
import { run } from './child';
import { findChromium } from './chromium';
import { atTheEnd } from './lifecycle';
import { cli } from './paths';
import { loadSettings } from './settings';

export type Tally = { passed: number; failed: number };
export type Result = { code: number; tally: Tally };

/** The machine's own settings, its database first of all, are no business of the tests; empty means not set. */
function testEnvironment(): Record<string, string | undefined> {
  const blank = Object.fromEntries(Object.keys(examples).map((name) => [name, '']));
  return { ...process.env, ...blank };
}

function reportFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'segara-report-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'report.json');
}

/** A suite that fails without a failed test, or without any, has failed as a whole. */
function tallyOf(code: number, file: string, count: (report: unknown) => Tally): Tally {
  let tally: Tally;
  try {
    tally = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    tally = { passed: 0, failed: 0 };
  }
  const isSilent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return isSilent ? { ...tally, failed: 1 } : tally;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** A file that cannot be loaded has no failed test and is counted itself. */
export function countVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** A flaky test failed once, and so there is something to find. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

export async function runVitest(project: 'unit' | 'integration', args: string[]): Promise<Result> {
  await generateClient(() => {});
  const report = reportFile();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run([cli.vitest, 'run', '--project', project, ...reporters, ...args], {
    env: testEnvironment(),
    ownGroup: false,
  });
  return { code, tally: tallyOf(code, report, (value) => countVitest(value as VitestReport)) };
}

export async function runPlaywright(args: string[]): Promise<Result> {
  const browser = findChromium(loadSettings().CHROMIUM_PATH);
  const report = reportFile();
  const { code } = await run([cli.playwright, 'test', '--reporter=list,json', ...args], {
    env: { ...testEnvironment(), CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    ownGroup: false,
  });
  return { code, tally: tallyOf(code, report, (value) => countPlaywright(value as PlaywrightReport)) };
}
