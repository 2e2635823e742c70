import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

const scope = processWide('request-id', () => new AsyncLocalStorage<string>());

/** Adds the request's id to everything that the work causes: log lines, jobs and their emails. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => scope.run(id, work);

const named = new WeakMap<object, string>();

/** Names the answer for code that runs outside of that work. */
export const labelAnswer = (response: object, id: string): void => void named.set(response, id);
export const requestIdOf = (response: object): string | undefined => named.get(response);

export const currentRequestId = (): string | undefined => scope.getStore();
