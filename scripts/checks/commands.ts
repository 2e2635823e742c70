import { rmSync } from 'node:fs';
import { run } from '../lib/child';
import { cli, inRoot } from '../lib/paths';

const modules = (path: string) => inRoot('node_modules', path);

const environment = {
  ...process.env,
  FORCE_COLOR: '0',
  NEXT_TELEMETRY_DISABLED: '1',
  // The compiler holds nearly all of its memory to the end, so collecting garbage would only take a quarter of its
  // time.
  GOGC: '400',
};

/** Returns the output of a failing tool; empty on success. */
async function complaintsOf(...args: string[]): Promise<string[]> {
  const { code, output } = await run(args, { env: environment });
  return code === 0 ? [] : [output || `ended with ${code}`];
}

export const formatAndLintProblems = () =>
  complaintsOf(modules('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--max-diagnostics=100');

/** Continuous integration never reuses a check's cache. */
const isRepeated = !process.env.CI;

/** Several checkers would each compute shared types again. */
const compile = ['--noEmit', '--checkers', '1', '--project', '.', ...(isRepeated ? [] : ['--incremental', 'false'])];

/** Generates the route types first, which a fresh clone lacks. */
export async function typeProblems(): Promise<string[]> {
  const generated = await complaintsOf(cli.next, 'typegen');
  return generated.length > 0 ? generated : complaintsOf(modules('typescript/bin/tsc'), ...compile);
}

const unusedCode = [modules('knip/bin/knip.js'), '--no-progress'];
const cache = modules('.cache/knip');

/** Trusts only success from the cache, because entries of a moved file may be wrong. */
export async function unusedCodeProblems(): Promise<string[]> {
  if (!isRepeated) return complaintsOf(...unusedCode);
  const cached = [...unusedCode, '--cache', '--cache-location', cache];
  if ((await complaintsOf(...cached)).length === 0) return [];
  rmSync(cache, { recursive: true, force: true });
  return complaintsOf(...cached);
}
