import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Child } from '../../scripts/lib/child';
import { serverFile } from '../../scripts/lib/compile-server';
import { Fault } from '../../scripts/lib/fault';
import { onExit } from '../../scripts/lib/lifecycle';
import { inRoot } from '../../scripts/lib/paths';
import { memoryEnvironment, serverNodeArgs, untilReady } from '../../scripts/lib/server';
import { appEnvironment, noSettings } from '../../scripts/lib/settings';
import { readSettings } from '../../src/env';

type Environment = Record<string, string | undefined>;

/** A process of the app, restarted whenever it ends, as by a service manager. */
export class AppProcess {
  private child: Child | undefined;

  constructor(
    private readonly logFile: string,
    private readonly args: string[],
    private readonly env: Environment,
    private readonly isUp: (child: Child) => Promise<void>,
    private readonly cwd?: string,
  ) {
    onExit(() => this.stop());
  }

  async start(): Promise<void> {
    this.child = new Child(this.args, {
      env: this.env,
      nodeArgs: serverNodeArgs,
      cwd: this.cwd,
      onOutput: (text) => appendFileSync(this.logFile, text),
    });
    await this.isUp(this.child);
  }

  async kill(): Promise<void> {
    this.child?.signal('SIGKILL');
    await this.child?.ended;
  }

  freeze(): void {
    this.child?.signal('SIGSTOP');
  }

  thaw(): void {
    this.child?.signal('SIGCONT');
  }

  async stop(): Promise<void> {
    this.thaw();
    await this.child?.stop();
  }
}

const logOf = ({ DATA_DIR }: { DATA_DIR: string }): string => join(DATA_DIR, 'output.log');

/** Ignores the machine's own settings. */
function environmentOf(own: Environment): Environment {
  const settings = readSettings({ ...process.env, ...noSettings, ...own });
  return {
    ...memoryEnvironment,
    ...appEnvironment(settings, settings.DATABASE_URL ?? ''),
    ...noSettings,
    NEXTAUTH_URL: settings.APP_URL,
    ...own,
    NODE_ENV: 'production',
  };
}

export function instance(own: Environment & { PORT: string; DATA_DIR: string }): AppProcess {
  const origin = `http://127.0.0.1:${own.PORT}`;
  return new AppProcess(logOf(own), [serverFile('start'), 'start'], environmentOf(own), (child) =>
    untilReady(child, origin),
  );
}

/** Runs `npm start` of the version in a folder, on an existing database. */
export function versionIn(folder: string, own: Environment & { PORT: string; DATA_DIR: string }): AppProcess {
  const args = [join(folder, 'scripts', 'run.mjs'), 'start'];
  const isUp = (child: Child) => untilReady(child, `http://127.0.0.1:${own.PORT}`);
  return new AppProcess(logOf(own), args, environmentOf(own), isUp, folder);
}

/** Runs an npm command of the version in a folder to its end. */
export async function runIn(folder: string, command: string, own: Environment & { DATA_DIR: string }): Promise<void> {
  const args = [join(folder, 'scripts', 'run.mjs'), command];
  const { code, output } = await new Child(args, { env: environmentOf(own), cwd: folder }).ended;
  if (code !== 0) throw new Fault(`npm run ${command} in ${folder} failed:\n${output}`);
}

export function worker(own: Environment & { DATA_DIR: string }): AppProcess {
  const isWorking = async (child: Child) => {
    while (!child.output().includes('working on jobs')) {
      await Promise.race([child.ended, new Promise((resolve) => setTimeout(resolve, 100))]);
    }
  };
  return new AppProcess(logOf(own), [inRoot('scripts', 'run.mjs'), 'worker'], environmentOf(own), isWorking);
}
