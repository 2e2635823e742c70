import { existsSync } from 'node:fs';
import { EnvFault } from '../../src/env';
import { Fault } from './fault';
import { cleanUp, exitCodeOf, listenForStop, Stopped } from './lifecycle';
import { inRoot, root } from './paths';

type Command = {
  /** A returned number is the exit code. */
  default: (args: string[]) => Promise<unknown>;
  /** A stopped service has ended normally; any other stopped command was interrupted. */
  isService?: boolean;
};

function explain(error: unknown): number {
  if (error instanceof Stopped) return exitCodeOf(error.signal);
  if (error instanceof Fault) console.error(error.message);
  else if (error instanceof EnvFault) for (const fault of error.faults) console.error(fault);
  else console.error(error);
  return 1;
}

const folders = ['scripts', 'rigs', 'tools'];

export function fileOf(name: string): string | undefined {
  if (!/^[a-z][a-z0-9:-]*$/.test(name)) return undefined;
  return folders.map((folder) => inRoot(folder, `${name.replaceAll(':', '-')}.ts`)).find((file) => existsSync(file));
}

export async function runCommand(name = '', args: string[] = []): Promise<void> {
  const file = fileOf(name);
  if (!file) {
    console.error(`Unknown command '${name}'; package.json lists the commands.`);
    process.exit(1);
  }
  process.chdir(root);
  listenForStop();
  // Work continues after the reader of our output closes it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  process.on('uncaughtException', async (error) => {
    const exitCode = explain(error);
    await cleanUp();
    process.exit(exitCode);
  });
  const command: Command = await import(file);
  let exitCode: number;
  try {
    const result = await command.default(args);
    exitCode = typeof result === 'number' ? result : 0;
  } catch (error) {
    exitCode = error instanceof Stopped && command.isService ? 0 : explain(error);
  }
  await cleanUp();
  process.exit(exitCode);
}
