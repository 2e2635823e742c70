import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Combines pid and start time, so a reused pid differs; undefined if it does not run, including a zombie that its
 * parent has not yet collected.
 */
export function identityOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const startTicks = fields[18];
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return 'ZX'.includes(state) ? undefined : `${pid} ${startTicks} ${boot}`;
    }
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
    return `${pid} ${started.trim()}`;
  } catch {
    return undefined;
  }
}

export const isRunning = (pid: number): boolean => identityOf(pid) !== undefined;

/** True if it ended in time. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (isRunning(pid)) {
    if (performance.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process is already gone.
  }
}
