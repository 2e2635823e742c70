import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

const scope = processWide('job-id', () => new AsyncLocalStorage<string>());

/** Adds the job's id to everything logged during the work. */
export const withJobId = <Result>(id: string, work: () => Result): Result => scope.run(id, work);

export const currentJobId = (): string | undefined => scope.getStore();
