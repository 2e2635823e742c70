import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Step } from './step';
import { isStopping } from './stopping';

/** The answers that are not finished yet. */
const open = new Set<ServerResponse>();

let requestedAt = Number.NEGATIVE_INFINITY;

/** When somebody last asked for something other than our health, which proxies go on to ask for. */
export const lastRequestAt = (): number => requestedAt;

export const isAnswering = (socket: Duplex): boolean => [...open].some((response) => response.socket === socket);

/** A client that goes on using its connection would hold a stopping process back, so it is asked to open another. */
const closeConnection = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};

export function closeConnections(): void {
  for (const response of open) closeConnection(response);
}

export const trackAnswer: Step = (request, response, next) => {
  if (!request.url?.startsWith('/api/health/')) requestedAt = performance.now();
  open.add(response);
  response.once('close', () => open.delete(response));
  if (isStopping()) closeConnection(response);
  return next();
};
