import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { generateClient } from './build';
import { run, scriptFile } from './child';
import { findChromium } from './chromium';
import { onExit } from './lifecycle';
import { cli, root } from './paths';
import { loadSettings, noSettings } from './settings';
import { UNHANDLED_FILE } from './unhandled-reporter';

export type Timed = { test: string; ms: number };
/** Includes names and reasons, because a count alone does not help in a long log. */
export type Tally = { passed: number; failed: string[]; timed?: Timed[] };
export type Result = { code: number; tally: Tally };

/** Isolates tests from the machine's own settings, above all its database. */
function testEnvironment(): Record<string, string | undefined> {
  return { ...process.env, ...noSettings };
}

function reportFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'segara-report-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'report.json');
}

/** Counts one failure for a suite that fails without a failed test or without any test. */
function tallyOf(code: number, file: string, count: (report: unknown) => Tally): Tally {
  let tally: Tally;
  try {
    tally = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    tally = { passed: 0, failed: [] };
  }
  const isSilent = tally.failed.length === 0 && (code !== 0 || tally.passed === 0);
  return isSilent ? { ...tally, failed: [`the run itself (exit code ${code})`] } : tally;
}

type Assertion = { status: string; fullName: string; failureMessages: string[]; duration?: number | null };
type VitestFile = { name: string; status: string; message: string; assertionResults: Assertion[] };
export type VitestReport = { numPassedTests: number; testResults: VitestFile[] };

const withReason = (what: string, message = ''): string => {
  const [reason] = stripVTControlCharacters(message).trimStart().split('\n');
  return reason ? `${what} (${reason})` : what;
};

/** A file that cannot be loaded has no failed test, so it is counted itself. */
function failedIn({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [withReason(file, message)] : [];
  return failed.map(({ fullName, failureMessages }) => withReason(`${file} › ${fullName}`, failureMessages[0]));
}

const timedIn = ({ name, assertionResults }: VitestFile): Timed[] =>
  assertionResults.map(({ fullName, duration }) => ({
    test: `${relative(root, name)} › ${fullName}`,
    ms: duration ?? 0,
  }));

/** `outside` lists errors that belong to no test, such as an unhandled rejection. */
export const countVitest = ({ numPassedTests, testResults }: VitestReport, outside: string[] = []): Tally => ({
  passed: numPassedTests,
  failed: [...testResults.flatMap(failedIn), ...outside.map((message) => withReason('outside of any test', message))],
  timed: testResults.flatMap(timedIn),
});

type Try = { duration: number; error?: { message?: string } };
type Spec = { file: string; title: string; tests: { projectName: string; status: string; results: Try[] }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
export type PlaywrightReport = { stats: { expected: number }; suites: Suite[]; errors: { message?: string }[] };

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** A flaky test counts as failed, because it failed once. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Tally {
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests: ofSpec }) =>
      ofSpec.map((test) => ({ ...test, name: `[${test.projectName}] ${file} › ${title}` })),
    );
  const failed = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, results }) => withReason(name, results.find(({ error }) => error)?.error?.message));
  return {
    passed: stats.expected,
    failed: [...failed, ...errors.map(({ message }) => message ?? 'the run itself')],
    timed: tests.map(({ name, results }) => ({
      test: name,
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
    })),
  };
}

export async function runVitest(project: 'unit' | 'integration', args: string[]): Promise<Result> {
  await generateClient(() => {});
  const report = reportFile();
  const unhandled = `${report}.unhandled`;
  const own = scriptFile('lib/unhandled-reporter.ts');
  const reporters = ['--reporter=default', '--reporter=json', `--reporter=${own}`, `--outputFile.json=${report}`];
  const { code } = await run([cli.vitest, 'run', '--project', project, ...reporters, ...args], {
    env: { ...testEnvironment(), [UNHANDLED_FILE]: unhandled },
    ownGroup: false,
  });
  const outside: string[] = existsSync(unhandled) ? JSON.parse(readFileSync(unhandled, 'utf8')) : [];
  return { code, tally: tallyOf(code, report, (value) => countVitest(value as VitestReport, outside)) };
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
