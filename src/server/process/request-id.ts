import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

const scope = processWide('request-id', () => new AsyncLocalStorage<string>());

/** For everything that a request leads to: what is logged, its jobs, and their mails. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => scope.run(id, work);

export const currentRequestId = (): string | undefined => scope.getStore();
