import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Step } from '@/server/api/step';
import { pool } from '@/server/database/db';

/**
 * Does something in a process of its own, which is killed without warning when it reaches a step. `program` is the body
 * of a module; `$` is what it was given. Rejects when the process ended in any other way.
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

/** As if the minute had passed after which the jobs of a silent worker are taken up by another. */
export const minuteAfterDeath = () =>
  pool.query(
    'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = least(run_at, now())',
  );
