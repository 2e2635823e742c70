import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { log } from '@/server/process/log';
import { requestIdOf } from '@/server/process/request-id';
import { AppError } from '@/shared/errors/errors';
import { refuse } from './refuse';

/** Passes the request, or another one, to the following step. */
export type Next = (request?: IncomingMessage) => void | Promise<void>;

export type Step = (request: IncomingMessage, response: ServerResponse, next: Next) => void | Promise<void>;

/** Leaves the request to the following step. */
export const passOn: Step = (_request, _response, next) => next();

function answerFault(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  log.error({ err: error, requestId: requestIdOf(response) }, 'request failed');
  if (response.headersSent) response.destroy();
  else if (request.url?.startsWith('/api/'))
    void refuse(request, response, new AppError('internal')).catch(() => response.destroy());
  else response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
}

/**
 * Takes every request through the steps in order. A step that waits for nothing creates no promise: each promise costs
 * as much as the rest of an answer from memory, because Next tracks them all.
 */
export function inOrder(steps: readonly Step[]): RequestListener {
  const taken = steps.filter((step) => step !== passOn);
  const run = (index: number, request: IncomingMessage, response: ServerResponse): void | Promise<void> =>
    taken[index]?.(request, response, (other = request) => run(index + 1, other, response));
  return (request, response) => {
    try {
      run(0, request, response)?.catch((error: unknown) => answerFault(request, response, error));
    } catch (error) {
      answerFault(request, response, error);
    }
  };
}
