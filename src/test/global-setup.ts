import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';

type Template = { serverUrl: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Template;
  }
}

/** One server and one migrated template for the run; each test file then gets a clone of its own. */
export default async function setup(project: TestProject) {
  const holder = fork('src/test/template-database.ts', { execArgv: ['--import', 'tsx'] });
  const ended = once(holder, 'exit');
  const ready = once(holder, 'message') as Promise<[Template]>;
  const first = await Promise.race([ready, ended.then(() => null)]);
  if (!first) throw new Error('The test database did not start.');
  project.provide('postgres', first[0]);
  return async () => {
    holder.disconnect();
    await ended;
  };
}
