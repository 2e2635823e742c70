import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

const scope = processWide('job-id', () => new AsyncLocalStorage<string>());

/** For everything that is logged while a job runs. */
export const withJobId = <Result>(id: string, work: () => Result): Result => scope.run(id, work);

export const currentJobId = (): string | undefined => scope.getStore();
