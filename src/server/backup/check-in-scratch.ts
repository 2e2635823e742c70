import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Longer than any restore; a child that hangs must not occupy the lane for ever. */
const PATIENCE_MS = 6 * 60 * 60 * 1000;

/** Restores a stored backup in a process of its own, away from visitors; `outcome` is `ok` or what is wrong. */
export async function checkInScratch(name: string): Promise<{ outcome: string; output: string }> {
  const endWithParent = pathToFileURL(resolve('scripts/lib/end-with-parent.mjs')).href;
  const args = ['--import', endWithParent, resolve('scripts/run.mjs'), 'check:backup', name];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { timeout: PATIENCE_MS }).catch(
    (error: { stdout?: string; stderr?: string }) => ({ stdout: error.stdout ?? '', stderr: error.stderr ?? '' }),
  );
  const [, outcome = 'failed'] = /^result: (\w+)$/m.exec(stdout) ?? [];
  return { outcome, output: `${stdout}\n${stderr}`.trim() };
}
