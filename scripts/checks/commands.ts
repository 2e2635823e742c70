import { run } from '../lib/child';
import { cli, inRoot } from '../lib/paths';

const modules = (path: string) => inRoot('node_modules', path);

/** The output of an external tool that fails on the sources; empty when it succeeds. */
async function complaintsOf(...args: string[]): Promise<string[]> {
  const { code, output } = await run(args, { env: { ...process.env, FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1' } });
  return code === 0 ? [] : [output || `ended with ${code}`];
}

export const formatAndLintProblems = () =>
  complaintsOf(modules('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--max-diagnostics=100');

/** A fresh clone lacks the types of the routes. Several checkers would each work out the types that all of them need. */
export async function typeProblems(): Promise<string[]> {
  const generated = await complaintsOf(cli.next, 'typegen');
  return generated.length > 0
    ? generated
    : complaintsOf(modules('typescript/bin/tsc'), '--noEmit', '--checkers', '1', '--project', '.');
}

export const unusedCodeProblems = () => complaintsOf(modules('knip/bin/knip.js'), '--no-progress');
