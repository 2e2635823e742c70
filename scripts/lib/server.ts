import type { Settings } from '../../src/env';
import { localOrigin } from '../../src/server/http/local-origin';
import { Child } from './child';
import { compileServer, serverFile } from './compile-server';
import { Fault } from './fault';
import { onExit, pause, stopSignal } from './lifecycle';

type Mode = 'start' | 'dev';

const LOOK_MS = 100;
const PATIENCE_MS = 60_000;
const SEEN_LINES = 30;

/**
 * Limits malloc arenas, because each retains freed memory and the threads that compress and draw would have one each.
 */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };

/**
 * By default V8's heap grows to several times its live size before a collection, which doubles the server's memory;
 * growing by less than half costs a fifth of processor time.
 */
const smallHeap = ['--heap-growing-percent=50', '--max-semi-space-size=32'];

/** Makes `localhost` resolve to the same address on every machine and keeps the heap small. */
export const serverNodeArgs = ['--dns-result-order=ipv4first', ...smallHeap];

/** Undefined once it is ready. */
async function reasonNotReady(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = await response.text();
    return response.ok ? undefined : `/api/health/ready answers ${response.status} ${body.slice(0, 500)}`;
  } catch {
    return 'nothing answers';
  }
}

/** Waits for readiness; throws if the process exits during the start or exceeds `patience`. */
export async function untilReady(server: Child, origin: string, patience = PATIENCE_MS): Promise<void> {
  let ended: number | undefined;
  void server.ended.then(({ code }) => {
    ended = code;
  });
  const until = performance.now() + patience;
  for (;;) {
    const reason = await reasonNotReady(origin);
    if (!reason) return;
    stopSignal.throwIfAborted();
    const lastOutput = server.output().split('\n').slice(-SEEN_LINES).join('\n');
    if (ended !== undefined) throw new Fault(`The server exited during the start:\n${lastOutput}`);
    if (performance.now() > until) throw new Fault(`The server is not ready after a minute: ${reason}\n${lastOutput}`);
    await pause(LOOK_MS);
  }
}

/** Starts our server on PORT and waits until it is ready. */
export async function serve(mode: Mode, settings: Settings, env: Record<string, string | undefined>): Promise<Child> {
  const { PORT, HOST } = settings;
  // A production build includes it.
  if (mode === 'dev') await compileServer(mode);
  const server = new Child([serverFile(mode), mode], {
    env: { ...memoryEnvironment, ...env, NODE_ENV: mode === 'dev' ? 'development' : 'production' },
    nodeArgs: serverNodeArgs,
  });
  onExit(() => server.stop());
  await untilReady(server, localOrigin(HOST, PORT));
  server.show();
  return server;
}
