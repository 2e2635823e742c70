import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

const scope = processWide('request-id', () => new AsyncLocalStorage<string>());

/** For everything that a request leads to: what is logged, its jobs, and their mails. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => scope.run(id, work);

const named = new WeakMap<object, string>();

/** Outside of that work, by the answer to the request. */
export const nameAnswer = (response: object, id: string): void => void named.set(response, id);
export const requestIdOf = (response: object): string | undefined => named.get(response);

export const currentRequestId = (): string | undefined => scope.getStore();
