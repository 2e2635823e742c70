import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { onForcedStop, Stopped, stopSignal } from './lifecycle';
import { inRoot, root } from './paths';

type Environment = Record<string, string | undefined>;

/** Milliseconds; our server takes 9,500 at most to stop (src/server/http/stop.ts). */
const GRACE_MS = 12_000;
const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;

export type Ended = { code: number; output: string };

/** Runs Node in its own process group: Ctrl-C reaches only the command, which decides the order of stopping. */
export class Child {
  readonly ended: Promise<Ended>;
  private readonly process: ChildProcess;
  private readonly chunks: Buffer[] = [];
  private readonly group: boolean;
  private forwarding: boolean;
  private readonly onOutput: ((text: string) => void) | undefined;

  constructor(
    args: string[],
    options: {
      env: Environment;
      output?: 'show' | 'keep';
      /** Receives the output while it is written. */
      onOutput?: (text: string) => void;
      ownGroup?: boolean;
      nodeArgs?: string[];
      /** Defaults to the project's folder. */
      cwd?: string | undefined;
      /** Standard input in full; empty by default. */
      input?: string;
    },
  ) {
    this.forwarding = options.output === 'show';
    this.onOutput = options.onOutput;
    this.group = options.ownGroup ?? true;
    const stdio = this.group ? 'pipe' : 'inherit';
    this.process = spawn(process.execPath, ['--import', endWithParent, ...(options.nodeArgs ?? []), ...args], {
      cwd: options.cwd ?? root,
      env: options.env as NodeJS.ProcessEnv,
      detached: this.group,
      stdio: [this.group ? (options.input === undefined ? 'ignore' : 'pipe') : 'inherit', stdio, stdio],
    });
    this.process.stdin?.on('error', () => {}).end(options.input);
    this.keep(this.process.stdout, process.stdout);
    this.keep(this.process.stderr, process.stderr);
    onForcedStop(() => this.signal('SIGKILL'));
    this.ended = new Promise((resolve) => {
      this.process.once('error', (error) => resolve({ code: 1, output: error.message }));
      this.process.once('close', (code, name) =>
        resolve({ code: code ?? 128 + constants.signals[name ?? 'SIGKILL'], output: this.output() }),
      );
    });
  }

  private keep(from: NodeJS.ReadableStream | null, to: NodeJS.WriteStream) {
    from?.on('data', (chunk: Buffer) => {
      this.onOutput?.(chunk.toString());
      if (this.forwarding) to.write(chunk);
      else this.chunks.push(chunk);
    });
  }

  output(): string {
    return Buffer.concat(this.chunks).toString().trim();
  }

  /** Passes further output to the terminal and drops earlier output. */
  show(): void {
    this.forwarding = true;
    this.chunks.length = 0;
  }

  signal(name: NodeJS.Signals): void {
    const { pid } = this.process;
    if (!pid) return;
    try {
      process.kill(this.group ? -pid : pid, name);
    } catch {
      // The process is already gone.
    }
  }

  async stop(): Promise<void> {
    // Passed on as SIGINT, so the server does not wait for proxies to notice.
    const isCtrlC = stopSignal.reason instanceof Stopped && stopSignal.reason.signal === 'SIGINT';
    this.signal(isCtrlC ? 'SIGINT' : 'SIGTERM');
    const killTimer = setTimeout(() => this.signal('SIGKILL'), GRACE_MS);
    await this.ended;
    clearTimeout(killTimer);
    // Forked helpers may outlive it.
    if (this.group) this.signal('SIGKILL');
  }
}

/** Runs to the end; a requested stop ends the child and throws `Stopped`. */
export async function run(...[args, options]: ConstructorParameters<typeof Child>): Promise<Ended> {
  stopSignal.throwIfAborted();
  const child = new Child(args, options);
  const stop = () => void child.stop();
  stopSignal.addEventListener('abort', stop, { once: true });
  const ended = await child.ended;
  stopSignal.removeEventListener('abort', stop);
  if (stopSignal.aborted) {
    await child.stop();
    stopSignal.throwIfAborted();
  }
  return ended;
}

/** Ignores stop requests, for work that must not be left half done. */
export async function runUninterrupted(...[args, options]: ConstructorParameters<typeof Child>): Promise<Ended> {
  const ended = await new Child(args, options).ended;
  stopSignal.throwIfAborted();
  return ended;
}

export const scriptFile = (name: string): string => inRoot('scripts', name);
