import type { Settings } from '../../src/env';
import { localOrigin } from '../../src/server/http/local-origin';
import { Child } from './child';
import { compileServer, serverFile } from './compile-server';
import { Fault } from './fault';
import { atTheEnd, pause, stopSignal } from './lifecycle';

type Mode = 'start' | 'dev';

const LOOK_MS = 100;
const PATIENCE_MS = 60_000;
const SEEN_LINES = 30;

/** Each arena keeps what its threads have freed; the threads that compress and draw would have one each. */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };

/**
 * V8 lets the heap grow to several times what is in use before it collects garbage, which doubles what the server takes.
 * A heap that grows by less than half costs a fifth of the processor's time.
 */
const smallHeap = ['--heap-growing-percent=50', '--max-semi-space-size=32'];

/** Makes `localhost` resolve to the same address on every machine, and keeps the heap small. */
export const serverNodeArgs = ['--dns-result-order=ipv4first', ...smallHeap];

/** Why it is not ready yet, or undefined once it is. */
async function whyNotReady(origin: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const body = await response.text();
    return response.ok ? undefined : `/api/health/ready answers ${response.status} ${body.slice(0, 500)}`;
  } catch {
    return 'nothing answers';
  }
}

/** Waits until it reports ready; a process that ends during the start, or exceeds `patience`, is a fault. */
export async function untilReady(server: Child, origin: string, patience = PATIENCE_MS): Promise<void> {
  let ended: number | undefined;
  void server.ended.then(({ code }) => {
    ended = code;
  });
  const until = performance.now() + patience;
  for (;;) {
    const reason = await whyNotReady(origin);
    if (!reason) return;
    stopSignal.throwIfAborted();
    const lastOutput = server.output().split('\n').slice(-SEEN_LINES).join('\n');
    if (ended !== undefined) throw new Fault(`The server ended while it started:\n${lastOutput}`);
    if (performance.now() > until) throw new Fault(`The server is not ready after a minute: ${reason}\n${lastOutput}`);
    await pause(LOOK_MS);
  }
}

/** Starts our server on PORT; it is ready when this returns. */
export async function serve(mode: Mode, settings: Settings, env: Record<string, string | undefined>): Promise<Child> {
  const { PORT, HOST } = settings;
  // In production it is part of the build.
  if (mode === 'dev') await compileServer(mode);
  const server = new Child([serverFile(mode), mode], {
    env: { ...memoryEnvironment, ...env, NODE_ENV: mode === 'dev' ? 'development' : 'production' },
    nodeArgs: serverNodeArgs,
  });
  atTheEnd(() => server.stop());
  await untilReady(server, localOrigin(HOST, PORT));
  server.show();
  return server;
}
