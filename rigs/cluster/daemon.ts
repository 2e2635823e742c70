import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onExit } from '../../scripts/lib/lifecycle';
import type { DatabaseUser } from '../../scripts/lib/postgres/user';
import type { Ground } from './ground';

type Command = { name: string; file: string; args: string[]; env?: Record<string, string> };

const GRACE_MS = 10_000;
const MOST_LINES = 15;

/** Runs a program of the cluster in its own process group and as an unprivileged user; it ends with the command. */
export class Daemon {
  private process: ChildProcess | undefined;
  private ended: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly ground: Ground,
    private readonly command: Command,
  ) {
    onExit(() => this.stop());
  }

  get name(): string {
    return this.command.name;
  }

  private get logFile(): string {
    return join(this.ground.folder, `${this.command.name}.log`);
  }

  start(): void {
    const { file, args, env } = this.command;
    const log = openSync(this.logFile, 'a');
    const user: DatabaseUser | undefined = this.ground.user;
    const started = spawn(file, args, {
      cwd: this.ground.folder,
      env: {
        ...env,
        PATH: process.env.PATH,
        HOME: this.ground.folder,
        LANG: 'C.UTF-8',
      } as unknown as NodeJS.ProcessEnv,
      detached: true,
      stdio: ['ignore', log, log],
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    closeSync(log);
    this.process = started;
    this.ended = Promise.race([once(started, 'exit'), once(started, 'error')]);
    this.ended.catch(() => {});
  }

  signal(name: NodeJS.Signals): void {
    const pid = this.process?.pid;
    if (!pid || this.process?.exitCode !== null) return;
    try {
      process.kill(-pid, name);
    } catch {
      // The process is already gone.
    }
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended;
  }

  async stop(): Promise<void> {
    this.signal('SIGTERM');
    const killTimer = setTimeout(() => this.signal('SIGKILL'), GRACE_MS);
    await this.ended;
    clearTimeout(killTimer);
  }

  lastLines(): string {
    return readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-MOST_LINES).join('\n');
  }
}
