import { rmSync } from 'node:fs';
import { run } from '../lib/child';
import { cli, inRoot } from '../lib/paths';

const modules = (path: string) => inRoot('node_modules', path);

const environment = {
  ...process.env,
  FORCE_COLOR: '0',
  NEXT_TELEMETRY_DISABLED: '1',
  // The compiler needs nearly all of its memory to the end: looking for garbage in it took a quarter of its time.
  GOGC: '400',
};

/** The output of an external tool that fails on the sources; empty when it succeeds. */
async function complaintsOf(...args: string[]): Promise<string[]> {
  const { code, output } = await run(args, { env: environment });
  return code === 0 ? [] : [output || `ended with ${code}`];
}

export const formatAndLintProblems = () =>
  complaintsOf(modules('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--max-diagnostics=100');

/** Continuous integration never comes back to what a check notes for the next time. */
const isRepeated = !process.env.CI;

/** Several checkers would each work out the types that all of them need. */
const compile = ['--noEmit', '--checkers', '1', '--project', '.', ...(isRepeated ? [] : ['--incremental', 'false'])];

/** A fresh clone lacks the types of the routes. */
export async function typeProblems(): Promise<string[]> {
  const generated = await complaintsOf(cli.next, 'typegen');
  return generated.length > 0 ? generated : complaintsOf(modules('typescript/bin/tsc'), ...compile);
}

const unusedCode = [modules('knip/bin/knip.js'), '--no-progress'];
const cache = modules('.cache/knip');

/** What was noted of a file that has moved since may be wrong, so only a good result is taken from it. */
export async function unusedCodeProblems(): Promise<string[]> {
  if (!isRepeated) return complaintsOf(...unusedCode);
  const cached = [...unusedCode, '--cache', '--cache-location', cache];
  if ((await complaintsOf(...cached)).length === 0) return [];
  rmSync(cache, { recursive: true, force: true });
  return complaintsOf(...cached);
}
