import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: unknown;
};
export type Reply = { status: number; body: unknown };

/** A fault of a call: its answer is lost after the work was done, or replaced by an error or by garbage. */
export type Mischief = 'lose_reply' | 'fail' | 'garble';

type Plan = {
  method: string;
  path: RegExp;
  mischief?: Mischief;
  /** Delays the answer until this resolves; the work is done at once. */
  until?: Promise<void>;
  /** Replaces the work and the answer. */
  onCall?: (call: Call, response: ServerResponse) => void;
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? null : JSON.parse(text);
}

/** A JSON server on this machine that stands in for a gateway's server and its failures. */
export async function startFakeServer(handle: (call: Call) => Reply) {
  const planned: Plan[] = [];
  const calls: Call[] = [];
  let slowness = 0;

  function planFor({ method, path }: Call): Plan | undefined {
    const index = planned.findIndex((plan) => plan.method === method && plan.path.test(path));
    return index < 0 ? undefined : planned.splice(index, 1)[0];
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
    const { mischief, until, onCall } = planFor(call) ?? {};
    const send = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (mischief === 'fail') return void send(500, '{"error_code":"SERVER_ERROR"}');
    if (onCall) return onCall(call, response);
    const { status, body } = handle(call);
    if (mischief === 'lose_reply') return void request.socket.destroy();
    await until;
    if (slowness > 0) await setTimeout(slowness);
    send(status, mischief === 'garble' ? '<html>' : JSON.stringify(body));
  }

  const server = createServer((request, response) => void answer(request, response));
  // A keep-alive connection may close just when a slow machine reuses it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Delays every further answer by this many milliseconds. */
    slowDown(milliseconds: number): void {
      slowness = milliseconds;
    },
    /** Schedules this fault for the next such call. */
    plan: (mischief: Mischief, method: string, path: RegExp) => void planned.push({ mischief, method, path }),
    /** Processes the next such call at once, and answers it when `release` is called. */
    hold(method: string, path: RegExp): { release(): void } {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      planned.push({ until, method, path });
      return { release };
    },
    /**
     * Never answers the next such call: `received` resolves when the call arrives, `abandoned` when its caller gives
     * up.
     */
    hang(method: string, path: RegExp): { received: Promise<Call>; abandoned: Promise<void> } {
      let onReceived = (_call: Call) => {};
      let onAbandoned = () => {};
      const received = new Promise<Call>((resolve) => {
        onReceived = resolve;
      });
      const abandoned = new Promise<void>((resolve) => {
        onAbandoned = resolve;
      });
      const onCall = (call: Call, response: ServerResponse) => {
        response.on('close', onAbandoned);
        onReceived(call);
      };
      planned.push({ method, path, onCall });
      return { received, abandoned };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
