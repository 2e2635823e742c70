import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Step } from '@/server/api/step';
import { pool } from '@/server/database/db';

/**
 * Runs a program in a separate process, which is killed without warning when it reaches a step. `program` is the body
 * of a module; `$` is its argument. Rejects when the process ended in any other way.
 */
export async function killedAt(step: Step, program: string, given: object): Promise<void> {
  const source = `
    import { channel } from 'node:diagnostics_channel';
    channel('segara:step').subscribe((reached) => {
      if (reached === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL');
    });
    const $ = ${JSON.stringify(given)};
    ${program}
    process.exit(0);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const [, signal] = await once(child, 'exit');
  if (signal !== 'SIGKILL') throw new Error(`It did not reach '${step}': ${output}`);
}

/** A moment after the minute in which a silent worker still owns its jobs. */
export const minuteAfterDeath = () =>
  pool.query(
    'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = least(run_at, now())',
  );
