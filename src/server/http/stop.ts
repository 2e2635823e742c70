import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { drain } from './drain';
import { closeConnections } from './open-answers';
import { beginStopping, isStopping, releaseResources, stopWork } from './stopping';

export type StopSettings = {
  /** Resolves once proxies have noticed the stop; requests are accepted meanwhile. */
  drain(signal: NodeJS.Signals): Promise<unknown>;
  /** Milliseconds after the signal within which requests accepted by then are answered, or cut off. */
  answersMs: number;
  /**
   * Signals within this time count as one: a service manager signals the whole process group, and our parent passes its
   * signal on.
   */
  repeatMs: number;
};

const LOOK_MS = 50;
const RELEASE_MS = 1_000;
/** A newly opened connection may be about to bring a request. */
const UNUSED_MS = 500;

/** Jobs get 6 seconds from the signal (jobs/worker.ts), so a stop takes 9.5 seconds at most. */
export const defaultStop: StopSettings = { drain, answersMs: 8_500, repeatMs: 1_000 };

type OpenedAt = ReadonlyMap<Socket, number>;

function trackConnections(server: Server): OpenedAt {
  const openedAt = new Map<Socket, number>();
  server.on('connection', (socket) => {
    openedAt.set(socket, performance.now());
    socket.once('close', () => openedAt.delete(socket));
  });
  return openedAt;
}

/** Browsers open connections ahead of use, and Node does not count a connection as idle before its first request. */
function closeUnused(connections: OpenedAt): void {
  for (const [socket, openedAt] of connections) {
    if (socket.bytesRead === 0 && performance.now() - openedAt > UNUSED_MS) socket.destroy();
  }
}

async function closeServer(server: Server, connections: OpenedAt, deadline: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose answer began before the signal was not marked to close, and becomes idle later.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    closeUnused(connections);
  }, LOOK_MS);
  await Promise.race([closed, pause(deadline - performance.now(), undefined, { ref: false })]);
  clearInterval(sweep);
  server.closeAllConnections();
}

/** The first signal lets requests and jobs finish; a second signal ends the process at once. */
export function stopOnSignal(server: Server, { drain, answersMs, repeatMs }: StopSettings): void {
  const connections = trackConnections(server);
  let signalledAt = 0;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    beginStopping();
    closeConnections();
    const work = stopWork();
    await drain(signal);
    await closeServer(server, connections, signalledAt + answersMs);
    await work;
    await Promise.race([releaseResources(), pause(RELEASE_MS, undefined, { ref: false })]);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isStopping()) {
        signalledAt = performance.now();
        void stop(signal).finally(() => process.exit(0));
      } else if (performance.now() - signalledAt >= repeatMs) {
        process.exit(128 + constants.signals[signal]);
      }
    });
  }
}
