import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
};
export type Reply = { status: number; body: unknown };

/** What goes wrong with a call: the answer comes late or never, is lost after the work was done, or is an error instead of it. */
export type Mischief = 'late' | 'hang' | 'lose_reply' | 'fail' | 'garble';

const LATE_MS = 300;

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? null : JSON.parse(text);
}

/** A JSON server on this machine that takes the place of a gateway's, on its good days and its bad ones. */
export async function startFakeServer(handle: (call: Call) => Reply) {
  const planned: { mischief: Mischief; method: string; path: RegExp }[] = [];
  const calls: Call[] = [];

  function mischiefFor({ method, path }: Call): Mischief | null {
    const index = planned.findIndex((plan) => plan.method === method && plan.path.test(path));
    return index < 0 ? null : (planned.splice(index, 1)[0]?.mischief ?? null);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const call = {
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: await readBody(request),
    };
    calls.push(call);
    const mischief = mischiefFor(call);
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (mischief === 'fail') return void send(500, '{"error_code":"SERVER_ERROR"}');
    if (mischief === 'hang') return;
    const { status, body } = handle(call);
    if (mischief === 'lose_reply') return void request.socket.destroy();
    if (mischief === 'late') await pause(LATE_MS);
    send(status, mischief === 'garble' ? '<html>' : JSON.stringify(body));
  }

  const server = createServer((request, response) => void answer(request, response));
  // Else an idle connection may close just when a slow machine uses it again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** The next call of this kind has this happen to it. */
    plan: (mischief: Mischief, method: string, path: RegExp) => void planned.push({ mischief, method, path }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
