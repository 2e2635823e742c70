import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'esbuild';
import type { Step } from '@/server/api/step';
import { pool } from '@/server/database/db';

const scriptOf = (program: string): string => `
  import { channel } from 'node:diagnostics_channel';
  const { step, given: $ } = JSON.parse(process.argv[2]);
  channel('segara:step').subscribe((reached) => {
    if (reached === step) process.kill(process.pid, 'SIGKILL');
  });
  ${program}
  process.exit(0);`;

const compiled = new Map<string, Promise<string>>();

/** Compiling a program once is faster than having each process load and compile all modules. */
async function compile(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: scriptOf(program), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    packages: 'external',
    // Node does not resolve this module under the name that bundlers use.
    alias: { 'next/cache': 'next/cache.js' },
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}

function compiledOnce(program: string): Promise<string> {
  const code = compiled.get(program) ?? compile(program);
  compiled.set(program, code);
  return code;
}

/**
 * Runs a program in a separate process, which is killed without warning when it reaches a step. `program` is the body
 * of a module; `$` is its argument. Rejects when the process ends in any other way.
 */
export async function killedAt(step: Step, program: string, given: object): Promise<void> {
  const code = await compiledOnce(program);
  const child = spawn(process.execPath, ['--input-type=module', '-', JSON.stringify({ step, given })], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stdin.on('error', () => {}).end(code);
  const [, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error(`It did not reach '${step}': ${output}`);
}

/** Frees all jobs, as happens a minute after their worker fell silent. */
export const minuteAfterDeath = () =>
  pool.query(
    'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = least(run_at, now())',
  );
