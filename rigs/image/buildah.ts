import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Fault } from '../../scripts/lib/fault';
import { root } from '../../scripts/lib/paths';

const run = promisify(execFile);
/** Installation path on Debian. */
export const BUILDAH = '/usr/bin/buildah';
const MOST_OUTPUT = 64 * 1024 * 1024;
const SEEN_LINES = 40;

/** Runs Buildah with its store in a folder, without a daemon or kernel features that a container may lack. */
export class Buildah {
  private readonly store: string[];
  constructor(folder: string) {
    const [images, state] = [join(folder, 'images'), join(folder, 'state')];
    this.store = ['--root', images, '--runroot', state, '--storage-driver', 'vfs'];
  }

  private args = ([command = '', ...rest]: string[]): string[] => [
    ...this.store,
    command,
    ...(command === 'build' || command === 'run' ? ['--isolation', 'chroot'] : []),
    ...rest,
  ];

  async call(...args: string[]): Promise<string> {
    try {
      const { stdout } = await run(BUILDAH, this.args(args), { cwd: root, maxBuffer: MOST_OUTPUT });
      return stdout.trim();
    } catch (thrown) {
      const { stdout = '', stderr = '' } = thrown as { stdout?: string; stderr?: string };
      const end = `${stdout}\n${stderr}`.trim().split('\n').slice(-SEEN_LINES).join('\n');
      throw new Fault(`buildah ${args[0]} failed:\n${end}`);
    }
  }

  /** Shows the output of the container's process. */
  start(...args: string[]): ChildProcess {
    return spawn(BUILDAH, this.args(args), { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  }
}
