import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Step } from './step';
import { isStopping } from './stopping';

const open = new Set<ServerResponse>();

let requestedAt = Number.NEGATIVE_INFINITY;

/** The time of the last request other than a health check, which proxies keep sending. */
export const lastRequestAt = (): number => requestedAt;

export const isAnswering = (socket: Duplex): boolean => [...open].some((response) => response.socket === socket);

/** A connection that its client keeps using would delay a stopping process, so it is closed after the answer. */
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
